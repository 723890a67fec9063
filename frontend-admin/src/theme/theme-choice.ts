import { lasting } from '@passerelle/api-client/browser-storage';
import { useSyncExternalStore } from 'react';
import type { ThemeName } from './palette';

export type ThemeChoice = 'system' | ThemeName;

/** Same key as on the public site: both share the choice. */
const KEY = 'theme';

const system = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

system.addEventListener('change', tell);
window.addEventListener('storage', tell);

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readChoice);
}

/** The effective theme. */
export function useThemeName(): ThemeName {
  return useSyncExternalStore(subscribe, readName);
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') lasting.forget(KEY);
  else lasting.keep(KEY, choice);
  tell();
}

export function readName(): ThemeName {
  const choice = readChoice();
  if (choice !== 'system') return choice;
  return system.matches ? 'dark' : 'light';
}

function readChoice(): ThemeChoice {
  const kept = lasting.read(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  listeners.forEach((listener) => listener());
}
