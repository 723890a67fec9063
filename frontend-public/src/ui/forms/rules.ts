import type { RegisterOptions } from 'react-hook-form';

export type Check = (value: string) => true | string;

/** Characters as people count them; the server does too. */
const length = (value: string) => [...value.trim()].length;

export const atLeast =
  (min: number, message: string): Check =>
  (value = '') =>
    length(value) >= min || message;
export const atMost =
  (max: number, message: string): Check =>
  (value = '') =>
    length(value) <= max || message;
export const matching =
  (pattern: RegExp, message: string): Check =>
  (value = '') =>
    pattern.test(value.trim()) || message;

/** Each check in turn; what the first that fails says. */
export function rules(...checks: Check[]): RegisterOptions {
  return { validate: Object.fromEntries(checks.map((check, index) => [String(index), check])) };
}

export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** As the first administrator may have one: `admin@localhost`. */
export const LOCAL_EMAIL = /^[^\s@]+@[^\s@]+$/;

export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^/]/i.test(text);
}

/** The addresses in a text that holds one on each line. */
export function lines(text = ''): string[] {
  return text.split(/\s+/).filter(Boolean);
}
