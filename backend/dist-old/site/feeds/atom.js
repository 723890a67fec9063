import { escapeText } from '../../platform/common/escape-text.js';
import { authorsOf } from '../../content/tutorials/signature.js';
import { categoriesOf } from './feed.js';
/** Serializes a feed as Atom 1.0 (RFC 4287). */ export function writeAtom(feed) {
    return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
<id>${escapeText(feed.self)}</id>
<title>${escapeText(feed.title)}</title>
<subtitle>${escapeText(feed.description)}</subtitle>
<updated>${feed.updated.toISOString()}</updated>
<author><name>${escapeText(feed.siteName)}</name></author>
<link rel="alternate" type="text/html" href="${escapeText(feed.page)}"/>
<link rel="self" type="application/atom+xml" href="${escapeText(feed.self)}"/>
${feed.entries.map(writeEntry).join('\n')}
</feed>
`;
}
function writeEntry(entry) {
    const { address, html, tutorial } = entry;
    const categories = categoriesOf(entry).map((term)=>`<category term="${escapeText(term)}"/>`);
    return `<entry>
<id>${escapeText(address)}</id>
<title>${escapeText(tutorial.title)}</title>
<link rel="alternate" type="text/html" href="${escapeText(address)}"/>
<published>${tutorial.date.toISOString()}</published>
<updated>${tutorial.updatedAt.toISOString()}</updated>
${authorsOf(tutorial).map(({ name })=>`<author><name>${escapeText(name)}</name></author>`).join('')}
${categories.join('')}
${tutorial.licence ? `<rights>${escapeText(tutorial.licence)}</rights>\n` : ''}<summary>${escapeText(tutorial.description)}</summary>
<content type="html">${escapeText(html)}</content>
</entry>`;
}
//# sourceMappingURL=atom.js.map
