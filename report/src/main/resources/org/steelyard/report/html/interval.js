// An interval as a picture in a table's cell; all cells of a column share one scale.
const WIDTH = 240;
const PAD = 8;

// Logarithms, so that half and double are equally far from the middle; far outliers do not make
// all others invisible.
function ratioScale(triples, least, most = Infinity) {
  const span = Math.min(most, Math.max(spanOf(triples.map(t => t.map(x => (isNumber(x) ? Math.log(Math.max(x, 1e-9)) : x)))), Math.log1p(least)));
  const x = ratio => WIDTH / 2 + (Math.log(Math.max(ratio, 1e-9)) / span) * (WIDTH / 2 - PAD);
  return { span, x, clamp: ratio => Math.max(PAD / 2, Math.min(WIDTH - PAD / 2, x(ratio))) };
}

// How far a scale goes that is symmetric about 0: to nearly all ends of intervals, but no further
// than leaves the effects themselves apart. What is outside gets an arrow.
function spanOf(triples) {
  const quantile = (values, share) => {
    const sorted = values.filter(isNumber).map(Math.abs).sort((a, b) => a - b);
    return sorted.length ? sorted[Math.ceil(share * (sorted.length - 1))] : 0;
  };
  return Math.min(1.15 * quantile(triples.flat(), 0.98), 4 * quantile(triples.map(t => t[0]), 0.95) || Infinity);
}

function svg(tag, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

// [value, low, high] as ratios; the shape of the point tells what colour tells.
function intervalCell(triple, scale, state, threshold) {
  const [value, low, high] = triple;
  const picture = svg('svg', {
    class: 'interval ' + state,
    viewBox: `0 0 ${WIDTH} 20`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  if (isNumber(threshold)) {
    const left = scale.clamp(1 / (1 + threshold));
    const zone = { x: left, y: 0, width: scale.clamp(1 + threshold) - left, height: 20 };
    picture.append(svg('rect', { class: 'zone', ...zone }));
  }
  picture.append(svg('line', { class: 'zero', x1: WIDTH / 2, x2: WIDTH / 2, y1: 0, y2: 20 }));
  if (isNumber(low) && isNumber(high)) {
    const [a, b] = [scale.clamp(low), scale.clamp(high)];
    const ends = { y1: 10, y2: 10, x1: a, x2: Math.max(b, a + 0.5) };
    picture.append(svg('line', { class: 'range', ...ends }));
    if (scale.x(high) > WIDTH) {
      picture.append(svg('path', { class: 'at', d: `M${WIDTH} 10l-8-5v10z` }));
    }
    if (scale.x(low) < 0) {
      picture.append(svg('path', { class: 'at', d: 'M0 10l8-5v10z' }));
    }
  }
  if (isNumber(value)) {
    picture.append(svg('path', { class: 'at', d: pointShape(scale.clamp(value), state) }));
  }
  return picture;
}

function pointShape(x, state) {
  switch (state) {
    case 'slower':
    case 'alone':
    case 'control-alarm':
      return `M${x} 4.5l4.5 9h-9z`;
    case 'faster':
      return `M${x} 15.5l4.5-9h-9z`;
    case 'undecided':
      return `M${x} 5l5 5-5 5-5-5z`;
    default:
      return `M${x - 4} 10a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`;
  }
}
