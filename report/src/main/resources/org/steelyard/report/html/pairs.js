// The blocks of a comparison: what every pair of forks said, and what its iterations were.
function pairCharts(row, detail, arms) {
  const pairs = detail.pairs;
  const good = pairs.filter(pair => isNumber(pair.ratio));
  const table = () => simpleTable(
    ['Couple', 'First turn', 'How', arms[0], arms[1], 'Effect', 'Remark'],
    pairs.map(p => [p.couple, p.first, p.how, shortTime(p.baseline.value), shortTime(p.candidate.value),
      isNumber(p.ratio) ? percent(p.ratio - 1) : '', [p.note, p.baseline.failure, p.candidate.failure].filter(Boolean).join('; ')]));
  const series = () => pairs.flatMap((p, i) => ['baseline', 'candidate'].map((arm, a) => ({
    ...p[arm], arm, group: `Block ${i + 1}: ${p.first} first`, second: p.how === 'turns' && p.first !== arm, name: `block ${i + 1}, ${cut(arms[a], 40)}`,
  })));
  const x = i => pairs.indexOf(good[i]) + 1;
  if (!good.length) {
    return [pane('Every block', null, el('div', { class: 'scroll' }, table())), seriesPane(series(), arms, detail.every)];
  }
  const forks = chart(
    `Time per operation of each of ${2 * good.length} forks, block by block`,
    c => ({
      grid: { left: 64, right: 12, top: 30, bottom: 34 },
      legend: { top: 0, left: 0, itemWidth: 12, itemHeight: 9, textStyle: { color: c.faint, fontSize: 11 }, data: arms.map(arm => cut(arm, 40)) },
      xAxis: axis(c, { type: 'value', min: 0.5, max: pairs.length + 0.5, minInterval: 1, axisLabel: plainLabel(c, wholes), name: 'block', nameGap: 20, splitLine: { show: false } }),
      yAxis: axis(c, { type: 'value', scale: true, axisLabel: plainLabel(c, shortTime) }),
      tooltip: tip(c, item => `block ${item.value[0]}, ${item.data.first ? 'first turn' : 'second turn'}\n${shortTime(item.value[1])}`),
      series: [
        whiskers(good.map((p, i) => [x(i), p.baseline.value, p.candidate.value]), c.line, 2),
        ...['baseline', 'candidate'].map((arm, a) => ({
          type: 'scatter', name: cut(arms[a], 40), symbol: a ? 'diamond' : 'circle', symbolSize: a ? 11 : 9, itemStyle: { color: c[arm] }, z: 3,
          data: good.map((p, i) => ({
            value: [x(i), p[arm].value], first: p.first === arm,
            // Filled where the arm had the first turn.
            itemStyle: p.first === arm ? { color: c[arm] } : { color: c.card, borderColor: c[arm], borderWidth: 2 },
          })),
        })),
      ],
    }), table);
  const effects = chart(
    `Effect of each of ${good.length} blocks, beside the effect that is stated and the threshold`,
    c => ({
      grid: { left: 64, right: 12, top: 12, bottom: 34 },
      xAxis: axis(c, { type: 'value', min: 0.5, max: pairs.length + 0.5, minInterval: 1, axisLabel: plainLabel(c, wholes), name: 'block', nameGap: 20, splitLine: { show: false } }),
      yAxis: axis(c, { type: 'value', scale: false, axisLabel: plainLabel(c, percent) }),
      tooltip: tip(c, item => `block ${item.value[0]}\n${percent(item.value[1])}`),
      series: [{
        type: 'scatter', symbolSize: 8, itemStyle: { color: c[row.state] || c.same },
        data: good.map((p, i) => [x(i), p.ratio - 1]),
        markArea: { silent: true, itemStyle: { color: c.zone }, data: [[{ yAxis: -row.compared.threshold }, { yAxis: row.compared.threshold }]] },
        markLine: {
          ...LINE,
          data: [
            { yAxis: 0, lineStyle: { color: c.faint, type: 'dashed' } },
            ...(row.compared.effect || []).filter(isNumber).map((y, i) => ({ yAxis: y, lineStyle: { color: c[row.state] || c.same, type: i ? 'dotted' : 'solid', width: i ? 1 : 2 } })),
          ],
        },
      }],
    }));
  return [
    pane('Every fork', 'Filled: had the first turn of its block. A line joins the forks that saw the same machine.', forks),
    pane('Every block', 'Candidate over baseline of the same block; the solid line is the effect, the dotted ones its interval, the band the threshold.', effects),
    seriesPane(series(), arms, detail.every),
  ];
}
