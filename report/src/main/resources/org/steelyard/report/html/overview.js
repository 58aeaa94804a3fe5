// All effects in one picture, the largest gain to the largest loss.
const SIGNS = { slower: 'triangle', alone: 'triangle', 'control-alarm': 'triangle', undecided: 'diamond' };

function overview(sections) {
  const rows = sections
    .filter(section => section.kind === 'COMPARISON')
    .flatMap(section => section.rows)
    .filter(row => row.compared.effect && isNumber(row.compared.effect[0]) && !row.state.startsWith('control'))
    .sort((a, b) => a.compared.effect[0] - b.compared.effect[0]);
  if (rows.length < 3) {
    return;
  }
  const card = document.getElementById('overview');
  card.hidden = false;
  card.parentElement.classList.add('two');
  card.append(chart(
    `The effects of ${rows.length} cases with their intervals, sorted, from ${percent(rows[0].compared.effect[0])} to ${percent(rows[rows.length - 1].compared.effect[0])}`,
    c => overviewOptions(c, rows),
    () => simpleTable(['Case', 'Effect', 'Interval', 'Verdict'], rows.slice(0, 500).map(row =>
      [label(row), percent(row.compared.effect[0]), interval(row.compared.effect, percent), word(row.state)]))));
}

function overviewOptions(c, rows) {
  const threshold = rows[0].compared.threshold;
  const span = Math.max(0.02, 1.5 * threshold, spanOf(rows.map(row => row.compared.effect)));
  const bound = x => Math.max(-span, Math.min(span, x));
  const states = [...new Set(rows.map(row => row.state))];
  return {
    grid: { left: 52, right: 10, top: 28, bottom: 26 },
    legend: {
      top: 0, left: 0, itemWidth: 10, itemHeight: 10, textStyle: { color: c.faint, fontSize: 11 },
      data: states.map(word),
    },
    xAxis: axis(c, {
      type: 'value', min: -0.5, max: rows.length - 0.5, name: 'cases, sorted by effect', nameGap: 8,
      axisLabel: { show: false }, splitLine: { show: false },
    }),
    yAxis: axis(c, {
      type: 'value', min: -span, max: span,
      axisLabel: plainLabel(c, y => (y > 0 ? '+' : '') + fixed(100 * y, span < 0.05 ? 1 : 0) + ' %'),
    }),
    tooltip: tip(c, item => {
      const row = item.data.row;
      return `${cut(label(row), 80)}\n${percent(row.compared.effect[0])} ${interval(row.compared.effect, percent)}\n${word(row.state)}`;
    }),
    series: states.flatMap((state, i) => {
      const mine = rows.map((row, x) => [row, x]).filter(([row]) => row.state === state);
      return [
        whiskers(mine.map(([row, x]) => [x, bound(row.compared.effect[1]), bound(row.compared.effect[2])]), c[state] || c.same, rows.length > 400 ? 0.6 : 1.5),
        {
          type: 'scatter', name: word(state), symbol: SIGNS[state] || 'circle', symbolRotate: state === 'faster' ? 180 : 0,
          ...(state === 'faster' ? { symbol: 'triangle' } : {}),
          symbolSize: rows.length > 400 ? 3 : rows.length > 60 ? 5 : 9, itemStyle: { color: c[state] || c.same }, z: 3,
          data: mine.map(([row, x]) => ({ value: [x, bound(row.compared.effect[0])], row })),
          ...(i === 0 && isNumber(threshold) ? {
            markArea: { silent: true, itemStyle: { color: c.zone }, data: [[{ yAxis: -threshold }, { yAxis: threshold }]] },
            markLine: { ...LINE, lineStyle: { color: c.faint, type: 'dashed' }, data: [{ yAxis: 0 }] },
          } : {}),
        },
      ];
    }),
  };
}
