import { atLeast, atMost, isWebAddress, rules, type Check } from '../../ui/forms/rules';

/* Validation of personal fields; the server enforces the same. */

export const displayNameRules = rules(
  atLeast(2, "Le nom d'affichage doit contenir au moins 2 caractères"),
  atMost(100, "Le nom d'affichage ne peut pas dépasser 100 caractères"),
);
export const bioRules = rules(atMost(500, 'La biographie ne peut pas dépasser 500 caractères'));
export const websiteRules = rules(
  (value = '') => value.trim() === '' || isWebAddress(value.trim()) || 'Veuillez entrer une URL valide',
);
export const avatarRules = rules(
  (value = '') =>
    value.trim() === '' ||
    isWebAddress(value.trim()) ||
    value.trim().startsWith('/media/') ||
    'L’image de profil doit être une adresse http ou https, ou une image envoyée au site',
);
export const usernameLength = [
  atLeast(3, "Le nom d'utilisateur doit contenir au moins 3 caractères"),
  atMost(50, "Le nom d'utilisateur ne peut pas dépasser 50 caractères"),
];
export const passwordLength = atLeast(8, 'Le mot de passe doit contenir au moins 8 caractères');
export const strongPassword: Check = (value = '') =>
  (/\p{Lu}/u.test(value) && /\p{Ll}/u.test(value) && /\p{N}/u.test(value)) ||
  'Le mot de passe doit contenir au moins une lettre majuscule, une lettre minuscule et un chiffre';
