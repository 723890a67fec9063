import { lasting } from '@passerelle/api-client/browser-storage';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const KEY = 'raccourcis';
const listeners = new Set<() => void>();

/** Single-key shortcuts can be turned off (WCAG 2.1.4): speech input may trigger them. */
export function useShortcutsEnabled(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => lasting.read(KEY) !== 'non',
  );
}

export function enableShortcuts(enabled: boolean): void {
  if (enabled) lasting.forget(KEY);
  else lasting.keep(KEY, 'non');
  listeners.forEach((listener) => listener());
}

/** Runs the action of the pressed key, except in fields and dialogs. */
export function useShortcuts(actions: Record<string, () => void>): void {
  const enabled = useShortcutsEnabled();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusy(event.target)) return;
    const action = actions[event.key.toLowerCase()];
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

function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const writes = target.closest('textarea, select, [contenteditable="true"], input:not([type="checkbox"])');
  return writes !== null || target.closest('[role="dialog"]:not([data-shortcuts]), [role="menu"]') !== null;
}
