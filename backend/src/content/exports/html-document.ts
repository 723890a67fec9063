import { writeArticle, type ArticleHeading } from './article-tree.js';
import { creditsOf, metadataLines, namesOf, type Article } from './article.js';
import { escapeText } from '../../platform/common/escape-text.js';

/** Minimum number of headings for a table of contents. */
const LEAST_HEADINGS = 3;

interface DocumentLook {
  styles: string;
  /** HTML after the text. */
  after?: string;
  /** Content security policy. */
  policy: string;
}

export interface DocumentHead {
  title: string;
  author: string;
  description: string;
  keywords: string[];
  /** Its URL on the site. */
  address: string;
  styles: string;
  policy: string;
}

/** A complete document: title block, table of contents, text, credits. */
export function htmlDocument(article: Article, { styles, after = '', policy }: DocumentLook): string {
  const { title, description, tags: keywords } = article.tutorial;
  const author = namesOf(article.tutorial).join(', ');
  const head = { title, author, description, keywords, address: article.address, styles, policy };
  return htmlPage(
    head,
    `${titleBlock(article)}
${contents(article.headings)}
<main>
${writeArticle(article.tree)}
</main>
${after}
<footer>${credits(article)}</footer>`,
  );
}

export function htmlPage(head: DocumentHead, body: string): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeText(head.policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(head.title)}</title>
<meta name="author" content="${escapeText(head.author)}">
<meta name="description" content="${escapeText(head.description)}">
<meta name="keywords" content="${escapeText(head.keywords.join(', '))}">
<link rel="canonical" href="${escapeText(head.address)}">
<style>
${head.styles}
</style>
</head>
<body>
${body}
</body>
</html>
`;
}

export function titleBlock({ tutorial, domainName, lead, cover }: Article): string {
  return `<header>
<p class="domain">${escapeText(domainName)}</p>
<h1>${escapeText(tutorial.title)}</h1>
${lead ? `<p class="description">${escapeText(lead)}</p>\n` : ''}<p class="facts">${metadataList(metadataLines(tutorial))}</p>
${cover ? `<img class="cover" src="${escapeText(cover)}" alt="${escapeText(tutorial.imageAlt ?? '')}">` : ''}
</header>`;
}

export function metadataList(facts: string[]): string {
  return facts.map((fact) => `<span>${escapeText(fact)}</span>`).join(' · ');
}

/** Table of contents of two levels; empty for a short article. */
function contents(headings: ArticleHeading[]): string {
  const shown = headings.filter(({ level }) => level <= 3);
  if (shown.length < LEAST_HEADINGS) return '';
  const entries = shown.map(
    ({ id, text, level }) =>
      `<li class="level-${level}"><a href="#${escapeText(id)}">${escapeText(text)}</a></li>`,
  );
  return `<nav aria-labelledby="_sommaire"><h2 id="_sommaire">Sommaire</h2>\n<ol>\n${entries.join('\n')}\n</ol></nav>`;
}

export function credits(article: Article): string {
  const { sourceUrl } = article.tutorial;
  const link = (address: string) => `<a href="${escapeText(address)}">${escapeText(address)}</a>`;
  return [
    `<p>${escapeText(creditsOf(article.tutorial))}</p>`,
    ...(sourceUrl ? [`<p>Original\u00A0: ${link(sourceUrl)}</p>`] : []),
    `<p>Lu sur ${escapeText(article.siteName)}\u00A0: ${link(article.address)}</p>`,
  ].join('\n');
}
