import type { Settings } from '../../platform/settings/setting-definitions.js';

const MOST_COMMON = 10_000;

let commonest: Set<string> | undefined;

/** Why a new password is refused, as a French sentence; undefined when it is fine. */
export async function passwordProblem(
  password: string,
  {
    passwordMinLength,
    enforceStrongPasswords,
  }: Pick<Settings, 'passwordMinLength' | 'enforceStrongPasswords'>,
  owner: { username: string; email: string },
): Promise<string | undefined> {
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
  if (
    (await commonPasswords()).has(lower) ||
    lower === owner.username.toLowerCase() ||
    lower === owner.email
  ) {
    return 'Ce mot de passe est trop courant. Choisissez-en un que personne d’autre n’aurait.';
  }
  return undefined;
}

/** Loaded when first needed: the dictionaries take 3 MB. */
async function commonPasswords(): Promise<Set<string>> {
  if (!commonest) {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    // Ordered by frequency.
    commonest = new Set(dictionary['passwords-common'].slice(0, MOST_COMMON));
  }
  return commonest;
}
