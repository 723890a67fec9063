import { setImmediate } from 'node:timers/promises';
import type { ArticleHeading } from './article-tree.js';
import { wholeAddress } from './epub-attributes.js';
import { bookStyles } from './article-styles.js';
import { creditsOf, metadataLines, type Article } from './article.js';
import { bookChapter, xmlText } from './book-tree.js';
import type { Book } from './book.js';
import { escapeText } from '../../platform/common/escape-text.js';
import { zip, type ZipEntry } from './zip.js';

interface Chapter {
  file: string;
  title: string;
  page: string;
  headings: ArticleHeading[];
}

/**
 * Builds an EPUB 3 with one chapter per article.
 * @returns the file in parts
 */
export async function buildEpub(book: Book): Promise<Uint8Array[]> {
  const chapters: Chapter[] = [];
  for (const [index, article] of book.articles.entries()) {
    chapters.push(toChapter(article, index));
    // Yields to requests.
    await setImmediate();
  }
  const files: Record<string, string> = {
    'META-INF/container.xml': CONTAINER,
    'EPUB/package.opf': packageDocument(book, chapters),
    'EPUB/nav.xhtml': navigation(book, chapters),
    'EPUB/style.css': bookStyles,
    ...(book.facts ? { 'EPUB/title.xhtml': titlePage(book, book.facts) } : {}),
    ...Object.fromEntries(chapters.map(({ file, page }) => [`EPUB/${file}`, page])),
  };
  // EPUB requires this entry first and uncompressed, at a fixed offset.
  const kind = { path: 'mimetype', bytes: Buffer.from('application/epub+zip'), stored: true };
  const texts = Object.entries(files).map(([path, text]) => ({ path, bytes: Buffer.from(xmlText(text)) }));
  const images: ZipEntry[] = book.images.map(({ name, bytes }) => ({
    path: `EPUB/images/${name}`,
    bytes,
    stored: true,
  }));
  return zip([kind, ...texts, ...images]);
}

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

function toChapter(article: Article, index: number): Chapter {
  const { tutorial, lead, cover } = article;
  const { xhtml, headings } = bookChapter(article.tree);
  const { sourceUrl } = tutorial;
  const source = sourceUrl ? `\n<p>Original\u00A0: ${link(sourceUrl)}</p>` : '';
  const body = `<header>
<p class="domain">${escapeText(article.domainName)}</p>
<h1>${escapeText(tutorial.title)}</h1>
${lead ? `<p class="description">${escapeText(lead)}</p>\n` : ''}<p class="facts">${metadataLines(tutorial).map(escapeText).join(' · ')}</p>
${cover ? `<img class="cover" src="${escapeText(cover)}" alt="${escapeText(tutorial.imageAlt ?? '')}" />` : ''}
</header>
<section>
${xhtml}
</section>
<footer>
<p>${escapeText(creditsOf(tutorial))}</p>${source}
<p>Lu sur ${escapeText(article.siteName)}\u00A0: ${link(article.address)}</p>
</footer>`;
  const title = escapeText(tutorial.title);
  return { file: `chapter-${index + 1}.xhtml`, title, page: xhtmlPage(title, body), headings };
}

function titlePage({ title, description, publisher, address }: Book, facts: string[]): string {
  const name = escapeText(title);
  return xhtmlPage(
    name,
    `<section epub:type="titlepage" role="region" aria-label="Page de titre">
<p class="domain">${escapeText(publisher)}</p>
<h1>${name}</h1>
${description ? `<p class="description">${escapeText(description)}</p>` : ''}
<p class="facts">${facts.map(escapeText).join(' · ')}</p>
<p class="facts">${link(address)}</p>
</section>`,
  );
}

function link(address: string): string {
  const href = wholeAddress(address);
  return href ? `<a href="${escapeText(href)}">${escapeText(address)}</a>` : escapeText(address);
}

/** @param title escaped */
function xhtmlPage(title: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="fr" xml:lang="fr">
<head>
<meta charset="utf-8" />
<title>${title}</title>
<link rel="stylesheet" href="style.css" type="text/css" />
</head>
<body>
${body}
</body>
</html>
`;
}

function navigation(book: Book, chapters: Chapter[]): string {
  const entries = chapters.map(({ file, title, headings }) => {
    const sections = headings.filter(({ level }) => level === 2);
    const inner = sections.map(
      ({ id, text }) => `<li><a href="${file}#${id}">${escapeText(text) || 'Section'}</a></li>`,
    );
    const list = inner.length > 0 ? `\n<ol>\n${inner.join('\n')}\n</ol>` : '';
    return `<li><a href="${file}">${title}</a>${list}</li>`;
  });
  const list = `<nav epub:type="toc" role="doc-toc">\n<h1>Sommaire</h1>\n<ol>\n${entries.join('\n')}\n</ol>\n</nav>`;
  return xhtmlPage(escapeText(book.title), list);
}

function packageDocument(book: Book, chapters: Chapter[]): string {
  const line = (tag: string, text: string) =>
    xmlText(text).trim() ? `    <${tag}>${escapeText(text)}</${tag}>` : '';
  const metadata = [
    `    <dc:identifier id="id">${escapeText(book.address)}</dc:identifier>`,
    line('dc:title', book.title),
    line('dc:language', 'fr'),
    ...book.authors.map((author) => line('dc:creator', author)),
    ...book.subjects.map((subject) => line('dc:subject', subject)),
    ...(book.description ? [line('dc:description', book.description)] : []),
    ...(book.licence ? [line('dc:rights', book.licence)] : []),
    line('dc:publisher', book.publisher),
    line('dc:date', book.date.toISOString().slice(0, 10)),
    `    <meta property="dcterms:modified">${book.changedAt.toISOString().replace(/\.\d+/, '')}</meta>`,
    ...ACCESSIBILITY,
  ];
  const images = book.images.map(
    ({ name, type }, index) =>
      `    <item id="image-${index + 1}" href="images/${name}" media-type="${type}"/>`,
  );
  const pages = chapters.map(
    ({ file, page }, index) =>
      `    <item id="chapter-${index + 1}" href="${file}" media-type="application/xhtml+xml"${propertiesOf(page)}/>`,
  );
  const front = book.facts
    ? ['    <item id="title" href="title.xhtml" media-type="application/xhtml+xml"/>']
    : [];
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="fr">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadata.join('\n')}
  </metadata>
  <manifest>
    <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
    <item id="style" href="style.css" media-type="text/css"/>
${[...front, ...pages, ...images].join('\n')}
  </manifest>
  <spine>
${book.facts ? '    <itemref idref="title"/>\n    <itemref idref="nav"/>\n' : ''}${chapters.map((_, index) => `    <itemref idref="chapter-${index + 1}"/>`).join('\n')}
  </spine>
</package>
`;
}

const ACCESSIBILITY = [
  ['accessMode', 'textual'],
  ['accessModeSufficient', 'textual'],
  ['accessibilityFeature', 'tableOfContents'],
  ['accessibilityFeature', 'structuralNavigation'],
  ['accessibilityHazard', 'none'],
].map(([property, value]) => `    <meta property="schema:${property}">${value}</meta>`);

/** Features of a page that the EPUB manifest must declare. */
function propertiesOf(page: string): string {
  const properties = [page.includes('<math ') && 'mathml', page.includes('<svg ') && 'svg'].filter(Boolean);
  return properties.length > 0 ? ` properties="${properties.join(' ')}"` : '';
}
