// Light or dark: as the system is set, until somebody chooses.
const root = document.documentElement;
const systemDark = matchMedia('(prefers-color-scheme: dark)');

function remembered() {
  try {
    return localStorage.getItem('steelyard-theme');
  } catch (refused) {
    return null; // A file opened from a mailbox may not remember anything.
  }
}

function isDark() {
  return root.dataset.theme ? root.dataset.theme === 'dark' : systemDark.matches;
}

function showTheme() {
  const button = document.getElementById('theme');
  button.hidden = false;
  button.textContent = isDark() ? '☀ Light' : '☾ Dark';
  button.title = isDark() ? 'Switch to light colours' : 'Switch to dark colours';
  document.dispatchEvent(new Event('theme'));
}

if (remembered()) {
  root.dataset.theme = remembered();
}
showTheme();
systemDark.addEventListener('change', showTheme);
document.getElementById('theme').addEventListener('click', () => {
  root.dataset.theme = isDark() ? 'light' : 'dark';
  try {
    localStorage.setItem('steelyard-theme', root.dataset.theme);
  } catch (refused) {
    // It holds until the page is closed.
  }
  showTheme();
});
