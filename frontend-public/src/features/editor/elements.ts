import crelt from 'crelt';
import { keysSaid, keysShown } from './keys';

/** @param label said where there is an icon only */
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
    // No attribute: names of fields are looked for in those.
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
