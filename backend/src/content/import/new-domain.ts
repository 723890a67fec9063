import { slugOf } from '../domains/slug.js';
import { line } from './front-matter.js';

/** Until somebody chooses another one. */
const look = { icon: 'book-open', iconBg: '#e4e7ec', iconColor: '#3a4252' };

export type NewDomain = NonNullable<ReturnType<typeof newDomain>>;

/** The domain that a front matter names, as a new one; undefined for one that could not be. */
export function newDomain(frontMatter: Record<string, unknown>) {
  const name = line(frontMatter['domain']) ?? '';
  const slug = slugOf(name);
  if (name.length < 2 || name.length > 80 || !slug) return undefined;
  return { slug, name, description: `Tutoriels du domaine « ${name} ».`, ...look };
}
