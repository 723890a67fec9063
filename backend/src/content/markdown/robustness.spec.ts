import { expect, it } from '@jest/globals';
import { complexityProblem } from './complexity.js';
import { renderSourceText, renderMarkdown, TooComplexError } from './render-markdown.js';
import { prepareSource } from './source/prepare-source.js';

const long = (piece: string, length = 200_000): string => piece.repeat(Math.ceil(length / piece.length));
const grow = (line: (index: number) => string, length = 200_000): string => {
  let text = '';
  for (let index = 0; text.length < length; index++) text += line(index);
  return text;
};

const monsters: Record<string, string> = {
  'a line of a megabyte': long('mot ', 990_000),
  'more than a megabyte': long('mot ', 1_500_000),
  'brackets that open': long('['),
  'brackets that open images': long('!['),
  'links never closed': long('[a]('),
  'emphasis that never closes': long('*a **b '),
  'emphasis that only closes': long('a** '),
  'runs of backticks, each of another length': grow((index) => '`'.repeat(index) + ' '),
  'quotes in quotes': long('>'),
  'lists in lists on one line': long('- '),
  'lists in lists by indentation': grow((index) => ' '.repeat(2 * index) + '- a\n'),
  'lazy lines after deep quotes': '>'.repeat(24) + 'a\n' + long('b\n'),
  'containers in containers': long(':::tip\n'),
  'containers one after another': long(':::tip\na\n:::\n'),
  'indented frames in frames': grow((index) => '    '.repeat(index) + '!!! note\n'),
  'a table of a thousand columns': '|a'.repeat(1000) + '|\n' + '|-'.repeat(1000) + '|\n' + long('|\n'),
  'a table of many rows': '|a|b|\n|-|-|\n' + long('|a\n'),
  'definitions without end': long('a\n: b\n\n'),
  'footnotes without end': grow((index) => `[^${index}]: b\n\n[^${index}]\n\n`),
  'headings that say the same': long('# a\n'),
  'elements in elements': long('<div>'),
  'formatting opened over and over': grow((index) => `<font size=${index}>`) + long('<p>a'),
  'an element of a thousand attributes': `<div ${grow((index) => `a${index} `)}>`,
  'tags of templates': long('{% '),
  'outputs of templates': long('{{ '),
  'code as long as a file': '```js\n' + long('let a = "b";\n') + '```',
  'code that no grammar likes': '```latex\n' + long('\\a{', 29_000) + '\n```',
  placeholders: grow((index) => `<x${index}> `),
  spaces: `# ${long(' ')}a {`,
  'surrogates without a partner': long('\uD800'),
  'null characters': long('\0'),
};

/** The rendered HTML, or the reason for refusing it. */
async function render(source: string): Promise<string> {
  return renderMarkdown(source).then(
    ({ html }) => html,
    (error: unknown) => {
      if (error instanceof TooComplexError) return error.message;
      throw error;
    },
  );
}

it.each(Object.entries(monsters))(
  'renders or refuses %s within seconds',
  async (_name, source) => {
    const started = process.cpuUsage();
    expect(await render(source)).toEqual(expect.any(String));
    const { user } = process.cpuUsage(started);
    expect(user / 1e6).toBeLessThan(10);
  },
  60_000,
);

it.each([
  ['a tag of code with an endless language', '{% highlight ' + long('a')],
  ['a container with an endless blank', `:::a${long(' ')}b`],
  ['a container of colons', `:::a${long(':')}b`],
  ['an element marked over and over', `<div${long(' markdown=1')}`],
])('prepares %s quickly', (_, source) => {
  const started = process.cpuUsage();
  prepareSource(source);
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(1);
});

it.each([
  ['il dépasse un million de caractères', long('mot ', 1_000_004)],
  ['il compte plus de 2 000 notes', grow((index) => `[^${index}] `)],
  ['ses listes ou ses citations s’emboîtent sur plus de 25 niveaux', long('>')],
  ['un de ses paragraphes est trop long pour tant de mise en forme', long('*a ')],
  ['trop d’accents graves (`) n’y sont pas refermés', grow((index) => '`'.repeat(index + 1) + ' ')],
  ['ses tableaux sont trop grands', '|a'.repeat(401) + '|\n'],
  ['il contient trop de balises HTML', long('<b>a</b> '.repeat(20) + '\n\n', 400_000)],
])('refuses a text because %s', async (reason, source) => {
  await expect(renderMarkdown(source)).rejects.toEqual(new TooComplexError(reason));
});

it('shows a refused text as source, in paragraphs', () => {
  expect(renderSourceText('Un *début*.\n\n- -\n- fin <b>')).toEqual({
    html: '<p>Un *début*.</p><p>- - - fin &#x3C;b></p>',
    text: 'Un *début*.\n- - - fin <b>',
    words: 4,
    readTime: 1,
    opening: 'Un *début*.',
    remarks: [],
    anchors: { ids: [], headings: [], given: [] },
    lost: { links: [], images: [] },
  });
});

it.each([
  ['each longer', grow((index) => '`'.repeat(index + 1) + ' ', 180_000)],
  ['all at the beginning', grow((index) => '`'.repeat(index + 1) + ' ', 20_000) + long('mot ', 160_000)],
])('does not search for the end of unclosed code: runs of backticks, %s', async (_, source) => {
  const started = process.cpuUsage();
  await render(source);
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(1);
});

it('accepts texts that people write', () => {
  const article = [
    '## Titre\n\nUn **paragraphe** [lié](https://a.fr), `code` et <b>HTML</b>.\n',
    '- a\n  - b\n    - c\n\n> cité\n\n| A | B |\n|---|---|\n| 1 | 2 |\n',
    '```c\nfor (int i = 0; i <n; i++) {}\n```\n\n::: tip\nAstuce.\n:::\n\nNote[^1].\n\n* * * * * * * * *\n',
    'Un ``code ` avec`` un accent, et un ` seul.\n',
  ].join('\n');
  expect(complexityProblem(article.repeat(300))).toBeUndefined();
});
