// Every iteration of every fork, in the order in which it ran.
function seriesPane(all, arms, every) {
  const known = all.filter(s => (s.warmup || []).length + (s.measured || []).length > 0);
  if (!known.length) {
    return null;
  }
  const groups = [...new Set(known.map(s => s.group))];
  let shown = known;
  const warmups = Math.max(...known.map(s => (s.warmup || []).length));
  const place = el('div', {});
  const choice = el('select', { 'aria-label': 'Which forks', change: show },
    el('option', { value: '' }, known.length === 1 ? 'The only fork' : `All ${known.length} forks`), groups.map((g, i) => el('option', { value: i }, cut(g, 80))));
  function show() {
    forget(place);
    shown = choice.value === '' ? known : known.filter(s => s.group === groups[choice.value]);
    place.replaceChildren(chart(
      `Time per operation in each iteration of ${shown.length} forks, ${warmups} of warm-up first`,
      c => seriesOptions(c, shown, warmups, arms), () => seriesTable(shown)));
  }
  show();
  const notes = [
    warmups ? 'Shaded: warm-up, which does not count.' : null,
    all.some(s => s.second) ? 'Iterations of a block took turns; who was second stands half a step to the right.' : null,
    every > 1 ? `Long series are thinned to be shown: each point is the median of up to ${every} iterations.` : null,
  ].filter(Boolean).join(' ');
  const result = pane('Every series', notes, choice, place);
  result.classList.add('all');
  return result;
}

function seriesOptions(c, shown, warmups, arms) {
  const many = shown.length > 4;
  const length = Math.max(...shown.map(s => (s.measured || []).length));
  const colour = s => (arms.length > 1 ? c[s.arm] : c.candidate);
  return {
    grid: { left: 64, right: 12, top: arms.length > 1 ? 30 : 12, bottom: 34 },
    legend: arms.length > 1 ? { top: 0, left: 0, itemWidth: 14, textStyle: { color: c.faint, fontSize: 11 }, data: arms.map(a => cut(a, 40)), selectedMode: true } : undefined,
    xAxis: axis(c, { type: 'value', min: -warmups + 0.5, max: length + 1, minInterval: 1, axisLabel: plainLabel(c, wholes), name: 'iteration; those that count begin at 1', nameGap: 20, splitLine: { show: false } }),
    yAxis: axis(c, { type: 'value', scale: true, axisLabel: plainLabel(c, shortTime) }),
    tooltip: tip(c, items => items.slice(0, 6).map(i => `${i.data.name}: ${shortTime(i.value[1])}`).join('\n'), { trigger: 'axis' }),
    series: shown.map((s, i) => {
      const warmup = s.warmup || [];
      const shift = s.second ? 0.5 : 0;
      const points = [
        ...warmup.map((y, x) => [x - warmup.length + 1 + shift, y]),
        ...(s.measured || []).map((y, x) => [x + 1 + shift, y]),
      ];
      return {
        type: 'line', name: arms.length > 1 ? cut(arms[s.arm === 'candidate' ? 1 : 0], 40) : s.name, symbol: s.arm === 'candidate' && arms.length > 1 ? 'diamond' : 'circle',
        symbolSize: 5, showSymbol: !many, itemStyle: { color: colour(s) },
        lineStyle: { color: colour(s), width: many ? 1 : 1.8, opacity: many ? 0.55 : 1, type: s.arm === 'baseline' && !many ? 'dashed' : 'solid' },
        data: points.map(value => ({ value, name: s.name })),
        ...(i === 0 && warmups ? { markArea: { silent: true, itemStyle: { color: c.zone }, data: [[{ xAxis: -warmups + 0.5 }, { xAxis: 0.75 }]] } } : {}),
      };
    }),
  };
}

function seriesTable(shown) {
  return simpleTable(['Fork', 'Warm-up', 'Measured', 'Value', 'About the fork'], shown.map(s => [
    s.name, (s.warmup || []).map(shortTime).join(', '), (s.measured || []).map(shortTime).join(', '),
    shortTime(s.value), (s.facts || []).join('; ')]));
}

function forkChart(row, forks) {
  const good = forks.map((fork, i) => [i + 1, fork.value]).filter(([, value]) => isNumber(value));
  if (!good.length) {
    return null;
  }
  const [mean, error] = row.measured ? row.measured.time : [null, null];
  return pane('Every fork', isNumber(error) ? 'A fork is one fresh JVM. The line is the mean, the band its interval.' : 'A fork is one fresh JVM.', chart(
    `Time per operation of each of ${good.length} forks`,
    c => ({
      grid: { left: 64, right: 12, top: 12, bottom: 34 },
      xAxis: axis(c, { type: 'value', min: 0.5, max: forks.length + 0.5, minInterval: 1, axisLabel: plainLabel(c, wholes), name: 'fork', nameGap: 20, splitLine: { show: false } }),
      yAxis: axis(c, { type: 'value', scale: true, axisLabel: plainLabel(c, shortTime) }),
      tooltip: tip(c, item => `fork ${item.value[0]}\n${shortTime(item.value[1])}`),
      series: [{
        type: 'scatter', symbolSize: 10, itemStyle: { color: c.candidate }, data: good,
        ...(isNumber(error) ? { markArea: { silent: true, itemStyle: { color: c.zone }, data: [[{ yAxis: mean - error }, { yAxis: mean + error }]] } } : {}),
        ...(isNumber(mean) ? { markLine: { ...LINE, lineStyle: { color: c.same }, data: [{ yAxis: mean }] } } : {}),
      }],
    }),
    () => simpleTable(['Fork', 'Time per operation', 'About the fork'], forks.map((f, i) =>
      [i + 1, shortTime(f.value), [f.failure, ...(f.facts || [])].filter(Boolean).join('; ')]))));
}
