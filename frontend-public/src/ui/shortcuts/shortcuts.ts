import { lastingChoice } from '../../lib/lasting-choice';

/** Single keys, by the first letter of what they do in French (ShortcutList.tsx); never while somebody types. */
export const shortcutKeys = ['/', '?', 's', 'p', 'f', 'c', 'l', 't', 'i'] as const;

export type ShortcutKey = (typeof shortcutKeys)[number];

const OFF = 'off';
const choice = lastingChoice('shortcuts');

export const areShortcutsOn = (): boolean => choice.read() !== OFF;
export const subscribeShortcuts = choice.subscribe;

/** Who speaks to a computer, or presses keys without meaning to, does without them (WCAG 2.1.4). */
export function switchShortcuts(on: boolean): void {
  choice.choose(on ? null : OFF);
}
