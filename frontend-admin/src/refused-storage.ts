/*
 * react-admin accesses `localStorage` on import and crashes in browsers where the access throws. It
 * handles browsers without it, so an inaccessible one is removed. Must be imported before react-admin.
 */
try {
  void window.localStorage;
} catch {
  Object.defineProperty(window, 'localStorage', { value: null });
}
