import { expect, it } from '@jest/globals';
import { fromHtml } from 'hast-util-from-html';
import { markdownOf } from './rich-text';

const convert = (html: string) => markdownOf(fromHtml(html, { fragment: true }));

it('formatted text becomes Markdown in the toolbar’s syntax', () => {
  expect(
    convert(
      '<h2>Creuser</h2><p>Un trou <b>profond</b>, <i>large</i>, <a href="https://exemple.fr">ici</a>.</p>' +
        '<ul><li>un</li><li>deux</li></ul><ol><li>trois</li></ol><blockquote>dit</blockquote>' +
        '<pre><code class="language-js">let a;</code></pre><p><s>non</s> <code>oui</code></p>',
    ),
  ).toBe(
    [
      '## Creuser',
      'Un trou **profond**, *large*, [ici](https://exemple.fr).',
      '- un\n- deux',
      '1. trois',
      '> dit',
      '```js\nlet a;\n```',
      '~~non~~ `oui`',
    ].join('\n\n'),
  );
});

it('an HTML table becomes a Markdown table', () => {
  expect(convert('<table><tr><th>a|b</th><th>c<br>d</th></tr><tr><td>1</td><td>2</td></tr></table>')).toBe(
    '| a\\|b | c d |\n| - | - |\n| 1 | 2 |',
  );
});

it('characters that Markdown would interpret are escaped', () => {
  expect(convert('<p>1. *un* &lt;b&gt; [^1] # deux</p>')).toBe('1\\. \\*un\\* \\<b> \\[^1] # deux');
});
