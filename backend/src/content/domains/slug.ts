import { fold } from '@passerelle/api-client/fold';

export const SLUG_LENGTH = 80;
/** Small letters, digits and single hyphens, with a letter among them: digits alone are an id. */
export const SLUG = /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What stands in the address of something of that name; empty when nothing of it can. */
export function slugOf(name: string): string {
  const slug = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-|-$/g, '');
  return SLUG.test(slug) ? slug : '';
}
