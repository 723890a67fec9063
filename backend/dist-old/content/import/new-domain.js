import { slugOf } from '../domains/slug.js';
import { singleLine } from './front-matter.js';
/** Default look. */ const look = {
    icon: 'book-open',
    iconBg: '#e4e7ec',
    iconColor: '#3a4252'
};
/** A new domain from front matter; undefined if its name is invalid. */ export function newDomain(frontMatter) {
    const name = singleLine(frontMatter['domain']) ?? '';
    const slug = slugOf(name);
    if (name.length < 2 || name.length > 80 || !slug) return undefined;
    return {
        slug,
        name,
        description: `Tutoriels du domaine \xab ${name} \xbb.`,
        ...look
    };
}
//# sourceMappingURL=new-domain.js.map
