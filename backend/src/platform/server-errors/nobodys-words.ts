import { maskSecrets } from '../common/mask-secrets.js';

const MAX_MESSAGE = 300;
/** A number, or anything longer than words are: an id, a token, an address. */
const PARTICULAR = /\d|^[^a-z]*$|^.{25,}$|[^a-z.-]/;

/** What an error says of itself, without what people have written: quoted words, addresses, numbers, secrets. */
export function nobodysWords(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  const [line = ''] = maskSecrets(message.slice(0, 1000), []).split('\n');
  const said = line
    .replace(/(['"`])(?:(?!\1).)*\1?|«[^»]*»?|“[^”]*”?/g, '…')
    .replace(/[\w-]{25,}/g, '…')
    .replace(/\d+/g, 'n')
    .split(' ')
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ');
  return `${name}: ${said}`.slice(0, MAX_MESSAGE);
}

/** A path as a pattern, where no route has one: what is not a plain word may name somebody. */
export function patternOf(path: string): string {
  return path
    .split('/')
    .slice(0, 6)
    .map((part) => (part !== '' && PARTICULAR.test(part) ? '…' : part))
    .join('/');
}
