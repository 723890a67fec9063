import { isEmail, isURL, ValidateBy, type ValidationOptions } from 'class-validator';
import { lengthOf } from '@passerelle/api-client/text-length';
import { repairControlCharacters } from './control-characters.js';

/** Invisible characters: whitespace, default-ignorable code points, and the empty braille cell. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u;

/** No control characters but tab and line breaks, and no half surrogate pairs. */
export const TEXT = /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u;

/** Also allows the control characters of a wrong encoding; rendering repairs them, with a remark to the author. */
export const TEXT_AS_WRITTEN = /^(?:[\t\n\r\u0080-\u009F]|[^\p{Cc}\p{Cs}])*$/u;

/** Also excludes line breaks and bidirectional overrides, which would reorder the text around a name. */
export const LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

/**
 * Trims a text and repairs the control characters of a wrong encoding; a text without visible characters becomes empty.
 * Values of other types are returned unchanged.
 */
export function trimmed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return INVISIBLE.test(value) ? '' : repairControlCharacters(value).trim();
}

const WEB = { protocols: ['http', 'https'], require_protocol: true, require_tld: false, disallow_auth: true };

/** The library alone accepts web addresses that no browser opens, and throws on half a surrogate pair. */
export function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && LINE.test(value) && isURL(value, WEB) && URL.canParse(value);
}

/** @param needsDot when false, hosts of the local network are accepted, such as `admin@localhost` */
export function isEmailAddress(value: unknown, needsDot = true): boolean {
  return typeof value === 'string' && LINE.test(value) && isEmail(value, { require_tld: needsDot });
}

/* class-validator’s own MinLength and MaxLength do not count the selectors in emoji such as ❤️. */

export function MinCharacters(min: number, options?: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && lengthOf(value) >= min;
  return ValidateBy({ name: 'minCharacters', validator: { validate } }, options);
}

export function MaxCharacters(max: number, options?: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && lengthOf(value) <= max;
  return ValidateBy({ name: 'maxCharacters', validator: { validate } }, options);
}
