import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from './render-markdown.js';

const html = async (source: string): Promise<string> => (await renderMarkdown(source)).html;
const aside = (kind: string, title: string): string =>
  `<aside class="admonition admonition-${kind}" role="note"><p class="admonition-title">${title}</p><p>Texte.</p></aside>`;

describe('admonitions', () => {
  it.each([
    [':::tip\nTexte.\n:::', 'tip', 'Astuce'],
    ['::: tip\nTexte.\n:::', 'tip', 'Astuce'],
    ['::: Warning Prenez *garde*\nTexte.\n:::', 'warning', 'Prenez <em>garde</em>'],
    [':::info[Bon à savoir]\nTexte.\n:::', 'info', 'Bon à savoir'],
    [':::danger[Un crochet [ouvert]\nTexte.\n:::', 'danger', 'Un crochet [ouvert'],
    ['::: note Un crochet [ouvert\nTexte.\n:::', 'note', 'Un crochet [ouvert'],
    ['::: {.callout-caution}\nTexte.\n:::', 'danger', 'Danger'],
    [':::{.conseil}\nTexte.\n:::', 'tip', 'Astuce'],
    ['::: {.callout-note title="À part"}\nTexte.\n:::', 'note', 'À part'],
    ['::: lexique Lexique\nTexte.\n:::', 'lexique', 'Lexique'],
    ['!!! info "Objectifs"\n    Texte.', 'info', 'Objectifs'],
    ['!!! example\n\n    Texte.', 'example', 'Exemple'],
    ['> [!NOTE]\n> Texte.', 'note', 'Note'],
    ['> [!CAUTION] Halte\n> Texte.', 'danger', 'Halte'],
    ['{% hint style="warning" %}\nTexte.\n{% endhint %}', 'warning', 'Attention'],
    ['{% hint style="success" %}\nTexte.\n{% endhint %}', 'tip', 'Astuce'],
    ['{{< notice info >}}\nTexte.\n{{< /notice >}}', 'info', 'Information'],
    ['```smart header="Le `x`"\nTexte.\n```', 'info', 'Le <code>x</code>'],
    ['```{note} Titre\nTexte.\n```', 'note', 'Titre'],
    ['<Note>\n\nTexte.\n\n</Note>', 'note', 'Note'],
    ['<Pitfall>\nTexte.\n</Pitfall>', 'warning', 'Attention'],
  ])('reads %j', async (source, kind, title) => {
    const out = await html(`Avant.\n\n${source}\n\nAprès.`);
    expect(out.replace(/>\n</g, '><')).toContain(aside(kind, title));
    expect(out).toMatch(/^<p>Avant\.<\/p>/);
    expect(out).toMatch(/<p>Après\.<\/p>$/);
  });

  it('collapses content that a reader should work out first', async () => {
    const folded =
      '<details class="admonition admonition-success"><summary class="admonition-title">Solution</summary>';
    expect(await html('??? success "Solution"\n    42')).toContain(`${folded}<p>42</p></details>`);
    expect(await html('<Solution>\n\n42\n\n</Solution>')).toContain(`${folded}<p>42</p></details>`);
    expect(await html('???+ success "Solution"\n    42')).toContain(
      '<details class="admonition admonition-success" open>',
    );
  });

  it('nests them with any number of colons', async () => {
    const out = await html('::: tip\nA\n::: warning\nB\n:::\nC\n:::\nD');
    expect(out).toMatch(/tip.*<p>A<\/p>.*warning.*<p>B<\/p><\/aside>.*<p>C<\/p><\/aside>\s*<p>D<\/p>/s);
    const indented = await html(
      '!!! question "Q"\n    A\n\n    ??? success "S"\n        B\n\n        ```js\n        c\n        ```\n\nD',
    );
    expect(indented).toMatch(
      /question.*<p>A<\/p>.*<details.*<p>B<\/p>.*<pre.*<\/details><\/aside>\s*<p>D<\/p>/s,
    );
  });

  it('shows the content of unknown containers as plain blocks', async () => {
    expect(await html(':::inconnu Titre\nTexte.\n:::')).toBe(
      '<div><p><strong>Titre</strong></p><p>Texte.</p></div>',
    );
    expect(await html('::: {.these #a}\nTexte.\n:::')).toBe('<div><p>Texte.</p></div>');
    expect(await html(':::{}\nTexte.\n:::')).toBe('<div><p>Texte.</p></div>');
  });

  it('closes containers that an author left open', async () => {
    expect(await html('::: tip\nTexte.')).toBe(aside('tip', 'Astuce'));
    expect(await html('Texte.\n\n:::\n\nFin.')).toBe('<p>Texte.</p>\n<p>Fin.</p>');
  });

  it('works inside lists and quotes', async () => {
    expect(await html('- a\n\n  ::: tip\n  Texte.\n  :::\n- b')).toContain(aside('tip', 'Astuce'));
    expect(await html('> ::: tip\n> Texte.\n> :::')).toContain(aside('tip', 'Astuce'));
  });
});

it.each([
  'Rendez-vous à 12:30 :smile: ou à http://a:b@c.fr::d',
  'un :mot[entre crochets] et {accolades}',
  '::feuille[x]{y=z}',
  'type Foo::bar',
])('leaves colons alone in %j', async (source) => {
  const { text } = await renderMarkdown(source);
  expect(text).toBe(source);
});

describe('template tags', () => {
  it.each([
    ['{% include toc.html %}\n\nTexte.', 'Texte.'],
    ['{% raw %}\nTexte.\n{% endraw %}', 'Texte.'],
    ['{{< /partial >}}\n\nTexte.', 'Texte.'],
    ['{{ page.title }}\n\nTexte.', 'Texte.'],
    ['{{{example url="x.html"}}}\n\nTexte.', 'Texte.'],
    ['Il {{< marker >}}faut\nle{{< /marker >}} dire.', 'Il faut le dire.'],
    ['{% filename %}base.html{% endfilename %}\n\nTexte.', 'base.html\nTexte.'],
    ['{% tab title="Un" %}\nTexte.\n{% endtab %}', 'Un\nTexte.'],
    ['[lien]( {{ "/2020/x" | prepend: site.url }} )', 'lien'],
    ['{:toc}\n\n[TOC]\n\nTexte.', 'Texte.'],
    [
      '{% include img.html\n  alt="Le plan"\n  file="a.png"\n  content="<p>Détails.</p>"\n%}',
      'Le plan\nDétails.',
    ],
    ['La balise {% for %} répète.', 'La balise {% for %} répète.'],
    ['La balise `{% raw %}` reste.', 'La balise {% raw %} reste.'],
  ])('reads %j', async (source, text) => {
    expect((await renderMarkdown(source)).text).toBe(text);
  });

  it('converts a highlight block to code', async () => {
    const out = await html('{% highlight js %}\nconst a = `{% raw %}`;\n{% endhighlight %}\n\nTexte.');
    expect(out).toContain('data-language="js"');
    expect(out).toContain('{% raw %}');
    expect(out).toContain('<p>Texte.</p>');
  });

  it.each([
    '```html\n{% if a %}\n{{ b }}\n::: tip\n<Note>\n[TOC]\n```',
    '~~~\n{% if a %}\n~~~',
    '- a\n\n  ```\n  {% if %}\n  ```',
  ])('keeps code samples unchanged: %j', async (source) => {
    const { text } = await renderMarkdown(source);
    for (const line of source.split('\n').filter((item) => !/^- a|`{3}|~{3}/.test(item.trim()))) {
      expect(text).toContain(line.trim());
    }
  });
});

describe('HTML and components', () => {
  it('reads the content of components as Markdown', async () => {
    const out = await html(
      '<Intro>\n\nDu **gras**.\n\n</Intro>\n\n<Sandpack>\n\n```js\nlet a;\n```\n\n</Sandpack>',
    );
    expect(out).toContain('<strong>gras</strong>');
    expect(out).toContain('<code class="hljs language-js">');
    expect(out).not.toMatch(/intro|sandpack/i);
  });

  it('keeps the alternative text of a component’s picture', async () => {
    expect(await html('<Illustration src="/a.png" alt="Un arbre" />')).toContain(
      '<span class="missing-image">Un arbre</span>',
    );
  });

  it('keeps placeholders that look like elements', async () => {
    expect((await renderMarkdown('Tapez git clone <adresse> <dossier>.')).text).toBe(
      'Tapez git clone <adresse> <dossier>.',
    );
    expect((await renderMarkdown('Le composant <Compteur />.')).text).toBe('Le composant <Compteur />.');
    expect((await renderMarkdown('Un <info>mot</info>.')).text).toBe('Un mot.');
  });

  it('reads Markdown inside HTML with markdown="1"', async () => {
    const out = await html(
      '<aside markdown="1">\n  Un **mot**.\n  <p markdown="1">\n— [X](https://x.fr)\n  </p>\n</aside>\n\nFin.',
    );
    expect(out).toContain('<strong>mot</strong>');
    expect(out).toContain('<a href="https://x.fr"');
    expect(out).toContain('<p>Fin.</p>');
  });

  it('drops comments, scripts and styles with their content', async () => {
    expect(
      await html('a\n\n<!-- secret -->\n\n<script>secret()</script>\n\n<style>secret{}</style>\n\nb'),
    ).not.toContain('secret');
  });

  it('keeps the text of removed elements', async () => {
    const { text } = await renderMarkdown(
      '<form><label>Nom</label> <input value="x"> <button onclick="x()">Envoyer</button></form>',
    );
    expect(text).toBe('Nom Envoyer');
    expect((await renderMarkdown('<article>un</article><article>deux</article>')).text).toBe('un\ndeux');
  });

  it.each(['iframe', 'template', 'noscript', 'select', 'svg', 'title', 'xmp', 'plaintext', 'math', 'object'])(
    'loses nothing after an unclosed <%s>',
    async (name) => {
      const { text } = await renderMarkdown(`<${name}>\n\nUn **paragraphe**.\n\nUn autre.`);
      expect(text).toBe('Un paragraphe.\nUn autre.');
    },
  );

  it('drops attributes in braces after links, code and brackets', async () => {
    const { text } = await renderMarkdown(
      '[a](https://a.fr){:target="_blank"} `b`{.r} [c]{.smallcaps} f(x){y}',
    );
    expect(text).toBe('a b c f(x){y}');
  });
});
