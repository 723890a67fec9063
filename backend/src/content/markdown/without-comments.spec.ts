import { expect, it } from '@jest/globals';
import { renderMarkdown, renderSourceText } from './render-markdown.js';
import { withoutComments } from './without-comments.js';

const SECRET = 'SECRET';

it.each([
  ['a line', 'Avant.\n\n<!-- SECRET -->\n\nAprès.', 'Avant.\n\nAprès.'],
  ['a first line', '<!-- SECRET -->\n\nAprès.', 'Après.'],
  ['part of a sentence', 'Fin <!-- SECRET --> du texte.', 'Fin du texte.'],
  ['the end of a line', 'Fin.<!-- SECRET -->\n', 'Fin.\n'],
  ['several lines', 'Avant.\n\n<!--\nSECRET un\n\nSECRET deux\n-->\n\nAprès.', 'Avant.\n\nAprès.'],
  ['several lines of a sentence', 'Avant <!-- SECRET\nSECRET --> après.', 'Avant\naprès.'],
  ['an unclosed comment', 'Avant.\n\n<!-- SECRET\n\nSECRET', 'Avant.\n'],
  ['another end', 'Avant.\n\n<!-- SECRET --!>\n', 'Avant.\n'],
  ['a declaration', 'Avant.\n\n<!SECRET x>\n\nAprès.', 'Avant.\n\nAprès.'],
  ['an instruction', 'Un <?php SECRET ?> mot.', 'Un mot.'],
  ['character data', 'Un <![CDATA[SECRET]]> mot.', undefined],
  ['a script', 'Avant.\n\n<script>\n// SECRET\n</script>\n\nAprès.', 'Avant.\n\nAprès.'],
  ['a style', 'Avant.\n\n<style>/* SECRET */</style>\n\nAprès.', 'Avant.\n\nAprès.'],
  ['a script within a sentence', 'Un <script>SECRET</script> mot.', 'Un mot.'],
  ['a style in a heading', '## Titre <style>SECRET</style>', '## Titre'],
  ['a style in bold text', 'Un **a <style>SECRET</style> b** mot.', undefined],
  ['a script without an end', 'Un mot <script>SECRET', 'Un mot'],
  ['a comment that blank lines divide', '<div>a<!-- SECRET\n\nSECRET --></div>', '<div>a</div>'],
  ['a comment of MDX', 'Un {/* SECRET */} mot.\n\n{/*\nSECRET\n\nSECRET\n*/}\n\nFin.', 'Un mot.\n\n\n\nFin.'],
  ['a comment of Liquid', 'Avant.\n\n{%- comment -%}\nSECRET\n\n{%- endcomment -%}\n\nAprès.', undefined],
  ['a comment of Twig', 'Avant.\n\n{# SECRET #}\n\nAprès.', undefined],
  ['a comment of kramdown', 'Un {::comment}SECRET{:/comment} mot.', 'Un mot.'],
  ['a short code of Hugo', 'Un {{< comment >}}SECRET{{< /comment >}} mot.', 'Un mot.'],
  ['a block of HTML', '<div>\n<!-- SECRET -->\nTexte\n</div>', '<div>\n\nTexte\n</div>'],
  [
    'a sentence in HTML',
    '<p title="<!-- a -->">Un <!-- SECRET --> mot</p>',
    '<p title="<!-- a -->">Un mot</p>',
  ],
  ['a quote', '> Avant.\n>\n> <!-- SECRET\n> SECRET -->\n>\n> Après.', undefined],
  ['a list', '- Un\n\n  <!-- SECRET\n  SECRET -->\n\n- Deux', undefined],
  ['an item of its own', '1. Un\n2. <!-- SECRET -->\n3. Trois', undefined],
  ['a heading', '## Titre <!-- SECRET -->\n', '## Titre\n'],
  ['a table', '| a | b |\n|---|---|\n| 1 <!-- SECRET --> | 2 |', '| a | b |\n|---|---|\n| 1 | 2 |'],
  ['a note', 'Un[^1].\n\n[^1]: Note <!-- SECRET -->.', 'Un[^1].\n\n[^1]: Note .'],
  ['an admonition', ':::tip\n<!-- SECRET -->\nTexte\n:::', undefined],
  [
    'an indented admonition',
    '!!! note "Titre"\n    <!-- SECRET -->\n\n    Texte <!-- SECRET\n    SECRET -->',
    undefined,
  ],
  ['HTML read as Markdown', '<div markdown="1">\n  *a* <!-- SECRET -->\n</div>', undefined],
  ['a reference in parentheses', 'Avant.\n\n[//]: # (SECRET)\n\nAprès.', 'Avant.\n\nAprès.'],
  ['a reference in quotes', 'Avant.\n\n[SECRET]: <> "SECRET"\n', 'Avant.\n'],
  ['a reference in apostrophes', "Avant.\n\n[//]: <> 'SECRET'\n", 'Avant.\n'],
  ['a reference of several lines', 'Avant.\n\n[//]: # "SECRET\nSECRET"\n\nAprès.', 'Avant.\n\nAprès.'],
  ['a reference without a title', 'Avant.\n\n[SECRET]: http://localhost/SECRET\n', 'Avant.\n'],
  ['a reference in a quote', '> Avant.\n>\n> [//]: # (SECRET)', undefined],
  ['a reference in a list', '- Avant.\n\n  [//]: # (SECRET)\n\n- Après.', undefined],
  ['a second definition', '[a]\n\n[a]: /un\n[a]: /deux "SECRET"\n', '[a]\n\n[a]: /un\n'],
  ['an unused note', 'Avant.\n\n[^n]: SECRET\n\n    SECRET encore\n\nAprès.', 'Avant.\n\nAprès.'],
  ['notes that only each other use', 'Avant.\n\n[^n]: SECRET[^m]\n\n[^m]: SECRET[^n]', 'Avant.\n'],
  ['a comment of Hugo', 'Avant.\n\n{{</* SECRET */>}}\n\nAprès.', undefined],
  ['a comment of Handlebars', 'Avant.\n\n{{!-- SECRET --}}\n\nAprès.', undefined],
  ['a comment of Obsidian', 'Un %%SECRET%% mot.\n\n%%\nSECRET\n\nSECRET\n%%\n\nFin.', undefined],
  [
    'no-break spaces',
    '#\u00A0Titre <!--\u00A0SECRET\u00A0: a\u00A0-->\n\n[//]:\u00A0# (SECRET)\n\n<!-- SECRET\u202F! -->',
    undefined,
  ],
  ['lines of Windows', 'Avant.\r\n\r\n<!-- SECRET\r\nSECRET -->\r\n\r\nAprès.', 'Avant.\r\n\r\nAprès.'],
])('EX-05 removes hidden text: %s', async (_, source, left) => {
  const text = withoutComments(source);
  if (left !== undefined) expect(text.trimEnd()).toBe(left.trimEnd());
  expect(text).not.toContain(SECRET);
  const [before, after] = await Promise.all([renderMarkdown(source), renderMarkdown(text)]);
  expect(after.text).toBe(before.text);
});

it.each([
  '```html\n<!-- a -->\n[//]: # (b)\n```',
  '~~~\n<!-- a\n\nb -->\n~~~',
  '    <!-- a -->\n    [//]: # (b)',
  'Un `<!-- a -->` et ``[//]: # (`b`)``.',
  '- Un\n\n  ```\n  <!-- a -->\n  ```',
  '> ```\n> <!-- a -->\n> ```',
  '$$\nx % a\n$$\n\nSoit $<!-- a -->$.',
  '```mermaid\ngraph LR\n%% a\nA --> B\n```',
  '<pre>\n&lt;!-- a -->\n</pre>',
  '<p title="<!-- a -->">b</p>',
  '<img src="a.png" alt="<!-- a -->">',
  'Une flèche <!- a -> et \\<!-- a -->.',
  '[a], [b][c], ![d][e] et [f][].\n\n[a]: /a "A"\n[c]: /c (C)\n[e]: d.png\n[f]: /f\n',
  'Un[^n].\n\n[^n]: Voir [a] et [^m].\n\n[^m]: Fin.\n\n[a]: /a',
  '[//]: # (a) dans une phrase ? Non : [//].',
  'En Twig, on écrit {# a #}, en Handlebars {{! a }}, en Hugo {{/* a */}}.',
  'Un `{/* a */}`, $x {/* a */}$ et \\{/* a */}.\n\n```jsx\n{/* a */}\n```\n\n    {% comment %}a{% endcomment %}',
  '## Titre {#a}\n\n{#if a}\n\n{/* sans fin',
  '{{ page.title }}\n\n```\n{{!-- a --}}\n```',
])('EX-05 changes nothing in %j', (source) => {
  expect(withoutComments(source)).toBe(source);
});

it('EX-05 distinguishes a comment from the same characters in code', () => {
  const code = '`<!-- a -->` <!-- a --> `<!-- a -->`\n\n```\n<!-- a -->\n```\n\n<!-- a -->\n\n    <!-- a -->';
  expect(withoutComments(code)).toBe('`<!-- a -->` `<!-- a -->`\n\n```\n<!-- a -->\n```\n\n    <!-- a -->');
});

it.each([
  ['HTML', '<!-- SECRET\n\nSECRET -->'],
  ['Obsidian', '%%SECRET\n\nSECRET%%'],
  ['MDX', '{/* SECRET */}'],
  ['Liquid', '{%- comment -%}\nSECRET\n\n{%- endcomment -%}'],
  ['Twig', '{# SECRET #}'],
  ['a short code of Hugo', '{{< comment >}}SECRET{{< /comment >}}'],
  ['Hugo', '{{</* SECRET */>}}'],
  ['kramdown', '{::comment}SECRET{:/comment}'],
  ['Handlebars', '{{!-- SECRET --}}\n\n{{! SECRET }}'],
])('EX-05 hides comments of %s where a text that cannot be rendered shows its source', (_, comment) => {
  expect(renderSourceText(`Avant.\n\n${comment}\n\nAprès.`).text).toBe('Avant.\nAprès.');
});
