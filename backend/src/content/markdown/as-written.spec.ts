import { expect, it } from '@jest/globals';
import { renderMarkdown } from './render-markdown.js';

const shown = async (source: string): Promise<string> => {
  const { html } = await renderMarkdown(source);
  return html
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&');
};

const DIALECTS = [
  '{{< x >}}',
  't[i]{.r}',
  '{% raw %}x{% endraw %}',
  '{% include a.html %}',
  '{{ page.title }}',
  '::: tip',
  ':::',
  '!!! note',
  '<Note>',
  '[TOC]',
  '[[note]] ==x== ![[a.png]]',
  '%%x%%',
  'x ^bloc-1',
  '## Titre {#id}',
  'https://a.fr»',
  '-\u00A0x',
];
const lines = (indent: string): string => DIALECTS.map((line) => indent + line).join('\n');

it.each([
  ['indented', `Avant.\n\n${lines('    ')}\n\nAprès.`],
  ['indented by tabs', `Avant.\n\n${lines('\t')}\n\nAprès.`],
  ['in a fence of accents', `\`\`\`\n${lines('')}\n\`\`\``],
  ['in a fence of tildes', `~~~ js\n${lines('')}\n~~~`],
  ['in a fence that never closes', `\`\`\`\n${lines('')}`],
  ['in a list', `- a\n\n  \`\`\`\n${lines('  ')}\n  \`\`\``],
  ['indented in a list', `- a\n\n${lines('      ')}\n\n- b`],
  ['in a quote', `> \`\`\`\n${lines('> ')}\n> \`\`\``],
  ['indented in a quote', `> a\n>\n${lines('>     ')}`],
  ['in a container', `::: tip\n\`\`\`\n${lines('')}\n\`\`\`\n:::`],
  ['indented in a container', `::: tip\n\n${lines('    ')}\n\n:::`],
  ['in an indented container', `!!! note\n\n    \`\`\`\n${lines('    ')}\n    \`\`\``],
  ['indented in an indented container', `!!! note\n\n    a\n\n${lines('        ')}`],
  ['indented in a fence of prose', `\`\`\`\`warn\na\n\n${lines('    ')}\n\`\`\`\``],
  ['under a component', `<Note>\n\n${lines('    ')}\n\n</Note>`],
])('MD-12 changes no code %s', async (_, source) => {
  const text = await shown(source);
  for (const line of DIALECTS) expect(text).toContain(`${line}\n`);
});

it.each(DIALECTS.filter((line) => !/^(?::::|!!!|#|-)/.test(line)))(
  'MD-12 changes no code within a line: %s',
  async (code) => {
    expect(await shown(`Un \`${code}\` mot`)).toBe(`Un ${code} mot`);
    expect(await shown(`- Un \`\` ${code} \`\` mot`)).toContain(`Un ${code} mot`);
    expect(await shown(`| a |\n|--|\n| \`${code}\` |`)).toContain(code);
  },
);

it.each(['{{< x >}}', 't[i]{.r}', '{% raw %}x{% endraw %}', '[[note]] ==x==', '%%x%%', 'x{#id}'])(
  'MD-12 changes no code of an element: %s',
  async (code) => {
    for (const element of ['code', 'kbd', 'samp'])
      expect(await shown(`Un <${element}>${code}</${element}> mot`)).toBe(`Un ${code} mot`);
    expect(await shown(`<pre>\n${code}\n</pre>`)).toContain(code);
    expect(await shown(`<div><pre>\n${code}\n\n${code}\n</pre></div>`)).toMatch(code.slice(0, 2));
  },
);

it.each(['t[i]{.q}', 'x_{i}{.b}', '[a]{.c}', 'a ==b== c', 'x{#id}', 'a %%b'])(
  'MD-12 changes no formula: %s',
  async (formula) => {
    const alone = (await renderMarkdown(`$$\n${formula}\n$$`)).html;
    expect(alone).not.toBe('');
    for (const source of [`$${formula}$`, `$$${formula}$$`]) {
      const { html } = await renderMarkdown(`Soit ${source} ici`);
      const [plain] = [(await renderMarkdown(`Soit ${source.replace(/\{\.[a-z]\}|\{#id\}/, '')} ici`)).html];
      if (/\{[.#]/.test(formula)) expect(html).not.toBe(plain);
    }
  },
);

it('MD-12 still reads dialects beside code', async () => {
  expect(await shown('`a` {{< x >}}[b]{.c} `d`{.e}')).toBe('a b d');
  expect(await shown('`a\n{% raw %}\nb` {% raw %}x{% endraw %}')).toBe('a {% raw %} b x');
  expect(await shown('    ```\n    x\n    ```\n\n{% include a.html %}\n\nFin')).toBe('```\nx\n```\n\nFin');
});

const MARKS: [string, string, string][] = [
  ['a heading', '##\u00A0T', '## T'],
  ['a heading, narrow', '###\u202FT', '### T'],
  ['a list', '-\u00A0a\n-\u00A0b', '- a\n- b'],
  ['a numbered list', '1.\u00A0a\n2.\u00A0b', '1. a\n2. b'],
  ['a task', '-\u00A0[\u00A0]\u00A0a\n- [x]\u00A0b', '- [ ] a\n- [x] b'],
  ['a nested list', '- a\n\u00A0\u00A0-\u00A0b', '- a\n  - b'],
  ['a quote', '>\u00A0##\u00A0T\n>\u00A0-\u00A0a', '> ## T\n> - a'],
  [
    'a table',
    '|\u00A0A\u00A0|\u00A0B\u00A0|\n|\u00A0---\u00A0|\u00A0---\u00A0|\n|\u00A01\u00A0|\u00A02\u00A0|',
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
  ],
  ['a fence', '```\u00A0js\nlet a;\n```', '``` js\nlet a;\n```'],
  ['the end of a fence', '```js\nlet a;\n```\u00A0\n\nb', '```js\nlet a;\n```\n\nb'],
  ['a rule', 'a\n\n-\u00A0-\u00A0-', 'a\n\n- - -'],
  ['an empty line', 'a\n\u00A0\nb', 'a\n\nb'],
  ['a container', '!!!\u00A0note\n    a', '!!! note\n    a'],
  ['a definition', 'a\n:\u00A0b', 'a\n: b'],
  ['an address', '[a]\n\n[a]:\u00A0https://a.fr', '[a]\n\n[a]: https://a.fr'],
];
it.each(MARKS)('MD-10 reads %s with no-break spaces, and tells its author', async (_, source, meant) => {
  const { html, remarks } = await renderMarkdown(source);
  expect(html).toBe((await renderMarkdown(meant)).html);
  if (!/^a\n\u00A0\nb$/.test(source))
    expect(remarks[0]!.message).toBe('Espace insécable dans un signe de mise en forme, lue comme une espace');
});

it('MD-10 keeps no-break spaces in prose and code', async () => {
  const source = '«\u00A0Oui\u00A0» : 10\u00A0%\n\n```\n##\u00A0x\n```\n\n    -\u00A0x';
  const { html, remarks } = await renderMarkdown(source);
  expect(html).toContain('«\u00A0Oui\u00A0»');
  expect(html).toContain('##\u00A0x');
  expect(html).toContain('-\u00A0x');
  expect(remarks).toEqual([]);
});

it.each([
  ['C\u0092est', 'C’est'],
  ['Suite\u0085', 'Suite…'],
  ['\u0093Oui\u0094', '“Oui”'],
  ['5 \u0080', '5 €'],
  ['c\u009Cur', 'cœur'],
  ['a\u0081b', 'ab'],
  ['C&#146;est &#x85;', 'C’est …'],
  ['`C\u0092est`', 'C’est'],
])('40.21 shows %j as it was before a wrong decoding', async (source, text) => {
  const { text: read, remarks } = await renderMarkdown(source);
  expect(read).toBe(text);
  if (!source.includes('&#')) expect(remarks[0]).toMatchObject({ line: 1 });
});
