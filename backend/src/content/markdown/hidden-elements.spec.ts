import { describe, expect, it } from '@jest/globals';
import { renderMarkdown, renderSourceText } from './render-markdown.js';
import { sanitizeHtml } from './sanitize.js';
import { withoutComments } from './without-comments.js';

/** `SECRET` is what readers never see, `Avant` and `Après` what they do. */
const HIDING = [
  '<div hidden>SECRET</div>',
  '<div hidden="">SECRET</div>',
  '<div class="a" HIDDEN="hidden" id=x>SECRET</div>',
  '<div hidden=until-found>SECRET</div>',
  '<div hidden>\n\nSECRET **gras** [[SECRET]]\n\n- ==SECRET==\n\n</div>',
  '<div hidden>\n\nSECRET</div>',
  '<div hidden><div>a</div>SECRET</div>',
  '<section style="display:none">SECRET</section>',
  '<p style="color: red; DISPLAY : NONE !important">SECRET</p>',
  "<p style='display:/* a */none'>SECRET</p>",
  '<p style="display:block;display:none">SECRET</p>',
  '<p style=visibility:hidden>SECRET</p>',
  '<table style="visibility: collapse"><tr><td>SECRET</td></tr></table>',
  '<details hidden><summary>SECRET</summary>SECRET</details>',
  '<ul><li>un</li><li hidden>SECRET</li></ul>',
  '<table><tr><td>un</td><td style="display:none">SECRET</td></tr></table>',
  '<template>SECRET</template>',
  '<template>\n\nSECRET\n\n</template>',
  '<TEMPLATE id="a"><template>SECRET</template>SECRET</TEMPLATE>',
  '<noscript>SECRET</noscript>',
  '<noscript><img src="https://example.org/SECRET.gif" alt="SECRET"></noscript>',
  '<noframes>SECRET</noframes>',
  '<datalist><option>SECRET</option></datalist>',
  '<dialog>SECRET</dialog>',
  '<img hidden src="https://example.org/SECRET.png" alt="SECRET">',
  '<img style="display:none" src="https://example.org/SECRET.png" alt="SECRET">',
  'Un <span hidden>SECRET</span> mot.',
  'Un <span style="display: none;">SECRET **gras**</span> mot.',
  'Un <template>SECRET</template> mot.',
  'Un <b hidden>SECRET <b>SECRET</b> SECRET</b> mot.',
  '<a href="/faq" hidden>SECRET</a>',
  '> <div hidden>\n>\n> SECRET\n>\n> </div>',
  '- un\n\n  <div hidden>\n\n  SECRET\n\n  </div>',
  '## Titre <span hidden>SECRET</span>',
  '| a | b |\n|---|---|\n| <i hidden>SECRET</i> | 2 |',
  '<div style={{display: "none"}}>SECRET</div>',
  '<div hidden={true}>SECRET</div>',
  '<p hidden>\n\nSECRET **gras**\n\nSECRET\n\n</p>',
  '<p style="display: none">\nSECRET\n\n- SECRET\n</p>',
  '<h2 hidden>\n\n## SECRET\n\n</h2>',
];

describe('drops what HTML hides, with its content', () => {
  it.each(HIDING)('%j', async (html) => {
    const source = `Avant.\n\n${html}\n\nAprès.`;
    const rendered = await renderMarkdown(source);
    expect(JSON.stringify({ ...rendered, remarks: [] })).not.toContain('SECRET');
    expect(rendered.text).toMatch(/^Avant\.[^]*Après\.$/);
    expect(rendered.remarks.map(({ message }) => message).join()).toMatch(/Élément <\w+> caché/);
    expect(rendered.remarks[0]!.line).toBeGreaterThanOrEqual(3);
  });

  it.each(HIDING)('%j in the file for readers, which shows the same otherwise', async (html) => {
    const source = `Avant.\n\n${html}\n\nAprès.`;
    const file = withoutComments(source);
    expect(file).not.toContain('SECRET');
    expect((await renderMarkdown(file)).text).toBe((await renderMarkdown(source)).text);
  });

  it.each(HIDING.filter((html) => html.startsWith('<') && !html.includes('{') && !html.includes('**')))(
    '%j in HTML alone',
    (html) => {
      const clean = sanitizeHtml(`<p>Avant.</p>${html}<p>Après.</p>`);
      expect(clean).not.toContain('SECRET');
      expect(clean).toContain('Après.');
    },
  );

  it('in a text that is too intricate to be rendered', () => {
    const source =
      'Avant.\n\n<div hidden>SECRET</div>\n\n<p style="display: none">SECRET</p>\n\n<template>SECRET</template>\n\nAprès.';
    expect(renderSourceText(source).text).toBe('Avant.\nAprès.');
  });
});

describe('shows what HTML does not hide', () => {
  it.each([
    '<div aria-hidden="true">Montré</div>',
    '<div class="hidden">Montré</div>',
    '<div title="hidden">Montré</div>',
    '<div data-hidden>Montré</div>',
    '<div style="display:none;display:block">Montré</div>',
    '<div style="overflow:hidden">Montré</div>',
    '<div style="backface-visibility: hidden">Montré</div>',
    '<dialog open>Montré</dialog>',
    '<details><summary>Plus</summary>Montré</details>',
    'Les balises <template> et <noscript> : Montré',
    'La balise <dialog> : Montré',
    '`<div hidden>Montré</div>`',
    '```html\n<template>\n<p hidden>Montré</p>\n</template>\n```',
    '<!-- <template> -->\n\nMontré\n\n<!-- </template> -->',
    '<template>\n\nMontré',
    '<div hidden={false}>Montré</div>',
  ])('%j', async (html) => {
    const source = `Avant.\n\n${html}\n\nAprès.`;
    const { text, remarks } = await renderMarkdown(source);
    expect(text).toMatch(/^Avant\.[^]*Montré[^]*Après\.$/);
    expect(remarks).toEqual([]);
    const file = withoutComments(source);
    expect(file).toContain('Montré');
    expect(file).toContain('Après.');
  });
});

it('hides what follows an element without an end, as browsers do, and says so', async () => {
  const source = 'Avant.\n\n<div hidden>\n\nSECRET';
  const { text, remarks } = await renderMarkdown(source);
  expect(text).toBe('Avant.');
  expect(remarks).toEqual([
    { line: 3, message: 'Élément <div> caché : son contenu n’est montré nulle part' },
  ]);
  expect(withoutComments(source).trim()).toBe('Avant.');
});

describe('reports attributes of kramdown that hide on other sites, and shows the text', () => {
  it.each([
    ['Un texte\n{: style="color: red; display:none"}', 2],
    ['Un texte\n{: .note hidden="hidden"}', 2],
    ['Avant.\n\n## Un texte {: style="visibility: hidden"}', 3],
    ['- un\n- Un texte\n{: hidden="true"}', 3],
  ])('40.2 %j', async (source, line) => {
    const { text, remarks } = await renderMarkdown(source);
    expect(text).toContain('Un texte');
    expect(remarks).toEqual([
      {
        line,
        message: expect.stringMatching(/^« \{:.*\} » ne cache rien ici : le texte est montré$/),
      },
    ]);
  });

  it.each(['Un texte\n{: .caché}', '`{: hidden="hidden"}`', '```\n{: hidden="hidden"}\n```', '{: #hidden}'])(
    '40.2 not in %j',
    async (source) => expect((await renderMarkdown(source)).remarks).toEqual([]),
  );
});
