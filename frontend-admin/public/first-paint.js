/* global document, localStorage, window */
// Applies the chosen theme (src/theme/theme-choice.ts) before the first paint, so that the window does not flash.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // The browser blocks storage, so the system's theme applies. Reading `localStorage` would throw in react-admin, which
    // copes with a missing one.
    Object.defineProperty(window, 'localStorage', { value: null });
  }
  if (chosen === 'light' || chosen === 'dark')
    document.querySelector('meta[name="color-scheme"]').content = chosen;
})();
