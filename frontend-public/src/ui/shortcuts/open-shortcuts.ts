/** Said to the page by what leads to the sheet of shortcuts. */
export const OPEN_SHORTCUTS = 'open-shortcuts';

export function openShortcuts(): void {
  dispatchEvent(new Event(OPEN_SHORTCUTS));
}
