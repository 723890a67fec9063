import { lastingChoice } from '@passerelle/api-client/lasting-choice';

/** Single-key shortcuts, after the French verbs in ShortcutList.tsx; inactive while typing. */
export const shortcutKeys = ['/', '?', 's', 'p', 'f', 'c', 'l', 't', 'i'] as const;

export type ShortcutKey = (typeof shortcutKeys)[number];

const OFF = 'off';
const choice = lastingChoice('shortcuts');

export const areShortcutsOn = (): boolean => choice.read() !== OFF;
export const subscribeShortcuts = choice.subscribe;

/** They can be turned off: speech input and unintended keys may trigger them (WCAG 2.1.4). */
export function switchShortcuts(on: boolean): void {
  choice.choose(on ? null : OFF);
}
