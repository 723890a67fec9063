import { inspect } from 'node:util';
import { readConfig, type Config } from '../../config.js';
import { sessionSecretOf } from './session-secret.js';

const MASK = '***';

/** `name=value`, `name: value` or `"name":"value"`. */
const NAMED =
  /((?:pass(?:word|wd|e)?|mot de passe|secret|token|jeton|authorization|cookie|api[-_]?key|recovery\w{0,20}|totp\w{0,20})["']?\s*[:=]\s*)(?:(?:bearer|basic)\s+)?("[^"]*"|'[^']*'|[^\s"',;&)}\]]+)/gi;
/** The password in `//user:password@host`. */
const IN_URL = /(\/\/[^\s:/@]*:)[^\s@/]+(?=@)/g;
/** Password hashes, signed session ids and bearer tokens. */
const FORMS = /\$argon2[\w$=,+/.-]+|\bs%3A[\w%.+/-]+|\bBearer\s+[\w.~+/-]+/gi;
/** Shorter values would mask half of the log. */
const MIN_LENGTH = 6;

/**
 * Masks credentials in a text.
 * @param known secret values to mask wherever they occur
 */
export function maskSecrets(text: string, known: readonly string[]): string {
  let masked = text;
  for (const secret of known) masked = masked.replaceAll(secret, MASK);
  return masked.replace(IN_URL, `$1${MASK}`).replace(FORMS, MASK).replace(NAMED, `$1${MASK}`);
}

/** All secrets of a process, in each form that a text may contain them. */
export function secretsOf(config: Config): string[] {
  const all = [...config.secrets, config.renderToken, sessionSecretOf(config)];
  const forms = new Set(all.flatMap(formsOf).filter(({ length }) => length >= MIN_LENGTH));
  // Longer ones first: one secret may begin like another.
  return [...forms].toSorted((one, other) => other.length - one.length);
}

/** An error for the terminal of a process that ends with it, maybe before its log is open. */
export function maskedError(error: unknown): string {
  return maskSecrets(inspect(error), secretsOf(readConfig()));
}

/** As given, decoded, percent-encoded in either case, form-encoded, and inside quotes. */
function formsOf(given: string): string[] {
  return [given, decoded(given)].flatMap((secret) => {
    const encoded = encodeURIComponent(secret);
    const strictly = encoded.replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
    const inForm = new URLSearchParams({ '': secret }).toString().slice(1);
    const codes = [encoded, strictly, inForm];
    const small = codes.map((code) => code.replace(/%[\dA-F]{2}/g, (sign) => sign.toLowerCase()));
    return [secret, ...codes, ...small, JSON.stringify(secret).slice(1, -1), inspect(secret).slice(1, -1)];
  });
}

function decoded(secret: string): string {
  try {
    return decodeURIComponent(secret);
  } catch {
    return secret;
  }
}
