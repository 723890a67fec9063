import { expect, it } from '@jest/globals';
import { withoutComments } from './without-comments.js';
import { renderMarkdown, renderSourceText } from './render-markdown.js';

const messages = async (source: string): Promise<string[]> =>
  (await renderMarkdown(source)).remarks.map(({ line, message }) => `${line} ${message}`);

it.each([
  ['within a line', 'Vu %%SECRET%% vu.'],
  ['on lines of its own', 'Vu.\n\n%%\nSECRET\n\nSECRET\n%%\n\nVu.'],
  ['from one paragraph to another', 'Vu %%SECRET\n\nSECRET%% vu.'],
  ['as an item', '- Vu\n- %%SECRET%%\n- vu %%SECRET%%'],
  ['in a quote', '> %%\n> SECRET\n> %%\n> Vu'],
  ['in a callout and its title', '> [!note]- Vu %%SECRET%%\n> vu %%SECRET%%'],
  ['in a container', '::: tip\n%%SECRET%%\nVu\n:::'],
  ['in a table', '| Vu | b |\n|--|--|\n| %%SECRET%% | c |'],
  ['in a heading', '## Vu %%SECRET%%\n\n## %%SECRET%%'],
  [
    'in the words of a link and of an image',
    'Vu [a %%SECRET%%](https://a.fr) ![b %%SECRET%%](https://a.fr/b.png)',
  ],
  ['in an element', '<div>Vu %%SECRET%%</div>'],
  ['with code in it', 'Vu\n\n%%\n```js\n// %% SECRET\n```\nSECRET\n%%'],
  ['with half of a code block in it', 'Vu\n\n%%\n```\nSECRET\n%%\n\nvu'],
  ['after an address', 'Vu\n\n%%SECRET https://exemple.org%% vu'],
  ['after indented code with a fence', 'Vu\n\n    ```\n\n%%SECRET%%\n\nvu'],
  ['with no end', 'Vu\n\n%% SECRET\n\nSECRET'],
  ['with the line ends of Windows', 'Vu\r\n%%\r\nSECRET\r\n%%\r\nvu'],
  ['twice in a row', 'Vu %%SECRET%%%%SECRET%% vu'],
  ['with four signs', 'Vu\n\n%%%%SECRET%%%%\n\n%%%%\nSECRET\n\nSECRET\n%%%%\n\nvu'],
  ['with three signs', 'Vu %%%SECRET%%% vu'],
])('MD-02 hides a comment of Obsidian %s', async (_, source) => {
  const { html, text, opening } = await renderMarkdown(source);
  expect(text).toContain('Vu');
  for (const one of [html, text, opening]) expect(one).not.toContain('SECRET');
});

it('MD-02 hides comments in a text that is too complex to be parsed', () => {
  const source = 'Vu %%SECRET%% vu <!-- SECRET --> vu\n\n[//]: # (SECRET)\n\nvu %% SECRET';
  expect(renderSourceText(source).html).toBe('<p>Vu  vu  vu</p><p>vu</p>'.replaceAll('  ', ' '));
});

it.each([
  '`%%a%%`',
  '```\n%%a%%\n```',
  '    %%a%%',
  '$a %% b %% c$',
  '<pre>%%a%%</pre>',
  '<code>%%a%%</code>',
])('MD-02 keeps %j, which is not a comment', async (source) => {
  expect((await renderMarkdown(source)).html).toMatch(/%%a%%|annotation|<math/);
});

it.each([
  'Vu {/* SECRET */} vu',
  'Vu\n\n{/*\nSECRET\n\n`*/}` SECRET\n*/}\n\nvu',
  'Vu\n\n{% comment %}\n\nSECRET\n\n{% endcomment %}',
  'Vu\n\n{%- comment "à revoir" -%}SECRET{%- endcomment -%}',
  'Vu\n\n{# SECRET\nSECRET #}',
  'Vu\n\n{{!-- SECRET --}}',
  'Vu {{% comment %}}SECRET{{% /comment %}}',
  'Vu\n\n{::comment}\nSECRET\n{:/comment}',
  '<div>Vu <!-- SECRET\n\nSECRET\n\nSECRET --> vu</div>',
])('MD-02 hides the comment of another program in %j', async (source) => {
  const { html, text, opening } = await renderMarkdown(source);
  expect(text).toContain('Vu');
  for (const one of [html, text, opening]) expect(one).not.toContain('SECRET');
});

it('MD-02 leaves a single or escaped comment mark alone, and keeps lists tight', async () => {
  expect((await renderMarkdown('Prix 20 %% seul.')).html).toBe('<p>Prix 20 %% seul.</p>');
  expect((await renderMarkdown('\\%%vu%%')).text).toBe('%%vu%%');
  expect((await renderMarkdown('- a\n  %%x%%\n- b')).html).toBe('<ul>\n<li>a</li>\n<li>b</li>\n</ul>');
});

it.each([
  ['[[Autre note]]', 'Autre note'],
  ['[[Autre note|un mot]]', 'un mot'],
  ['[[Autre note#Les types]]', 'Autre note › Les types'],
  ['[[dossier/Autre note.md#Les types|les types]]', 'les types'],
  ['![[Autre note]]', 'Autre note'],
  ['Un ==mot **gras** là==.', 'Un mot gras là.'],
  ['Un bloc. ^bloc-1', 'Un bloc.'],
  ['- un item ^37066d\n- autre', 'un item\nautre'],
  ['Un bloc.\n^bloc-1', 'Un bloc.'],
  ['| a |\n|--|\n| [[Note\\|alias]] |', 'a alias'],
  // Texts that only look like Obsidian's syntax.
  ['x ^2', 'x ^2'],
  ['si a==b, c==d ; e == f et g == h', 'si a==b, c==d\u202F; e == f et g == h'.replace('\u202F', ' ')],
  ['[[1, 2], [3, 4]] [[1, 2]] [[ -f x ]]', '[[1, 2], [3, 4]] [[1, 2]] [[ -f x ]]'],
  ['[[1]](https://a.fr)', '[1]'],
])('MD-02 reads %j', async (source, text) => {
  expect((await renderMarkdown(source)).text.replaceAll('\u202F', ' ')).toBe(text);
});

it('MD-02 highlights text, links to headings and named blocks, and shows images of any size', async () => {
  expect((await renderMarkdown('Un ==mot==')).html).toBe('<p>Un <mark>mot</mark></p>');
  const { html } = await renderMarkdown('[[#Ici|un]] [[#^bloc-1|deux]]\n\n## Ici\n\nUn bloc. ^bloc-1');
  expect(html).toContain('<a href="#ici">un</a> <a href="#user-content-^bloc-1">deux</a>');
  expect(html).toContain('id="user-content-^bloc-1"');
  const assets = { 'schema.png': { url: '/media/a.png' } };
  const images = await renderMarkdown(
    '![[schema.png]] ![[schema.png|200]] ![Un plan|300](schema.png)',
    assets,
  );
  expect([...images.html.matchAll(/<img src="([^"]*)" alt="([^"]*)"/g)].map((all) => all.slice(1))).toEqual([
    ['/media/a.png', 'schema'],
    ['/media/a.png', 'schema'],
    ['/media/a.png', 'Un plan'],
  ]);
});

it('MD-02 reports hidden parts and links that lead nowhere to authors, by line', async () => {
  const source =
    'a %%b%%\n\n[[Note]]\n\n![[Note]]\n\n![[i.png]]\n\n#débutant\n\n`[[c]] #c`\n\n20 %%\n\n## x\n\n%%fin';
  expect(await messages(source)).toEqual([
    '1 Texte entre %% : caché, il n’est montré nulle part',
    '3 Lien d’Obsidian vers « Note » : il ne mène à rien ici, son texte est montré',
    '5 Contenu d’une autre note, « Note » : il n’est pas repris',
    '7 Image introuvable : i.png',
    '9 « #débutant » reste du texte : les étiquettes ont leur propre champ',
    '13 Texte entre %% : caché, il n’est montré nulle part',
  ]);
  expect(await messages('a {/* b */}')).toEqual([
    '1 Commentaire « {/* » : caché, il n’est montré nulle part',
  ]);
  expect(await messages('20 %%')).toEqual(['1 %% sans second %% : ce qui suit est montré']);
  expect(await messages('a\n\n%%fin')).toEqual(['3 %% sans second %% : tout ce qui suit est caché']);
});

it.each([
  ['[a](/faq "Un %%SECRET%% titre")', 'Un titre'],
  ["[a](/faq 'Un %%SECRET%%')", 'Un '],
  ['[a](/faq (%%SECRET%% Un %%SECRET%%))', ' Un '],
  ['[a](</faq> "%%SECRET%%")', ''],
  ['[a](/faq "Un\n%%SECRET\nSECRET%%\ntitre")', 'Un\ntitre'],
  ['[a][b]\n\n[b]: /faq "Un %%SECRET%%"', 'Un '],
  ['[a][b]\n\n[b]: /faq\n  (Un %%SECRET%%)', 'Un '],
  ['[a](/faq "Un {% comment %}SECRET{% endcomment %}")', 'Un '],
  ['[a](/faq "Un {/* SECRET */}")', 'Un '],
  ['[**a** `b`](/faq "Un %%SECRET%%") %%SECRET%%', 'Un '],
  ['<a href="/faq" title="Un %%SECRET%%">a</a>', 'Un '],
])('MD-02 hides comments in the title of a link: %j', async (source, title) => {
  const rendered = await renderMarkdown(`Avant.\n\n${source}\n\nAprès %%SECRET%% tout.`);
  expect(JSON.stringify(rendered)).not.toContain('SECRET');
  expect(/title="([^"]*)"/.exec(rendered.html)?.[1] ?? '').toBe(title);
  expect(rendered.text).toMatch(/Après tout\.$/);
  expect(withoutComments(`${source}\n`)).not.toContain('SECRET');
});

it.each([
  '[a](/faq "Cent %% de %")',
  '[a](https://a.fr/a%%20b%% "Un titre")',
  '[a](/faq "100 %%") et "50 %%"',
])('MD-02 leaves percent signs that are no comment in an address: %j', async (source) => {
  const { html, text } = await renderMarkdown(`${source}\n\nFin.`);
  expect(html).toMatch(/title="(?:Cent %% de %|Un titre|100 %%)"/);
  expect(text).toContain('Fin.');
});

it('MD-02 hides comments in the title and the text of an image', async () => {
  const { html } = await renderMarkdown('![Un %%SECRET%% mot](/a.png "Un %%SECRET%% titre")', {
    '/a.png': { url: '/media/a.png', width: 400, height: 300 },
  });
  expect(html).not.toContain('SECRET');
});
