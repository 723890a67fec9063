/** Event that opens the help sheet. */
export const OPEN_SHORTCUTS = 'open-shortcuts';

export function openShortcuts(): void {
  dispatchEvent(new Event(OPEN_SHORTCUTS));
}
