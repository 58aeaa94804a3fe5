// What a case shows when it is opened. Its line of the data is parsed only then.
let detailLines = null;

function detailOf(row) {
  detailLines ??= document.getElementById('details').textContent.split('\n');
  return JSON.parse(detailLines[row.detail]);
}

function pane(title, note, ...content) {
  return el('section', { class: 'pane' }, el('h3', {}, title), note ? el('p', { class: 'note' }, note) : null, content);
}

function inside(row, section, contents) {
  const detail = detailOf(row);
  const arms = row.compared ? [section.baseline, row.compared.arm] : ['fork'];
  return el('div', { class: 'panes' },
    summaryPane(row, section),
    knowledgePane(row, detail, contents),
    ...(detail.pairs ? pairCharts(row, detail, arms) : []),
    ...(detail.forks ? [forkChart(row, detail.forks), seriesPane(detail.forks.map((fork, i) => (
      { ...fork, arm: 'candidate', group: `Fork ${i + 1}`, name: `fork ${i + 1}` })), ['fork'], detail.every)] : []),
    repeatPane(detail));
}

function summaryPane(row, section) {
  const facts = [['Benchmark', (row.place ? row.place + '.' : '') + label(row)]];
  if (row.mode) {
    facts.push(['Mode', row.mode + (row.threads ? `, ${row.threads} ${row.threads === 1 ? 'thread' : 'threads'}` : '')]);
  }
  const c = row.compared;
  if (c) {
    facts.push(['Baseline', shortTime(c.baseline)], ['Candidate', shortTime(c.candidate)]);
    facts.push(['Threshold', percent(c.threshold).replace('+', '±')], ['Couples', String(c.couples)]);
    if (c.bytes) {
      facts.push(['Allocated', `${digits(c.bytes[0])} → ${digits(c.bytes[1])} bytes per operation`]);
    }
  }
  const m = row.measured;
  if (m) {
    const confidence = ` (${m.confidence / 10} % interval${section.command ? ' over forks' : ''})`;
    facts.push(['Time per operation', shortTime(m.time[0]) + (isNumber(m.time[1]) ? ' ± ' + shortTime(m.time[1]) + confidence : '')]);
    facts.push(['Score', scoreText(m)]);
    if (m.forks) {
      facts.push(['Forks', String(m.forks)]);
    }
  }
  if (row.held) {
    facts.push(['Held against', row.held.baseline],
      ['Ratio', digits(row.held.ratio[0]) + ' ' + interval(row.held.ratio, digits)],
      ['Net cost', shortTime(row.held.net[0]) + ' ' + interval(row.held.net, shortTime) + (row.held.informative ? '' : ': says nothing, its interval includes 0')]);
  }
  const said = c && c.effect && isNumber(c.effect[0])
    ? `${word(row.state)}: takes ${fixed(Math.abs(100 * c.effect[0]), 2)} % ${c.effect[0] < 0 ? 'less time' : 'longer'} ${interval(c.effect, percent)}`
    : word(row.state);
  return pane('In short', null, el('p', { class: 'said ' + row.state }, sign(row.state), ' ', said),
    el('dl', {}, facts.filter(([, text]) => text).map(([k, v]) => [el('dt', {}, k), el('dd', {}, v)])));
}

function knowledgePane(row, detail, contents) {
  const list = [];
  if (row.held && row.held.broken) {
    list.push(el('li', {}, row.held.broken));
  }
  for (const [kind, seen] of row.warnings || []) {
    const [meaning, advice] = contents.warnings[kind];
    list.push(el('li', {}, el('b', {}, meaning), `: ${seen}. What to do: ${advice}.`));
  }
  for (const note of row.notes || []) {
    list.push(el('li', {}, note));
  }
  const failure = row.failure && [
    el('p', {}, el('b', {}, row.failure.kind + ': '), row.failure.cause),
    row.failure.stack ? el('pre', { tabindex: '0' }, row.failure.stack) : null];
  const facts = (detail.facts || []).map(f => [f.label, f.text]);
  (detail.jvms || []).forEach((jvm, i) => facts.push([detail.jvms.length > 1 ? `JVM ${i + 1}` : 'JVM of the forks', jvm]));
  return list.length || failure || facts.length
    ? pane(list.length || failure ? 'What must be known' : 'Beside it', null, failure || [],
        list.length ? el('ul', {}, list) : null,
        el('dl', {}, facts.map(([k, v]) => [el('dt', {}, k), el('dd', {}, v)])))
    : null;
}

function repeatPane(detail) {
  const result = pane('To repeat it', null, (detail.repeat || []).map(r => [
    el('p', { class: 'note' }, r.label), command(r.text)]));
  result.classList.add('all');
  return result;
}

function command(text) {
  const copied = el('span', { class: 'unseen', role: 'status' });
  return el('div', { class: 'command' }, el('pre', { tabindex: '0' }, text), copied, el('button', {
    type: 'button', class: 'quiet',
    click: event => {
      // Files have no clipboard of their own in every browser; the older way works in all.
      const area = el('textarea', {}, text);
      event.target.before(area);
      area.select();
      document.execCommand('copy');
      area.remove();
      event.target.focus();
      copied.textContent = 'copied';
      event.target.textContent = 'Copied';
    },
  }, 'Copy'));
}
