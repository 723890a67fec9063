import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** An invalid environment variable. `message` is one sentence that names it. */
export class ConfigError extends Error {}

/** Variables that are secrets as a whole. */
const WHOLE = [
  'ADMIN_PASSWORD',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'BACKUP_KEY',
  'METRICS_TOKEN',
  'SESSION_SECRET',
  'TRANSLATE_KEY',
] as const;

/** Variables with a URL that may contain a password. */
const URLS = [
  'AWS_ENDPOINT_URL',
  'BACKUP_DIR',
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'TRANSLATE_URL',
] as const;

/** Suffix of the variable that names a file with the value. */
const FILE = '_FILE';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Adds the secrets that are given as files, as Docker and systemd provide them.
 * @param base folder for relative paths
 * @returns the environment, and for each of these secrets the name of the variable that was set
 * @throws ConfigError
 */
export function withSecretFiles(
  env: Environment,
  base: string,
): { env: Environment; givenAs: Readonly<Record<string, string>> } {
  const read: Record<string, string> = {};
  const givenAs: Record<string, string> = {};
  for (const name of [...WHOLE, ...URLS]) {
    const variable = name + FILE;
    const path = env[variable];
    if (path === undefined) continue;
    if (env[name] !== undefined)
      throw new ConfigError(
        `La variable ${variable} est donnée en même temps que ${name} ; gardez l’une des deux.`,
      );
    read[name] = readSecret(variable, resolve(base, path));
    givenAs[name] = variable;
  }
  for (const name of [...WHOLE, ...URLS]) {
    if (env[name]?.trim() === '')
      throw new ConfigError(
        `La variable ${name} ne contient que des espaces ; donnez-lui une valeur, ou laissez-la vide.`,
      );
  }
  return { env: { ...env, ...read }, givenAs };
}

function readSecret(variable: string, path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `La variable ${variable} désigne un fichier qui ne se lit pas (${path} : ${code}).`,
    );
  }
  if (!isUtf8(bytes) || bytes.includes(0))
    throw new ConfigError(`La variable ${variable} désigne un fichier qui n’est pas en UTF-8 (${path}).`);
  // Editors and shells add a byte order mark and line ends.
  let value = bytes.toString('utf8').replace(/^\uFEFF/, '');
  while (/[\r\n]$/.test(value)) value = value.slice(0, -1);
  if (value.trim() === '')
    throw new ConfigError(`La variable ${variable} désigne un fichier vide (${path}).`);
  return value;
}

/** Secret values of an environment, among them the passwords inside URLs. */
export function secretsIn(env: Environment): string[] {
  const passwords = URLS.map((name) => URL.parse(env[name] ?? '')?.password);
  return [...WHOLE.map((name) => env[name]), ...passwords].filter((value) => value !== undefined);
}
