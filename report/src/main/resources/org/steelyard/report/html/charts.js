// Charts are drawn when they come into view, and again when light turns to dark.
const drawn = new Map();

const visible = new IntersectionObserver(entries => {
  for (const entry of entries) {
    if (entry.isIntersecting) {
      visible.unobserve(entry.target);
      entry.target.draw();
    }
  }
}, { rootMargin: '200px' });

const resized = new ResizeObserver(entries => {
  for (const entry of entries) {
    drawn.get(entry.target)?.resize();
  }
});

// What canvas cannot take from the style sheet by itself.
function colours() {
  const style = getComputedStyle(root);
  const of = name => style.getPropertyValue('--' + name).trim();
  return {
    ink: of('ink'), faint: of('faint'), line: of('line'), zone: of('zone'), card: of('card'),
    slower: of('slower'), alone: of('slower'), 'control-alarm': of('slower'), faster: of('faster'),
    same: of('same'), undecided: of('undecided'), failed: of('failed'), broken: of('failed'),
    baseline: of('same'), candidate: of('accent'),
  };
}

/**
 * A chart with its text alternative.
 * @param label what it shows, for who does not see it
 * @param options makes ECharts' options from the colours
 * @param table makes the same data as a table, when it is asked for
 */
function chart(label, options, table) {
  const canvas = el('div', { class: 'chart', role: 'img', 'aria-label': label });
  canvas.draw = () => {
    if (!window.echarts) {
      // The library is the last thing in the file.
      document.addEventListener('DOMContentLoaded', canvas.draw, { once: true });
      return;
    }
    const instance = echarts.init(canvas, null, { renderer: 'canvas' });
    canvas.options = options;
    drawn.set(canvas, instance);
    resized.observe(canvas);
    redraw(canvas);
  };
  visible.observe(canvas);
  const alternative = table && el('details', {
    toggle: event => {
      if (event.target.open && event.target.children.length === 1) {
        event.target.append(el('div', { class: 'scroll', tabindex: '0' }, table()));
      }
    },
  }, el('summary', {}, 'The same as a table'));
  return el('div', {}, canvas, alternative);
}

function redraw(canvas) {
  const c = colours();
  drawn.get(canvas).setOption({
    animation: false,
    textStyle: { fontFamily: getComputedStyle(document.body).fontFamily, color: c.ink },
    ...canvas.options(c),
  }, true);
}

// Canvases of cases that were closed again are let go.
function forget(element) {
  for (const canvas of element.querySelectorAll('.chart')) {
    visible.unobserve(canvas);
    resized.unobserve(canvas);
    drawn.get(canvas)?.dispose();
    drawn.delete(canvas);
  }
}

document.addEventListener('theme', () => drawn.forEach((instance, canvas) => redraw(canvas)));
addEventListener('beforeprint', () => drawn.forEach((instance, canvas) => {
  redraw(canvas);
  instance.resize({ width: Math.min(canvas.clientWidth, 700) });
}));
addEventListener('afterprint', () => drawn.forEach((instance, canvas) => {
  redraw(canvas);
  instance.resize({ width: 'auto' });
}));

// The ends of an axis are where the data ends, which is no round number.
function plainLabel(c, formatter) {
  return { color: c.faint, fontSize: 11, hideOverlap: true, showMinLabel: false, showMaxLabel: false, formatter };
}

// Without a precision of its own, a line would be drawn at the next hundredth.
const LINE = { silent: true, symbol: 'none', precision: 12, label: { show: false } };

const wholes = x => (Number.isInteger(x) ? fixed(x, 0) : '');

function axis(c, more) {
  return {
    axisLine: { onZero: false, lineStyle: { color: c.line } },
    axisTick: { show: false },
    axisLabel: plainLabel(c),
    splitLine: { lineStyle: { color: c.line, opacity: 0.6 } },
    nameTextStyle: { color: c.faint, fontSize: 11 },
    nameLocation: 'middle',
    ...more,
  };
}

// Drawn on the canvas: what comes from outside never becomes markup.
function tip(c, formatter, more) {
  return {
    renderMode: 'richText', confine: true, backgroundColor: c.card, borderColor: c.line,
    textStyle: { color: c.ink, fontSize: 12 }, formatter, ...more,
  };
}

function simpleTable(head, rows) {
  return el('table', {},
    el('thead', {}, el('tr', {}, head.map(h => el('th', { scope: 'col' }, h)))),
    el('tbody', {}, rows.map(row => el('tr', {}, row.map((cell, i) =>
      el(i ? 'td' : 'th', i ? {} : { scope: 'row' }, cell === null ? '' : String(cell)))))));
}

// Vertical intervals: the library's small build knows lines, and a gap ends one.
function whiskers(points, colour, width) {
  return {
    type: 'line', silent: true, symbol: 'none', connectNulls: false, z: 1,
    lineStyle: { color: colour, width: width || 1.5 },
    data: points.flatMap(([x, low, high]) => [[x, low], [x, high], [x, null]]),
  };
}
