import { QueryFailedError } from 'typeorm';
import { maskSecrets } from '../common/mask-secrets.js';

const MAX_MESSAGE = 300;
/** Anything that may identify someone: digits, no lower-case letters, over 24 characters, or other characters. */
const PARTICULAR = /\d|^[^a-z]*$|^.{25,}$|[^a-z-]/;
/** Deeper path segments hold names and tokens. */
const KNOWN_DEPTH = 2;

/**
 * The message of an error without user data: quoted texts, URLs, numbers and secrets are removed.
 * @param secrets of this process
 */
export function anonymizeError(error: unknown, secrets: readonly string[] = []): string {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  const isQuery = error instanceof QueryFailedError;
  const { code } = (isQuery ? error.driverError : {}) as { code?: string };
  const [line = ''] = maskSecrets(message.slice(0, 1000), secrets).split('\n');
  const said = withoutQuotes(line, isQuery)
    .replace(/[\w-]{25,}/g, '…')
    .replace(/\d+/g, 'n')
    .split(' ')
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ');
  return [`${name}:`, ...(code ? [code] : []), said].join(' ').slice(0, MAX_MESSAGE);
}

/** MariaDB leaves quotes inside quoted values unescaped, so everything after the first quote goes. */
function withoutQuotes(line: string, isQuery: boolean): string {
  if (isQuery) return line.replace(/['"`«“].*/, '…');
  return line.replace(/['"`«“].*['"`»”]|['"`«“].*/, '…');
}

/**
 * Turns a path without a route into a pattern: segments that are no plain word, or below the first two, may name
 * someone.
 */
export function routePatternOf(path: string): string {
  return path
    .split('/')
    .slice(0, 6)
    .map((part, depth) => (part !== '' && (depth > KNOWN_DEPTH || PARTICULAR.test(part)) ? '…' : part))
    .join('/');
}
