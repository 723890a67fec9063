import { lastingChoice } from '@passerelle/api-client/lasting-choice';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const OFF = 'non';
const choice = lastingChoice('raccourcis');

/** Single-key shortcuts can be turned off (WCAG 2.1.4): speech input may trigger them. */
export function useShortcutsEnabled(): boolean {
  return useSyncExternalStore(choice.subscribe, choice.read) !== OFF;
}

export function enableShortcuts(enabled: boolean): void {
  choice.choose(enabled ? null : OFF);
}

/** Runs the action of the pressed key, except in fields and dialogs. */
export function useShortcuts(actions: Record<string, () => void>): void {
  const enabled = useShortcutsEnabled();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusy(event.target)) return;
    const action = actions[keyOf(event)];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [enabled]);
}

/** The letter as the layout has it; a digit by its place, since it needs Shift on French keyboards. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  const digit = shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];
  return digit ?? key.toLowerCase();
}

/** Inputs that take no text. */
const CHOICES = '[type="checkbox"], [type="radio"], [type="button"], [type="submit"]';

function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const writes = `textarea, select, [contenteditable="true"], input:not(${CHOICES})`;
  return (
    target.closest(`${writes}, [role="dialog"]:not([data-shortcuts]), [role="menu"], [role="listbox"]`) !==
    null
  );
}
