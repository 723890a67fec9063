import { setImmediate } from 'node:timers/promises';
import { writeArticle } from './article-tree.js';
import { printStyles } from './article-styles.js';
import { chapterMetadata } from './book.js';
import { citeLinks } from './cited-links.js';
import { credits, metadataList, htmlPage, titleBlock } from './html-document.js';
import { escapeText } from '../../platform/common/escape-text.js';
import { PRINT_POLICY } from './pdf-document.js';
import { pdfFonts } from './pdf-fonts.js';
const styles = `
.title-page { display: flex; flex-direction: column; justify-content: center; min-height: 190mm; }
.title-page h1 { font-size: 3em; }
.title-page .description { font-size: 1.3em; max-width: 32em; }
.title-page .domain { font-size: 1.1em; }
.title-page a { color: inherit; }
nav.book { break-before: page; margin: 0; padding: 0; border: 0; font-size: 1em; }
nav.book h2 { margin-bottom: 1em; font-size: 1.6em; }
nav.book ol { counter-reset: chapter; }
nav.book li { position: relative; margin: 0 0 0.8em; padding-inline-start: 2.2em; break-inside: avoid; counter-increment: chapter; }
nav.book li::before { content: counter(chapter); position: absolute; inset-inline-start: 0; color: #0c6a64; font-weight: 650; font-variant-numeric: lining-nums; }
nav.book a { font-weight: 600; }
nav.book span { display: block; color: #565f68; font-size: 0.85em; }
.chapter { break-before: page; }
.chapter > section:first-of-type { margin-top: 1.8em; }
`;
/** The document to print, with its fonts. */ export async function pdfBook(book) {
    const { css, files } = await pdfFonts();
    const head = {
        title: book.title,
        author: book.authors.join(', '),
        description: book.description,
        keywords: book.subjects,
        address: book.address,
        styles: `${css}\n${printStyles(book.publisher, book.title, book.address)}\n${styles}`,
        policy: PRINT_POLICY
    };
    const chapters = [];
    for (const [index, article] of book.articles.entries()){
        chapters.push(chapter(article, index));
        // Yields to requests.
        await setImmediate();
    }
    return {
        html: htmlPage(head, [
            titlePage(book),
            contents(book),
            ...chapters
        ].join('\n')),
        fonts: files
    };
}
function titlePage({ publisher, title, description, facts = [], address }) {
    return `<section class="title-page">
<p class="domain">${escapeText(publisher)}</p>
<h1>${escapeText(title)}</h1>
${description ? `<p class="description">${escapeText(description)}</p>` : ''}
<p class="facts">${metadataList(facts)}</p>
<p class="facts"><a href="${escapeText(address)}">${escapeText(address)}</a></p>
</section>`;
}
function contents({ articles }) {
    const entries = articles.map((article, index)=>`<li><a href="#c${index + 1}">${escapeText(article.tutorial.title)}</a> <span>${escapeText(chapterMetadata(article))}</span></li>`);
    return `<nav class="book" aria-labelledby="sommaire"><h2 id="sommaire">Sommaire</h2>\n<ol>\n${entries.join('\n')}\n</ol></nav>`;
}
function chapter(article, index) {
    const links = citeLinks(article.tree);
    return `<article class="chapter" id="c${index + 1}">
${titleBlock(article)}
<section>
${writeArticle(article.tree)}
</section>
${links}
<footer>${credits(article)}</footer>
</article>`;
}
//# sourceMappingURL=pdf-book.js.map
