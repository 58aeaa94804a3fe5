const contents = JSON.parse(document.getElementById('data').textContent);
words = contents.states;
order = Object.keys(words);
const sections = contents.sections || [];

// The places were there for readers without scripts; their tables are replaced by better ones.
const tables = [...document.querySelectorAll('section.cases')].map((place, i) => {
  const section = { rows: [], ...sections[i] };
  return new CaseTable(place, section, i, contents);
});

function shares() {
  const bar = document.querySelector('.share');
  document.querySelectorAll('.count').forEach(item => {
    const part = el('i', { class: item.dataset.state });
    part.style.flexGrow = item.dataset.cases;
    bar.append(part);
    const button = el('button', { type: 'button', 'aria-pressed': 'false' }, ...item.childNodes);
    button.addEventListener('click', () => {
      const on = button.getAttribute('aria-pressed') !== 'true';
      button.setAttribute('aria-pressed', String(on));
      tables.forEach(table => {
        if (on) {
          table.states.add(item.dataset.state);
        } else {
          table.states.delete(item.dataset.state);
        }
        table.show();
      });
    });
    item.classList.add('on');
    item.append(button);
  });
}

function goToCase() {
  const found = /^#case-(\d+)-(\d+)$/.exec(location.hash);
  if (found && tables[found[1]] && Number(found[2]) < tables[found[1]].section.rows.length) {
    tables[found[1]].reveal(Number(found[2]));
  }
}

document.querySelectorAll('.worries a').forEach(link => link.replaceChildren(...breakable(link.textContent)));
shares();
conclusionCharts(contents.conclusions || []);
overview(sections);
addEventListener('hashchange', goToCase);
// The same link twice changes no address, and is followed all the same.
document.querySelectorAll('.worries a').forEach(link => link.addEventListener('click', () => link.hash === location.hash && goToCase()));
addEventListener('beforeprint', () => tables.forEach(table => table.more(table.list.length)));
goToCase();
root.dataset.ready = 'true';
performance.mark('steelyard-ready');
