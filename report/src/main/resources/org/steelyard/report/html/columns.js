// What the columns of a table are, what they are sorted by, and what stands in their cells.
let words = {};
let order = [];
const word = state => words[state][0];
const sign = state => el('span', { class: 'sign', 'aria-hidden': 'true' }, words[state][1]);

function scoreText(m) {
  return (m.approximate ? '≈ ' : '') + digits(m.score[0]) + (isNumber(m.score[1]) ? ' ± ' + digits(m.score[1]) : '') + ' ' + m.unit;
}

function verdictCell(row) {
  const flags = (row.warnings || []).length;
  return [
    el('span', { class: 'verdict ' + row.state }, sign(row.state), ' ', word(row.state)),
    flags ? el('span', { class: 'flag', title: flags === 1 ? '1 warning' : flags + ' warnings' }, '⚠', el('span', { class: 'unseen' }, flags + ' warnings')) : null,
  ];
}

function withError(value, error) {
  return [value, error ? el('small', {}, ' ± ' + error) : null];
}

function columnsOf(section) {
  const state = { title: 'Verdict', key: row => order.indexOf(row.state), cell: verdictCell };
  return [{ title: 'Case', key: label, name: true }, ...(section.kind === 'COMPARISON' ? comparisonColumns(section, state) : resultColumns(section, state))];
}

function comparisonColumns(section, state) {
  const ratios = row => (row.compared.effect || []).map(x => (isNumber(x) ? 1 + x : x));
  const least = Math.max(0.02, ...section.rows.slice(0, 1).map(row => 1.5 * row.compared.threshold));
  const scale = ratioScale(section.rows.map(ratios), least);
  const end = Math.expm1(scale.span);
  const several = new Set(section.rows.map(row => row.compared.arm)).size > 1;
  return [
    state,
    {
      title: 'Effect', hint: 'on time per operation: + is slower', class: 'effect', number: true, key: row => row.compared.effect?.[0],
      cell: row => (row.compared.effect && isNumber(row.compared.effect[0]) ? [percent(row.compared.effect[0]), el('small', {}, ' ' + interval(row.compared.effect, percent))] : ''),
    },
    {
      title: 'Interval', less: true, picture: true, key: row => (row.compared.effect ? row.compared.effect[2] - row.compared.effect[1] : undefined),
      axis: [percent(1 / (1 + end) - 1), percent(end)],
      cell: row => (row.compared.effect ? intervalCell(ratios(row), scale, row.state, row.compared.threshold) : ''),
    },
    { title: 'Baseline', number: true, less: true, key: row => row.compared.baseline, cell: row => shortTime(row.compared.baseline) },
    { title: 'Candidate', number: true, less: true, key: row => row.compared.candidate, cell: row => shortTime(row.compared.candidate) },
    ...(several ? [{ title: 'Arm', less: true, key: row => row.compared.arm, cell: row => cut(row.compared.arm, 200) }] : []),
    ...(section.paired ? [{ title: 'Couples', number: true, less: true, key: row => row.compared.couples, cell: row => row.compared.couples }] : []),
  ];
}

function resultColumns(section, state) {
  const held = section.rows.filter(row => row.held);
  const scale = ratioScale(held.map(row => row.held.ratio), 0.02, Math.log(100));
  const end = Math.expm1(scale.span);
  return [
    { ...state, title: 'State' },
    { title: 'Time per operation', number: true, class: 'stack', key: row => row.measured?.time[0], cell: row => (row.measured ? withError(shortTime(row.measured.time[0]), shortTime(row.measured.time[1])) : '') },
    ...(held.length ? [
      { title: 'Ratio', hint: 'over its baseline', number: true, class: 'stack', key: row => row.held?.ratio[0], cell: row => (row.held ? [digits(row.held.ratio[0]), el('small', {}, ' ' + interval(row.held.ratio, digits))] : '') },
      {
        title: 'Interval', less: true, picture: true, key: row => row.held?.ratio[0],
        axis: [digits(1 / (1 + end)) + '×', digits(1 + end) + '×'],
        cell: row => (row.held ? intervalCell(row.held.ratio, scale, row.held.broken ? 'failed' : row.held.ratio[1] > 1 ? 'slower' : row.held.ratio[2] < 1 ? 'faster' : 'undecided') : ''),
      },
      { title: 'Net cost', hint: 'over its baseline', number: true, less: true, class: 'stack', key: row => row.held?.net[0], cell: row => (row.held ? [shortTime(row.held.net[0]), el('small', {}, row.held.informative ? '' : ' says nothing')] : '') },
    ] : []),
    { title: 'Score', hint: 'in the benchmark’s own unit', number: true, least: true, key: row => row.measured?.score[0], cell: row => (row.measured ? [(row.measured.approximate ? '≈ ' : '') + digits(row.measured.score[0]), el('small', {}, ' ' + row.measured.unit)] : '') },
  ];
}
