// Everything from outside becomes a text node: no string is ever read as markup.
function el(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (typeof value === 'function') {
      element.addEventListener(name, value);
    } else if (value !== null && value !== undefined && value !== false) {
      element.setAttribute(name, value === true ? '' : value);
    }
  }
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined) {
      element.append(child);
    }
  }
  return element;
}

// Long names break where words end in them, before they break anywhere.
function breakable(text) {
  return text.split(/(?<=\.)|(?<=[a-z0-9])(?=[A-Z])/).flatMap((part, i) => (i ? [el('wbr'), part] : [part]));
}

const label = row => row.name + (row.params ? ` (${row.params})` : '');

const isNumber = x => typeof x === 'number';
const MINUS = '−';

function fixed(value, decimals) {
  const text = Math.abs(value).toFixed(decimals);
  return value < 0 && Number(text) !== 0 ? MINUS + text : text;
}

function shortTime(nanos) {
  if (!isNumber(nanos)) {
    return '';
  }
  const units = ['ns', 'µs', 'ms', 's'];
  let value = nanos;
  let unit = 0;
  while (Math.abs(value) >= 999.95 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  const size = Math.abs(value);
  return fixed(value, size >= 99.995 ? 1 : size >= 9.9995 ? 2 : 3) + '\u00a0' + units[unit];
}

function percent(share) {
  const text = fixed(100 * share, Math.abs(share) < 0.0995 ? 2 : 1);
  return (share > 0 ? '+' : '') + text + '\u00a0%';
}

function digits(value) {
  if (!isNumber(value)) {
    return '';
  }
  const size = Math.abs(value);
  return size !== 0 && (size < 1e-3 || size >= 1e7)
    ? value.toExponential(2)
    : fixed(value, size >= 1000 ? 0 : size >= 100 ? 1 : size >= 1 ? 2 : 4);
}

function interval(triple, write) {
  return isNumber(triple[1]) && isNumber(triple[2])
    ? `[${write(triple[1])}, ${write(triple[2])}]`
    : '';
}

function cut(text, length) {
  return text.length > length ? text.slice(0, length - 1) + '…' : text;
}
