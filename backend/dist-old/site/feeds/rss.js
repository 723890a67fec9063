import { escapeText } from '../../platform/common/escape-text.js';
import { authorsOf } from '../../content/tutorials/signature.js';
import { categoriesOf } from './feed.js';
const NAMESPACES = [
    'xmlns:atom="http://www.w3.org/2005/Atom"',
    'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"'
].join(' ');
/** Serializes a feed as RSS 2.0. */ export function writeRss(feed) {
    return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" ${NAMESPACES}>
<channel>
<title>${escapeText(feed.title)}</title>
<link>${escapeText(feed.page)}</link>
<description>${escapeText(feed.description)}</description>
<language>fr</language>
<lastBuildDate>${feed.updated.toUTCString()}</lastBuildDate>
<atom:link rel="self" type="application/rss+xml" href="${escapeText(feed.self)}"/>
${feed.entries.map(writeItem).join('\n')}
</channel>
</rss>
`;
}
/**
 * Without `author`, which RSS defines as an email address. RSS descriptions are HTML, so plain text is escaped for
 * HTML, then for XML.
 */ function writeItem(entry) {
    const { address, html, tutorial } = entry;
    const categories = categoriesOf(entry).map((name)=>`<category>${escapeText(name)}</category>`);
    return `<item>
<guid isPermaLink="true">${escapeText(address)}</guid>
<title>${escapeText(tutorial.title)}</title>
<link>${escapeText(address)}</link>
<pubDate>${tutorial.date.toUTCString()}</pubDate>
${authorsOf(tutorial).map(({ name })=>`<dc:creator>${escapeText(name)}</dc:creator>`).join('')}
${categories.join('')}
<description>${escapeText(escapeText(tutorial.description))}</description>
<content:encoded>${escapeText(html)}</content:encoded>
</item>`;
}
//# sourceMappingURL=rss.js.map
