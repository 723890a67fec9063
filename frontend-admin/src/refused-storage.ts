/*
 * react-admin looks for the browser's store as soon as it is imported, and dies where the mere mention of it throws. It
 * knows of browsers that have none: one that refuses becomes one of these. To be imported before it.
 */
try {
  void window.localStorage;
} catch {
  Object.defineProperty(window, 'localStorage', { value: null });
}
