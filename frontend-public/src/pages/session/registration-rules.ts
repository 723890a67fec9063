import type { RegisterOptions } from 'react-hook-form';

type Check = (value: string) => true | string;

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

export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^/]/i.test(text);
}

/** The addresses in a text that holds one on each line. */
export function lines(text = ''): string[] {
  return text.split(/\s+/).filter(Boolean);
}

export const displayNameRules = rules(
  atLeast(2, "Le nom d'affichage doit contenir au moins 2 caractères"),
  atMost(100, "Le nom d'affichage ne peut pas dépasser 100 caractères"),
);
export const bioRules = rules(atMost(500, 'La biographie ne peut pas dépasser 500 caractères'));
export const websiteRules = rules(
  (value = '') => value.trim() === '' || isWebAddress(value.trim()) || 'Veuillez entrer une URL valide',
);
export const usernameLength = [
  atLeast(3, "Le nom d'utilisateur doit contenir au moins 3 caractères"),
  atMost(50, "Le nom d'utilisateur ne peut pas dépasser 50 caractères"),
];
export const passwordLength = atLeast(8, 'Le mot de passe doit contenir au moins 8 caractères');
export const strongPassword: Check = (value = '') =>
  (/\p{Lu}/u.test(value) && /\p{Ll}/u.test(value) && /\p{N}/u.test(value)) ||
  'Le mot de passe doit contenir au moins une lettre majuscule, une lettre minuscule et un chiffre';
