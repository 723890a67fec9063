import type { Element, Properties } from 'hast';

type Value = Properties[string];

/** Most columns and rows that HTML knows. */
const MAX_COLUMNS = 1000;
const MAX_ROWS = 65_534;

const whole = (min: number, max: number) => (value: Value) => {
  const number = /^[+-]?\d{1,9}$/.test(String(value).trim()) ? Number(value) : NaN;
  return number >= min && number <= max ? number : undefined;
};

/** Values as EPUB takes them; undefined for none. */
const rules: Record<string, (value: Value, element: Element) => Value> = {
  lang: languageTag,
  dir: (value) => /^(?:ltr|rtl|auto)$/.exec(String(value).trim().toLowerCase())?.[0],
  start: whole(-1e9, 1e9),
  value: whole(-1e9, 1e9),
  span: whole(1, MAX_COLUMNS),
  colSpan: whole(1, MAX_COLUMNS),
  rowSpan: whole(0, MAX_ROWS),
  width: whole(0, 1e6),
  height: whole(0, 1e6),
  href: (value) => wholeAddress(String(value)),
  title: (value) => value,
};
/** Attributes that EPUB forbids or that e-readers do not support. */
const UNKNOWN = [
  'loading',
  'decoding',
  'referrerPolicy',
  'reversed',
  'dateTime',
  'ariaDescribedBy',
  'open',
  'align',
];

/** Corrects or removes the attributes of an element that EPUB does not take. */
export function fitAttributes(element: Element): void {
  const { properties } = element;
  const { align } = properties;
  if (typeof align === 'string' && /^(?:left|center|right)$/.test(align))
    properties['style'] = `text-align: ${align}`;
  for (const name of UNKNOWN) delete properties[name];
  for (const [name, value] of Object.entries(properties)) {
    const rule = rules[name];
    if (!rule) continue;
    const right = rule(value, element);
    if (right === undefined) delete properties[name];
    else properties[name] = right;
  }
}

/** A tag such as `fr-CA`, which the Internet's registry would accept. */
function languageTag(value: Value): string | undefined {
  const tag = String(value).trim().replaceAll('_', '-');
  if (!/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(tag)) return undefined;
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** An address in the book or on the web in which no character needs to be guessed. */
export function wholeAddress(address: string): string | undefined {
  if (/^(?:#|chapter-\d)/.test(address)) return address;
  const url = URL.parse(address);
  if (!url || (/^https?:$/.test(url.protocol) && !url.hostname)) return undefined;
  return url.href.replace(/[\s<>"{}|\\^`]|%(?![\da-f]{2})/gi, (character) =>
    character === '%' ? '%25' : encodeURIComponent(character),
  );
}
