import { IconButton } from '@mui/material';
import Monitor from '~icons/monitor';
import Moon from '~icons/moon';
import Sun from '~icons/sun';
import { chooseTheme, useThemeChoice, type ThemeChoice } from '../theme/theme-choice';

const next: Record<ThemeChoice, ThemeChoice> = { system: 'light', light: 'dark', dark: 'system' };
const labels: Record<ThemeChoice, string> = { system: 'comme le système', light: 'clair', dark: 'sombre' };
const icons = { system: Monitor, light: Sun, dark: Moon };

/** Cycles through system, light and dark. */
export function ThemeToggle() {
  const choice = useThemeChoice();
  const Icon = icons[choice];
  const label = `Thème : ${labels[choice]}. Passer au thème ${labels[next[choice]]}`;
  return (
    <IconButton aria-label={label} title={label} onClick={() => chooseTheme(next[choice])}>
      <Icon size={20} aria-hidden />
    </IconButton>
  );
}
