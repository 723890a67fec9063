import { makeValidator } from 'envalid';

/** Minimum length of a session secret: it signs every session, and anybody can try to guess it offline. */
const MIN_SECRET_LENGTH = 32;
/** Minimum number of different characters: a secret with fewer is a repeated word or a held key. */
const MIN_SECRET_CHARACTERS = 8;
const MIN_PASSWORD_LENGTH = 8;

const UNREADABLE_URL =
  'ne se lit pas : le port est un nombre jusqu’à 65535, et dans le nom et le mot de passe « % » s’écrit %25, « @ » %40, « # » %23, « / » %2F';

/**
 * A validator of URLs with credentials. Without it, a malformed URL would fail at its first use, and the error would
 * print it.
 */
const credentialUrl = (form: RegExp, hint: string) =>
  makeValidator<string>((input) => {
    if (!form.test(input)) throw new Error(`doit avoir la forme ${hint}`);
    requireReadable(input);
    return input;
  });

function requireReadable(input: string): void {
  try {
    const { username, password } = new URL(input);
    decodeURIComponent(username + password);
  } catch {
    throw new Error(UNREADABLE_URL);
  }
}

export const databaseUrl = makeValidator<string>((input) => {
  if (!/^(mysql|mariadb):\/\/[^/]+\/[^/?]+/.test(input)) {
    throw new Error('doit avoir la forme mysql://utilisateur:motdepasse@hote:port/base');
  }
  requireReadable(input);
  return input.replace(/^mariadb:/, 'mysql:');
});

export const smtpUrl = credentialUrl(/^smtps?:\/\/[^/]+/, 'smtp://utilisateur:motdepasse@hote:port');
export const redisUrl = credentialUrl(/^rediss?:\/\/[^/]+/, 'redis://hote:port');

export const webUrl = makeValidator<string>((input) => {
  if (!/^https?:$/.test(URL.parse(input)?.protocol ?? ''))
    throw new Error('doit être une adresse complète, comme https://exemple.fr');
  return input;
});

export const backupPlace = makeValidator<string>((input) => {
  const scheme = /^(\w+):\/\//.exec(input)?.[1];
  if (scheme === undefined) return input;
  if (!/^(s3|sftp)$/.test(scheme)) {
    throw new Error(
      'doit être un dossier, ou une adresse comme s3://bucket/dossier ou sftp://utilisateur@hote/dossier',
    );
  }
  requireReadable(input);
  if (!new URL(input).hostname) throw new Error('doit nommer un bucket ou un hôte');
  return input;
});

export const sshFingerprint = makeValidator<string>((input) => {
  if (!/^SHA256:[\w+/]{43}$/.test(input))
    throw new Error('doit avoir la forme SHA256:… que donne ssh-keygen -l');
  return input;
});

export const adminName = makeValidator<string>((input) => {
  if (!/^[\w-]{3,50}$/.test(input))
    throw new Error('doit contenir 3 à 50 lettres, chiffres, tirets ou underscores');
  return input;
});

/** Checks only the rules that are known without the site’s settings; those apply when the account is created. */
export const adminPassword = makeValidator<string>((input) => {
  if ([...input].length < MIN_PASSWORD_LENGTH)
    throw new Error(`doit contenir au moins ${MIN_PASSWORD_LENGTH} caractères`);
  return input;
});

export const sessionSecret = makeValidator<string>((input) => {
  const characters = [...input];
  if (characters.length < MIN_SECRET_LENGTH || new Set(characters).size < MIN_SECRET_CHARACTERS) {
    throw new Error(
      `doit contenir au moins ${MIN_SECRET_LENGTH} caractères tirés au sort, comme en donne openssl rand -hex 32`,
    );
  }
  return input;
});

export const wholeNumber = (from: number, to: number) =>
  makeValidator<number>((input) => {
    const value = Number(input);
    if (!/^\d+$/.test(input.trim()) || value < from || value > to) {
      throw new Error(`doit être un nombre entier entre ${from} et ${to}`);
    }
    return value;
  });

export const oneOf = <T extends string>(...choices: T[]) =>
  makeValidator<T>((input) => {
    if (!choices.includes(input as T)) throw new Error(`doit valoir ${choices.join(' ou ')}`);
    return input as T;
  });
