import crelt from 'crelt';
import { keysShown } from './keys';
import type { Choice } from './tools';

/** A popover menu below a button, in the browser's top layer. */
export function menuOf(
  button: HTMLButtonElement,
  choices: Choice[],
  choose: (choice: Choice) => void,
): HTMLElement {
  const menu = crelt('div', { class: 'editor-menu', role: 'menu', popover: 'auto' });
  const items = choices.map((choice) => {
    const item = crelt(
      'button',
      { type: 'button', class: 'editor-tool', role: 'menuitem', tabindex: '-1' },
      choice.label,
      choice.keys
        ? crelt('span', { class: 'editor-keys', 'aria-hidden': 'true' }, keysShown(choice.keys))
        : null,
    );
    item.addEventListener('click', () => {
      menu.hidePopover();
      choose(choice);
    });
    return item;
  });
  menu.append(...items);

  button.setAttribute('aria-haspopup', 'menu');
  button.setAttribute('aria-expanded', 'false');
  button.popoverTargetElement = menu;
  menu.addEventListener('toggle', ({ newState }) => {
    button.setAttribute('aria-expanded', String(newState === 'open'));
    if (newState !== 'open') return;
    const { left, bottom } = button.getBoundingClientRect();
    menu.style.top = `${Math.min(bottom + 4, innerHeight - menu.offsetHeight - 8)}px`;
    menu.style.left = `${Math.max(8, Math.min(left, innerWidth - menu.offsetWidth - 8))}px`;
    items[0]!.focus();
  });
  menu.addEventListener('keydown', (event) => {
    event.stopPropagation();
    const at = items.indexOf(event.target as HTMLButtonElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') menu.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % items.length)!.focus();
  });
  return menu;
}
