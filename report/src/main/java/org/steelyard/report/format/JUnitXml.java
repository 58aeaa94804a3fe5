package org.steelyard.report.format;

import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.steelyard.report.Format;
import org.steelyard.report.Plain;
import org.steelyard.report.Report;

/**
 * JUnit XML as Maven Surefire writes it, which every build server reads: a case is a test case. A
 * regression that holds and a broken bound are failures, what could not be measured is an error,
 * what is not decided is skipped.
 */
public final class JUnitXml implements Format {
  @Override
  public String name() {
    return "junit";
  }

  @Override
  public String extension() {
    return "junit.xml";
  }

  @Override
  public String of(Report report) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
      suite(xml, Plain.line(report.title()), Outcome.of(report));
      xml.close();
    } catch (XMLStreamException e) {
      throw new IllegalStateException("JUnit XML could not be put together: " + e.getMessage(), e);
    }
    return text.toString();
  }

  private static void suite(XMLStreamWriter xml, String title, List<Outcome> outcomes)
      throws XMLStreamException {
    xml.writeStartDocument("UTF-8", "1.0");
    xml.writeCharacters("\n");
    xml.writeStartElement("testsuite");
    xml.writeAttribute("name", title.isEmpty() ? "benchmarks" : title);
    xml.writeAttribute("tests", Integer.toString(outcomes.size()));
    for (String word : List.of("failure", "error", "skipped")) {
      long count = outcomes.stream().filter(o -> word.equals(word(o))).count();
      xml.writeAttribute(word.equals("skipped") ? word : word + "s", Long.toString(count));
    }
    xml.writeAttribute("time", seconds(outcomes.stream().mapToDouble(Outcome::seconds).sum()));
    for (Outcome outcome : outcomes) {
      xml.writeCharacters("\n  ");
      testCase(xml, outcome);
    }
    xml.writeCharacters("\n");
    xml.writeEndElement();
    xml.writeCharacters("\n");
    xml.writeEndDocument();
  }

  private static void testCase(XMLStreamWriter xml, Outcome outcome) throws XMLStreamException {
    int method = outcome.benchmark().lastIndexOf('.');
    xml.writeStartElement("testcase");
    xml.writeAttribute(
        "classname", Plain.line(outcome.benchmark().substring(0, Math.max(0, method))));
    xml.writeAttribute("name", outcome.name());
    xml.writeAttribute("time", seconds(outcome.seconds()));
    String word = word(outcome);
    xml.writeCharacters("\n    ");
    if (word.isEmpty()) {
      xml.writeStartElement("system-out");
      xml.writeCharacters(outcome.sentence());
    } else {
      xml.writeStartElement(word);
      xml.writeAttribute("message", outcome.sentence());
      if (!word.equals("skipped")) {
        xml.writeAttribute("type", type(outcome));
        xml.writeCharacters(outcome.name() + " " + outcome.sentence());
      }
    }
    xml.writeEndElement();
    xml.writeCharacters("\n  ");
    xml.writeEndElement();
  }

  /** The element that tells it; empty for what passed. */
  private static String word(Outcome outcome) {
    return switch (outcome.kind()) {
      case FAILED -> "error";
      case REGRESSION, BROKEN_BOUND -> "failure";
      case SLOWER, UNDECIDED, LEFT_OUT -> "skipped";
      case ACCEPTED, FASTER, SAME, MEASURED -> "";
    };
  }

  private static String type(Outcome outcome) {
    return outcome.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static String seconds(double seconds) {
    return String.format(Locale.ROOT, "%.3f", seconds);
  }
}
