// The points that a conclusion rests on; hollow ones carry no information.
function conclusionCharts(conclusions) {
  document.querySelectorAll('.conclusion').forEach((card, i) => {
    const points = (conclusions[i].points || []).filter(p => isNumber(p.value[0]));
    if (!points.length) {
      return;
    }
    const unit = points[0].unit;
    const write = unit === 'ns' ? shortTime : y => fixed(y, 1) + (unit === '%' ? ' %' : ' ' + unit);
    card.append(chart(
      `${points.length} points with their intervals`,
      c => ({
        grid: { left: 62, right: 12, top: 10, bottom: 24 },
        xAxis: axis(c, { type: 'category', data: points.map(p => cut(p.at, 24)), splitLine: { show: false } }),
        yAxis: axis(c, { type: 'value', axisLabel: plainLabel(c, write) }),
        tooltip: tip(c, item => `${cut(points[item.dataIndex].at, 60)}\n${write(points[item.dataIndex].value[0])} ${interval(points[item.dataIndex].value, write)}`),
        series: [
          whiskers(points.map((p, x) => [x, p.value[1], p.value[2]]).filter(p => isNumber(p[1]) && isNumber(p[2])), c.faint, 2),
          {
            type: 'scatter', symbolSize: 9, z: 3,
            markLine: { silent: true, symbol: 'none', label: { show: false }, lineStyle: { color: c.faint, type: 'dashed' }, data: [{ yAxis: 0 }] },
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
