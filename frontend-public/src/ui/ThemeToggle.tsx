import { IconButton } from '@chakra-ui/react';
import Monitor from '~icons/monitor';
import Moon from '~icons/moon';
import Sun from '~icons/sun';
import { useSyncExternalStore } from 'react';
import { readTheme, setTheme, subscribeTheme, type Theme } from '../lib/theme-choice';

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
export const themeLabels: Record<Theme, string> = {
  system: 'comme le système',
  light: 'clair',
  dark: 'sombre',
};
const icons = { system: Monitor, light: Sun, dark: Moon };

/** Cycles through system, light and dark. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribeTheme, readTheme, () => 'system' as const);
  const Icon = icons[theme];
  const label = `Thème : ${themeLabels[theme]}. Passer au thème ${themeLabels[next[theme]]}`;
  return (
    <IconButton
      variant="ghost"
      aria-label={label}
      title={label}
      data-shortcut="t"
      onClick={() => setTheme(next[theme])}
    >
      <Icon size={20} aria-hidden />
    </IconButton>
  );
}
