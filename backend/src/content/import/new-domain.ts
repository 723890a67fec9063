import { lengthOf } from '@passerelle/api-client/text-length';
import { slugOf } from '../domains/slug.js';
import { fieldsOf, singleLine } from './fields.js';

/** Default look. */
const look = { icon: 'book-open', iconBg: '#e4e7ec', iconColor: '#3a4252' };

export type NewDomain = NonNullable<ReturnType<typeof newDomain>>;

/** A new domain from front matter; undefined if its name is invalid. */
export function newDomain(header: Record<string, unknown>) {
  const name = singleLine(fieldsOf(header).get('domain')) ?? '';
  const slug = slugOf(name);
  if (lengthOf(name) < 2 || lengthOf(name) > 80 || !slug) return undefined;
  return { slug, name, description: `Tutoriels du domaine « ${name} ».`, ...look };
}
