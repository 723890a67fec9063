// Prints the HTML documents of tutorials, with fonts, as JSON, for the baseline browser to print. Arguments: the
// product's origin, comma-separated ids.
import { pathToFileURL } from 'node:url';
import { inRoot } from '../setup/paths.mjs';

const [origin, ids] = process.argv.slice(2);
const built = (name) => import(pathToFileURL(inRoot('backend/dist/content/exports', name)).href);
const { parseArticle, makeSelfContained, shortenAnchors, headingsOf } = await built('article-tree.js');
const { pdfDocument } = await built('pdf-document.js');

const documents = [];
for (const id of ids.split(',')) {
  const tutorial = /** @type {any} */ (await (await fetch(`${origin}/api/tutorials/${id}`)).json());
  const tree = parseArticle(tutorial.content);
  makeSelfContained(tree, origin, new Map());
  shortenAnchors(tree);
  const { html, fonts } = await pdfDocument({
    tutorial: { ...tutorial, date: new Date(tutorial.date) },
    domainName: 'Domaine',
    siteName: 'Passerelle',
    address: `${origin}/tutoriels/${id}`,
    tree,
    headings: headingsOf(tree),
    cover: undefined,
  });
  const withFonts = html.replace(/\/fonts\/[\w-]+\.woff2/g, (path) => {
    const { type, bytes } = fonts.get(path);
    return `data:${type};base64,${bytes.toString('base64')}`;
  });
  documents.push(withFonts.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''));
}
console.log(JSON.stringify(documents));
