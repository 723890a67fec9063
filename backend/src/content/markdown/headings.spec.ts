import { expect, it } from '@jest/globals';
import { renderMarkdown } from './render-markdown.js';

const headings = async (source: string): Promise<string[]> =>
  [...(await renderMarkdown(source)).html.matchAll(/<(h\d) id="([^"]*)"/g)].map(
    ([, tag, id]) => `${tag} ${id}`,
  );

it('TUTO-11 makes heading ids of the lower-cased text, with a dash for each run of other characters', async () => {
  expect(await headings('## Node.js & npm : c’est parti\n\n### `useState()` 2.0')).toEqual([
    'h2 node-js-npm-c-est-parti',
    'h3 usestate-2-0',
  ]);
});

it('TUTO-13 keeps accented letters, trims dashes and makes ids unique', async () => {
  const source =
    '## Été à l’île\n\n## « Oui ! »\n\n## Suite\n\n## Suite\n\n## Suite 2\n\n## Suite\n\n## 🎮\n\n## E\u0301te\u0301';
  expect(await headings(source)).toEqual([
    'h2 été-à-l-île',
    'h2 oui',
    'h2 suite',
    'h2 suite-2',
    'h2 suite-2-2',
    'h2 suite-3',
    'h2 section',
    'h2 été',
  ]);
});

it('moves all headings down one level if the body contains an h1, and only then', async () => {
  expect(await headings('# A\n\n## B\n\n###### C')).toEqual(['h2 a', 'h3 b', 'h6 c']);
  expect(await headings('## A\n\n### B')).toEqual(['h2 a', 'h3 b']);
});

it.each([
  '## Les bases {#bases}',
  '## Les bases {/*bases*/}',
  '## Les bases <a href="x" id="bases"></a>',
  '## Les bases ## {#bases}',
])('removes the anchor from %s and redirects its links to the heading', async (heading) => {
  const { html } = await renderMarkdown(`[voir](#bases)\n\n${heading}`);
  expect(html).toContain('<a href="#les-bases">voir</a>');
  expect(html).toContain('<h2 id="les-bases"><a href="#les-bases">Les bases</a></h2>');
});

it('keeps links to the authors’ anchors, whose ids cannot equal the page’s own', async () => {
  const { html } = await renderMarkdown(
    '[ici](#cookie) [là](#vieux)\n\n<a id="cookie"></a>Texte <a name="vieux">vieux</a>',
  );
  expect(html).toContain('<a href="#user-content-cookie">ici</a>');
  expect(html).toContain('<a id="user-content-cookie"></a>'.replaceAll('a>', 'span>').replace('<a', '<span'));
  expect(html).toContain('<span id="user-content-vieux">vieux</span>');
});

it('keeps only the text of a link to a missing anchor', async () => {
  expect((await renderMarkdown('[perdu](#nulle-part)')).html).toBe('<p>perdu</p>');
});

it('leaves the number of a footnote out of the id', async () => {
  expect(await headings('## Fin[^1]\n\n[^1]: Note.')).toEqual(['h2 fin', 'h2 notes']);
});
