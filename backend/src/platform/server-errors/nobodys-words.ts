import { QueryFailedError } from 'typeorm';
import { maskSecrets } from '../common/mask-secrets.js';

const MAX_MESSAGE = 300;
/** A number, or anything longer than words are: an id, a token, an address. */
const PARTICULAR = /\d|^[^a-z]*$|^.{25,}$|[^a-z-]/;
/** Below these two there are names and tokens. */
const KNOWN_DEPTH = 2;

/** What an error says of itself, without what people have written: quoted words, addresses, numbers, secrets. */
export function nobodysWords(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  const isQuery = error instanceof QueryFailedError;
  const { code } = (isQuery ? error.driverError : {}) as { code?: string };
  const [line = ''] = maskSecrets(message.slice(0, 1000), []).split('\n');
  const said = withoutQuotes(line, isQuery)
    .replace(/[\w-]{25,}/g, '…')
    .replace(/\d+/g, 'n')
    .split(' ')
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ');
  return [`${name}:`, ...(code ? [code] : []), said].join(' ').slice(0, MAX_MESSAGE);
}

/** What is quoted may hold quotes that nobody has escaped, as MariaDB does it. */
function withoutQuotes(line: string, isQuery: boolean): string {
  if (isQuery) return line.replace(/['"`«“].*/, '…');
  return line.replace(/['"`«“].*['"`»”]|['"`«“].*/, '…');
}

/** A path as a pattern, where no route has one: what is not a plain word, or stands below the first two, may name somebody. */
export function patternOf(path: string): string {
  return path
    .split('/')
    .slice(0, 6)
    .map((part, depth) => (part !== '' && (depth > KNOWN_DEPTH || PARTICULAR.test(part)) ? '…' : part))
    .join('/');
}
