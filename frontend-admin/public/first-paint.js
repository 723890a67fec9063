/* global document, localStorage, window */
// Before anything else is there the window has the colour of the theme that was chosen (src/theme/theme-choice.ts).
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // With storage refused the system's choice holds. react-admin would break on its first look: it does not on none.
    Object.defineProperty(window, 'localStorage', { value: null });
  }
  if (chosen === 'light' || chosen === 'dark')
    document.querySelector('meta[name="color-scheme"]').content = chosen;
})();
