// What all points have in common says nothing about any: of 'size=1, mode=a' and 'size=2, mode=a'
// are left '1' and '2', and the name 'size'.
function pointLabels(points) {
  const parts = points.map(p => p.at.split(', '));
  const own = parts.map(mine => mine.filter(part => parts.some(other => !other.includes(part))));
  const names = new Set(own.flatMap(mine => mine.map(part => part.split('=')[0])));
  if (names.size === 1 && own.every(mine => mine.length === 1 && mine[0].includes('='))) {
    return { name: [...names][0], labels: own.map(mine => mine[0].slice(mine[0].indexOf('=') + 1)) };
  }
  return { name: '', labels: own.map((mine, i) => mine.join(', ') || points[i].at) };
}

// The points that a conclusion rests on; hollow ones carry no information.
function conclusionCharts(conclusions) {
  document.querySelectorAll('.conclusion').forEach((card, i) => {
    const points = (conclusions[i].points || []).filter(p => isNumber(p.value[0]));
    if (!points.length) {
      return;
    }
    const { name, labels } = pointLabels(points);
    const unit = points[0].unit;
    const write = unit === 'ns' ? shortTime : y => fixed(y, 1) + (unit === '%' ? ' %' : ' ' + unit);
    card.append(chart(
      `${points.length} points with their intervals`,
      c => ({
        grid: { left: 62, right: 12, top: 10, bottom: name ? 38 : 24 },
        xAxis: axis(c, { type: 'category', data: labels.map(text => cut(text, 24)), name: cut(name, 40), nameGap: 21, axisLabel: { color: c.faint, fontSize: 10.5, hideOverlap: true, width: Math.max(40, 280 / points.length), overflow: 'truncate' }, splitLine: { show: false } }),
        yAxis: axis(c, { type: 'value', axisLabel: plainLabel(c, write) }),
        tooltip: tip(c, item => `${cut(points[item.dataIndex].at, 60)}\n${write(points[item.dataIndex].value[0])} ${interval(points[item.dataIndex].value, write)}`),
        series: [
          whiskers(points.map((p, x) => [x, p.value[1], p.value[2]]).filter(p => isNumber(p[1]) && isNumber(p[2])), c.faint, 2),
          {
            type: 'scatter', symbolSize: 9, z: 3,
            markLine: { ...LINE, lineStyle: { color: c.faint, type: 'dashed' }, data: [{ yAxis: 0 }] },
            data: points.map(p => ({
              value: p.value[0],
              itemStyle: p.informative ? { color: c.candidate } : { color: c.card, borderColor: c.candidate, borderWidth: 2 },
            })),
          },
        ],
      }),
      () => simpleTable(['At', 'Value', 'Interval', 'Says something'], points.map(p => [p.at, write(p.value[0]), interval(p.value, write), p.informative ? 'yes' : 'no']))));
  });
}
