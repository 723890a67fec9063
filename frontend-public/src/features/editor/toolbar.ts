import type { EditorView, KeyBinding } from '@codemirror/view';
import crelt from 'crelt';
import chevronIcon from '~icon-lines/chevron-down';
import { drawing, toolButton } from './elements';
import { menuOf } from './menu';
import type { Choice, Tool } from './tools';

/** The toolbar: a single tab stop with arrow-key navigation. */
export function toolbarOf(groups: Tool[][], view: EditorView): HTMLElement {
  const bar = crelt('div', { class: 'editor-tools', role: 'toolbar', 'aria-label': 'Mise en forme' });
  groups.forEach((tools, index) => {
    if (index > 0) bar.append(crelt('span', { class: 'editor-gap', 'aria-hidden': 'true' }));
    for (const tool of tools) bar.append(...elementsOf(tool, view));
  });
  const buttons = [...bar.querySelectorAll<HTMLElement>(':scope > button')];
  rove(bar, buttons);
  return bar;
}

function elementsOf(tool: Tool, view: EditorView): HTMLElement[] {
  const { label, icon, keys, run } = tool;
  const button = toolButton(label, icon, keys);
  if (typeof run === 'function') {
    button.addEventListener('click', () => {
      run(view);
      if (view.dom.contains(document.activeElement) || document.activeElement === button) refocus(view);
    });
    return [button];
  }
  button.append(drawing(chevronIcon, 12));
  const choose = (choice: Choice) => {
    view.focus();
    choice.run(view);
  };
  return [button, menuOf(button, run, choose)];
}

/** Moves the focus back to the text, unless the command opened a panel. */
function refocus(view: EditorView): void {
  if (!view.dom.querySelector('.cm-panel')?.contains(document.activeElement)) view.focus();
}

export function keyBindings(groups: Tool[][]): KeyBinding[] {
  return groups
    .flat()
    .flatMap(({ keys, run }): Pick<Choice, 'keys' | 'run'>[] =>
      typeof run === 'function' ? [{ keys, run }] : run,
    )
    .flatMap(({ keys, run }) => (keys ? [{ key: keys, run, preventDefault: true }] : []));
}

/** Roving tabindex: only the last focused button is a tab stop. */
function rove(bar: HTMLElement, buttons: HTMLElement[]): void {
  const choose = (button: HTMLElement) => {
    for (const other of buttons) other.tabIndex = other === button ? 0 : -1;
  };
  choose(buttons[0]!);
  bar.addEventListener('focusin', ({ target }) => {
    const button = buttons.find((one) => one === target);
    if (button) choose(button);
  });
  bar.addEventListener('keydown', (event) => {
    const at = buttons.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next % buttons.length)!.focus();
  });
}
