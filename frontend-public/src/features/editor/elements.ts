import crelt from 'crelt';
import { keysSaid, keysShown } from './keys';

/** @param label accessible name of the button, which shows an icon only */
export function toolButton(label: string, icon: string, keys?: string): HTMLButtonElement {
  return crelt(
    'button',
    {
      type: 'button',
      class: 'editor-tool',
      title: keys ? `${label} (${keysShown(keys)})` : label,
      ...(keys && { 'aria-keyshortcuts': keysSaid(keys) }),
    },
    drawing(icon),
    // Text instead of `aria-label`: `getByLabel` queries for form fields would match the attribute.
    crelt('span', { class: 'editor-hidden' }, label),
  );
}

export function drawing(lines: string, size = 18): Element {
  const template = document.createElement('template');
  template.innerHTML =
    `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" ` +
    `stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${lines}</svg>`;
  return template.content.firstElementChild!;
}
