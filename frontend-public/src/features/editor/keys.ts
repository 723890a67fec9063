const IS_MAC = /^(?:Mac|iP)/.test(navigator.platform);

/** Shortcut as shown in tooltips, with French key names. */
export function keysShown(keys: string): string {
  const [mod, shift] = IS_MAC ? ['⌘', '⇧'] : ['Ctrl+', 'Maj+'];
  return keys
    .replace('Mod-', mod)
    .replace('Shift-', shift)
    .replace(/.$/, (key) => key.toUpperCase());
}

/** Shortcut in the syntax of `aria-keyshortcuts`. */
export function keysSaid(keys: string): string {
  return keys
    .replace('Mod-', IS_MAC ? 'Meta+' : 'Control+')
    .replace('Shift-', 'Shift+')
    .replace(/.$/, (key) => key.toUpperCase());
}
