import { dictionary } from '@zxcvbn-ts/language-common';
import type { Settings } from '../../platform/settings/setting-definitions.js';

/** Ordered by frequency. */
const commonest = new Set(dictionary['passwords-common'].slice(0, 10_000));

/** Why a new password is refused, as a French sentence; undefined when it is fine. */
export function passwordProblem(
  password: string,
  {
    passwordMinLength,
    enforceStrongPasswords,
  }: Pick<Settings, 'passwordMinLength' | 'enforceStrongPasswords'>,
  owner: { username: string; email: string },
): string | undefined {
  if ([...password].length < passwordMinLength) {
    return `Le mot de passe doit contenir au moins ${passwordMinLength} caractères`;
  }
  if (
    enforceStrongPasswords &&
    !(/\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\p{N}/u.test(password))
  ) {
    return 'Le mot de passe doit contenir au moins une lettre majuscule, une lettre minuscule et un chiffre';
  }
  const lower = password.toLowerCase();
  if (commonest.has(lower) || lower === owner.username.toLowerCase() || lower === owner.email) {
    return 'Ce mot de passe est trop courant. Choisissez-en un que personne d’autre n’aurait.';
  }
  return undefined;
}
