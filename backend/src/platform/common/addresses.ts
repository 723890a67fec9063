import { isEmail, isURL } from 'class-validator';
import { LINE } from './plain-text.js';

const WEB = { protocols: ['http', 'https'], require_protocol: true, require_tld: false, disallow_auth: true };

/** The library alone accepts web addresses that no browser opens, and throws on half a surrogate pair. */
export function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && LINE.test(value) && isURL(value, WEB) && URL.canParse(value);
}

/** @param needsDot when false, hosts of the local network are accepted, such as `admin@localhost` */
export function isEmailAddress(value: unknown, needsDot = true): boolean {
  return typeof value === 'string' && LINE.test(value) && isEmail(value, { require_tld: needsDot });
}
