// A table that is searched, sorted and opened; rows are made as they are scrolled to.
const FIRST_ROWS = 80;
const MORE_ROWS = 160;

class CaseTable {
  constructor(place, section, number, contents) {
    Object.assign(this, { section, number, contents });
    this.columns = columnsOf(section);
    this.texts = section.rows.map(row => [row.place, row.name, row.params, row.mode, row.compared?.arm].filter(Boolean).join('.').toLowerCase());
    this.query = '';
    this.states = new Set();
    this.sorted = null;
    this.count = el('p', { role: 'status' });
    const search = el('input', {
      type: 'search', placeholder: 'Search name or parameter', 'aria-label': 'Search the cases of ' + cut(section.heading, 100), autocomplete: 'off', spellcheck: 'false',
      input: event => { this.query = event.target.value; this.show(); },
    });
    this.body = el('tbody', {});
    this.table = el('table', { 'aria-label': cut(section.heading, 200) }, this.head(), this.body);
    this.end = el('div', { class: 'end' });
    new IntersectionObserver(entries => entries.some(e => e.isIntersecting) && this.more(MORE_ROWS), { rootMargin: '600px' }).observe(this.end);
    place.replaceChildren(...[
      el('h2', {}, section.heading),
      this.remarks('remarks', section.remarks),
      this.remarks('remarks', section.problems),
      section.rows.length > 1 ? el('div', { class: 'tools' }, search, this.count) : null,
      el('div', { class: 'scroll' }, this.table),
      this.end,
      this.about(),
    ].filter(Boolean));
    this.show();
  }

  remarks(style, lines) {
    return lines && el('ul', { class: style }, lines.map(line => el('li', {}, line)));
  }

  about() {
    const { facts, command: again } = this.section;
    return el('details', { class: 'about' }, el('summary', {}, 'Where, when and of what it was measured; how to repeat it'),
      el('div', { class: 'pane' }, again ? command(again) : null,
        el('dl', {}, (facts || []).map(f => [el('dt', {}, f.label), el('dd', {}, f.text)]))));
  }

  head() {
    return el('thead', {}, el('tr', {}, this.columns.map((column, i) => {
      column.head = el('th', { scope: 'col', class: this.styles(column), 'aria-sort': 'none' },
        el('button', { type: 'button', title: column.hint, click: () => this.sort(i) }, column.title),
        column.axis ? el('div', { class: 'axis', 'aria-hidden': 'true' }, column.axis.map(text => el('span', {}, text))) : null);
      return column.head;
    })));
  }

  styles(column) {
    return [column.number && 'number', column.class, column.less && 'less', column.least && 'least', column.picture && 'picture'].filter(Boolean).join(' ');
  }

  sort(i) {
    const before = this.sorted;
    const down = before && before.i === i ? !before.down : Boolean(this.columns[i].number);
    this.sorted = { i, down };
    this.columns.forEach((column, k) => column.head.setAttribute('aria-sort', k === i ? (down ? 'descending' : 'ascending') : 'none'));
    this.show();
  }

  chosen() {
    const parts = this.query.toLowerCase().split(/\s+/).filter(Boolean);
    const { rows } = this.section;
    const chosen = [];
    for (let i = 0; i < rows.length; i++) {
      if ((!this.states.size || this.states.has(rows[i].state)) && parts.every(part => this.texts[i].includes(part))) {
        chosen.push(i);
      }
    }
    if (this.sorted) {
      const { key } = this.columns[this.sorted.i];
      const way = this.sorted.down ? -1 : 1;
      const keys = rows.map(key);
      // What has no value stands last, whichever way.
      chosen.sort((a, b) => {
        const [x, y] = [keys[a], keys[b]];
        const none = (x === undefined || x === null) - (y === undefined || y === null);
        return none || (x === y ? a - b : way * (isNumber(x) ? x - y : collator.compare(x, y)));
      });
    }
    return chosen;
  }

  show() {
    forget(this.body);
    this.list = this.chosen();
    this.shown = 0;
    this.body.replaceChildren();
    this.more(FIRST_ROWS);
    this.table.setAttribute('aria-rowcount', this.list.length + 1);
    const all = this.section.rows.length;
    this.count.textContent = this.list.length === all ? `${all} cases` : `${this.list.length} of ${all} cases`;
  }

  more(number) {
    const rows = this.list.slice(this.shown, this.shown + number);
    this.body.append(...rows.map((i, k) => this.row(i, this.shown + k)));
    this.shown += rows.length;
  }

  row(i, position) {
    const row = this.section.rows[i];
    const id = `case-${this.number}-${i}`;
    const line = el('tr', { id, class: 'case', 'aria-rowindex': position + 2 });
    for (const column of this.columns) {
      line.append(column.name
        ? el('th', { scope: 'row' }, el('button', { type: 'button', class: 'open', 'aria-expanded': 'false', click: () => this.toggle(line, row) },
            el('bdi', { class: 'name' }, breakable(row.name)), row.params ? el('bdi', { class: 'params' }, row.params) : null, row.place ? el('bdi', { class: 'place' }, row.place) : null))
        : el('td', { class: this.styles(column) }, column.cell(row)));
    }
    return line;
  }

  toggle(line, row) {
    const button = line.querySelector('.open');
    const open = button.getAttribute('aria-expanded') === 'true';
    button.setAttribute('aria-expanded', String(!open));
    if (open) {
      forget(line.nextElementSibling);
      line.nextElementSibling.remove();
    } else {
      line.after(el('tr', { class: 'inside' }, el('td', { colspan: this.columns.length }, inside(row, this.section, this.contents))));
    }
  }

  // Makes a case's row where it is not there yet, opens it and goes to it.
  reveal(i) {
    if (!this.list.includes(i)) {
      this.query = '';
      this.states.clear();
      this.show();
    }
    this.more(Math.max(0, this.list.indexOf(i) + 1 - this.shown));
    const line = document.getElementById(`case-${this.number}-${i}`);
    const button = line.querySelector('.open');
    if (button.getAttribute('aria-expanded') !== 'true') {
      button.click();
    }
    line.scrollIntoView({ block: 'start' });
    button.focus({ preventScroll: true });
  }
}

const collator = new Intl.Collator('en', { numeric: true });
