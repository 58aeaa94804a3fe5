package org.steelyard.report.format;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** JUnit XML that Maven Surefire's own schema allows, read by the JDK. */
record JUnitFile(Element suite) {

  /**
   * @throws org.xml.sax.SAXException when the schema does not allow it
   */
  static JUnitFile valid(String xml) throws Exception {
    SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
        .newSchema(JUnitFile.class.getResource("/surefire/surefire-test-report.xsd"))
        .newValidator()
        .validate(new StreamSource(new StringReader(xml)));
    return new JUnitFile(
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(xml)))
            .getDocumentElement());
  }

  List<Element> cases() {
    NodeList all = suite.getElementsByTagName("testcase");
    List<Element> cases = new ArrayList<>();
    for (int i = 0; i < all.getLength(); i++) {
      cases.add((Element) all.item(i));
    }
    return cases;
  }

  List<String> names() {
    return cases().stream().map(c -> c.getAttribute("name")).toList();
  }

  /** Names of the cases that hold such an element. */
  List<String> names(String element) {
    return cases().stream()
        .filter(c -> c.getElementsByTagName(element).getLength() > 0)
        .map(c -> c.getAttribute("name"))
        .toList();
  }
}
