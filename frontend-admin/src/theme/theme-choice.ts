import { lastingChoice } from '@passerelle/api-client/lasting-choice';
import { useMediaQuery } from '@mui/material';
import { useSyncExternalStore } from 'react';
import type { ThemeName } from './palette';

export type ThemeChoice = 'system' | ThemeName;

/** Same key as on the public site: both share the choice. */
const choice = lastingChoice('theme');

export function useThemeChoice(): ThemeChoice {
  const kept = useSyncExternalStore(choice.subscribe, choice.read);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** The effective theme. */
export function useThemeName(): ThemeName {
  const chosen = useThemeChoice();
  const isDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  if (chosen !== 'system') return chosen;
  return isDark ? 'dark' : 'light';
}

export function chooseTheme(chosen: ThemeChoice): void {
  choice.choose(chosen === 'system' ? null : chosen);
}
