import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import fc from 'fast-check';
import { makeSelfContained, parseArticle } from '../src/content/exports/article-tree.js';
import type { Article } from '../src/content/exports/article.js';
import { buildEpub } from '../src/content/exports/epub.js';
import { renderMarkdown } from '../src/content/markdown/render-markdown.js';
import type { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { itWith, runProgram } from './programs.js';

const CHAPTERS = 30;
const SITE = 'https://passerelle.exemple';
const WHEN = new Date('2026-01-01T00:00:00Z');

const NAMES = (
  'a abbr address article aside b bdi bdo blockquote button caption center cite code col colgroup dd del details dfn div ' +
  'dl dt em figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hr i img input ins kbd label legend li main mark ' +
  'math nav ol optgroup option p picture pre q rp rt ruby s samp section select small source span strong sub summary sup ' +
  'svg table tbody td template textarea tfoot th thead time tr track u ul var video wbr'
).split(' ');
const ATTRIBUTES = [
  ...[
    'id="a"',
    'id="a b"',
    'id=""',
    'id="1"',
    'id="été"',
    'class="x y"',
    'title="a & b < c"',
    'dir="haut"',
    'dir=RTL',
  ],
  ...[
    'lang="fr_FR"',
    'lang=""',
    'lang="français"',
    'lang="en-US-x-y"',
    'colspan="0"',
    'colspan=2',
    'rowspan="x"',
  ],
  ...[
    'span="-1"',
    'start="abc"',
    'start="-3"',
    'value="1.5"',
    'reversed',
    'align=center',
    'scope="ligne"',
    'open',
  ],
  ...[
    'href="https://exemple.fr/a|b c%zz"',
    'href="#a"',
    'href="#absent"',
    'href="mailto:"',
    'href="http://[x"',
  ],
  ...['href="ftp://a.fr"', 'href="/tutoriels/1"', 'href=""', 'src="https://exemple.fr/a.png"', 'src="a.png"'],
  ...[
    'alt="<"',
    'width="50%"',
    'height=10',
    'datetime="hier"',
    'style="color:red"',
    'onclick="a()"',
    'checked',
    'type=x',
  ],
];
const TEXTS = [
  ...[
    'mots',
    ' ',
    '\n',
    '\n\n',
    '&amp;',
    '&',
    '<',
    '&nbsp;',
    '&#8;',
    '\u0001',
    '\uFFFE',
    '\uD800',
    '漢字',
    '<!-- a -- b -->',
  ],
  ...[
    '**gras**',
    '`code <b>`',
    '$a < b$',
    '[^1]',
    '\n\n[^1]: note\n\n',
    '\n\n## Titre\n\n',
    '\n\n- liste\n',
    '\n\n| a |\n|---|\n| b |\n\n',
  ],
  ...[
    '\n\n```html\n<p>\n```\n\n',
    '\n\n$$\n\\frac{a}{b}\n$$\n\n',
    '![i](https://exemple.fr/i.png "t")',
    '<br>',
    ']]>',
    '<?php ?>',
  ],
];

const tag = fc
  .tuple(fc.constantFrom(...NAMES), fc.subarray(ATTRIBUTES, { maxLength: 3 }))
  .map(([name, attributes]) => ({ name, opening: `<${[name, ...attributes].join(' ')}>` }));
/** Elements within each other in any order; some are never opened, or never closed. */
const html = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...TEXTS),
    fc
      .tuple(
        tag,
        fc.array(tie('node'), { maxLength: 4 }),
        fc.constantFrom('both', 'both', 'both', 'opening', 'closing'),
      )
      .map(([{ name, opening }, children, has]) =>
        [has === 'closing' ? '' : opening, ...children, has === 'opening' ? '' : `</${name}>`].join(''),
      ),
  ),
})).node;
const text = fc.array(html, { minLength: 10, maxLength: 25 }).map((parts) => parts.join(''));

async function chapterOf(source: string, index: number): Promise<Article> {
  const { html: content, readTime } = await renderMarkdown(source);
  const tree = parseArticle(content);
  makeSelfContained(tree, SITE, new Map());
  const title = `Chapitre ${index + 1}`;
  const tutorial = {
    title,
    date: WHEN,
    readTime,
    authorName: 'Ada',
    authors: null,
    difficulty: null,
  } as Tutorial;
  const names = {
    domainName: 'Programmation',
    siteName: 'Passerelle',
    address: `${SITE}/tutoriels/${index + 1}`,
  };
  return { tutorial, ...names, lead: '', tree, headings: [], cover: undefined };
}

itWith('epubcheck')(
  'EX-03 whatever valid and broken HTML authors write, a book is valid',
  async () => {
    // A fixed seed: what a change breaks is found in the change, not in some later run.
    const sources = fc.sample(text, { seed: 40, numRuns: CHAPTERS });
    const articles = await Promise.all(sources.map(chapterOf));
    const book = {
      ...{
        title: 'Livre',
        description: '',
        authors: ['Ada'],
        subjects: [],
        licence: null,
        publisher: 'Passerelle',
      },
      ...{ address: `${SITE}/livre`, date: WHEN, changedAt: WHEN, articles, images: [] },
    };
    const folder = await mkdtemp(join(tmpdir(), 'passerelle-epub-'));
    try {
      const path = join(folder, 'livre.epub');
      await writeFile(path, Buffer.concat(await buildEpub(book)));
      const said = await runProgram('epubcheck', path).catch(
        ({ stdout, stderr }: { stdout: string; stderr: string }) => [stdout, stderr].join('\n'),
      );
      expect(said.split('\n').filter((line) => /^(?:ERROR|WARNING|FATAL)/.test(line))).toEqual([]);
      expect(said).toContain('No errors or warnings detected');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  300_000,
);
