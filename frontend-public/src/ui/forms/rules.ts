import { lengthOf } from '@passerelle/api-client/text-length';
import type { RegisterOptions } from 'react-hook-form';

export type Check = (value: string) => true | string;

/** Counts as the server does, which trims. */
const length = (value: string) => lengthOf(value.trim());

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

/** Runs checks in order and returns the first error. */
export function rules(...checks: Check[]): RegisterOptions {
  return { validate: Object.fromEntries(checks.map((check, index) => [String(index), check])) };
}

export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Allows `admin@localhost`, a possible first administrator. */
export const LOCAL_EMAIL = /^[^\s@]+@[^\s@]+$/;

export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^/]/i.test(text);
}

/** Addresses, one per line. */
export function lines(text = ''): string[] {
  return text.split(/\s+/).filter(Boolean);
}
