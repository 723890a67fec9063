import { fold } from '@passerelle/api-client/fold';
import { beginningOf } from '@passerelle/api-client/text-length';
import { domainToASCII, domainToUnicode } from 'node:url';

/** Providers that ignore dots in the name, and have two domains for the same mailboxes. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Converts an address to the form in which it is stored and looked up: lower case, composed accents, no invisible or
 * full-width signs, which come by pasting, and the domain as mail servers spell it. Chrome, unlike Firefox, turns
 * `forêt.example` into `xn--fort-…`.
 */
export function foldAddress(given: string): string {
  const visible = given.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const address = visible.trim().toLowerCase().normalize('NFKC');
  const [name, domain] = splitAddress(address);
  if (domain === undefined) return address;
  // ASCII is left alone, since `domainToASCII` would take numbers for IP addresses.
  const isPlain = /^[\x21-\x7e]*$/.test(domain) && !domain.includes('xn--');
  return `${name}@${isPlain ? domain : domainToASCII(domain) || domain}`;
}

/** The address as people write it. */
export function readableAddress(address: string): string {
  const [name, domain] = splitAddress(address);
  return domain?.includes('xn--') ? `${name}@${domainToUnicode(domain) || domain}` : address;
}

/** The text that searches examine: the readable address and, if different, the stored one. */
export function searchedAddress(address: string): string {
  const forms = new Set([readableAddress(address), address].map(fold));
  return beginningOf([...forms].join(' '), 600);
}

/**
 * The same key for all addresses of one mailbox. Providers deliver `name+anything` and `"name"` to `name`, and Gmail
 * ignores dots.
 * @param address folded
 */
export function mailboxOf(address: string): string {
  const [name, domain] = splitAddress(address);
  if (domain === undefined) return address;
  const unquoted = name.replace(/^"(.*)"$/, '$1').replace(/\\(.)/g, '$1');
  const plus = unquoted.indexOf('+', 1);
  const plain = plus < 0 ? unquoted : unquoted.slice(0, plus);
  return DOTLESS.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

function splitAddress(address: string): [name: string, domain: string | undefined] {
  const at = address.lastIndexOf('@');
  return at < 0 ? [address, undefined] : [address.slice(0, at), address.slice(at + 1)];
}
