import { fold } from '../../api-client/fold.js';
export const SLUG_LENGTH = 80;
/** Lower-case letters, digits and single hyphens, with at least one letter: digits alone are an id. */ export const SLUG = /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Slug for a name; empty when the name has no usable characters. */ export function slugOf(name) {
    const slug = fold(name).replace(/[^a-z0-9]+/g, '-').slice(0, SLUG_LENGTH).replace(/^-|-$/g, '');
    return SLUG.test(slug) ? slug : '';
}
//# sourceMappingURL=slug.js.map
