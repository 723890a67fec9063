import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from './render-markdown.js';

const html = async (source: string): Promise<string> => (await renderMarkdown(source)).html;

describe('the rendering of Markdown', () => {
  it('wraps a table in a region that can be scrolled by keyboard', async () => {
    const out = await html('| A | B |\n|---|--:|\n| 1 | 2 |');
    expect(out).toMatch(/^<div class="table-scroll" role="region" aria-label="Tableau" tabindex="0"><table>/);
    expect(out).toContain('<td align="right">2</td>');
  });

  it('gives each table of a page a unique name', async () => {
    const table = '| A |\n|---|\n| 1 |\n\n';
    const out = await html(table + 'et\n\n' + table);
    expect(out).toContain('aria-label="Tableau"');
    expect(out).toContain('aria-label="Tableau 2"');
  });

  it('reads tables that have no heading row or an indented one', async () => {
    const bare = await html('----|----:\nun | 1\ndeux | 2');
    expect(bare).toContain('<td>un</td>');
    expect(bare).not.toContain('<thead>');
    expect(await html('      | Je | Tu\n----- | --- | ---\nNom. | я | ты')).toContain('<th>Je</th>');
  });

  it('links footnotes both ways, in French', async () => {
    const out = await html('Un fait[^a].\n\n[^a]: Sa preuve.');
    expect(out).toContain('<h2 id="notes"><a href="#notes">Notes</a></h2>');
    expect(out).toContain('aria-label="Retour au texte, note 1"');
    for (const [, target] of out.matchAll(/href="#([^"]+)"/g)) expect(out).toContain(`id="${target}"`);
    expect(out).toContain('aria-describedby="notes"');
  });

  it('makes definition lists', async () => {
    expect(await html('Terme\n: Ce qu’il veut dire.')).toMatch(
      /<dl>\s*<dt>Terme<\/dt>\s*<dd>Ce qu’il veut dire\.\s*<\/dd>/,
    );
  });

  it('labels the boxes of task lists', async () => {
    const out = await html('- [x] lire\n- [ ] écrire');
    expect(out).toContain('<input type="checkbox" checked disabled aria-label="Fait">');
    expect(out).toContain('<input type="checkbox" disabled aria-label="À faire">');
  });

  it('does not strike out text between two single tildes', async () => {
    expect(await html('entre ~10 et ~20')).toBe('<p>entre ~10 et ~20</p>');
  });

  it('counts reading time in minutes, 1 at least', async () => {
    expect((await renderMarkdown('Bref.')).readTime).toBe(1);
    expect((await renderMarkdown('mot '.repeat(401))).readTime).toBe(3);
  });

  it('gives the search a text with plain spaces, one line per block', async () => {
    const { text } = await renderMarkdown('# Titre\n\nOui : **non** !\n\n- a\n- b[^1]\n\n[^1]: Note.');
    expect(text).toBe('Titre\nOui : non !\na\nb\nNotes\nNote.');
  });

  it('finds the first paragraph with text', async () => {
    const opening = async (source: string) => (await renderMarkdown(source)).opening;
    expect(
      await opening(
        '# Titre\n\n> cité\n\n![](https://a.fr/a.png)\n\nLe *premier*\nparagraphe.\n\nLe second.',
      ),
    ).toBe('Le premier paragraphe.');
    expect(await opening('# Titre')).toBe('');
  });
});

describe('highlighted code', () => {
  it('has classes, can be reached by keyboard and names its language', async () => {
    const out = await html('```js\nconst a = 1;\n```');
    expect(out).toContain('<pre tabindex="0" data-language="js"><code class="hljs language-js">');
    expect(out).toContain('<span class="hljs-keyword">const</span>');
    expect(out).not.toContain('style=');
  });

  it.each([
    'vue-html',
    'vue',
    'console',
    'jsx',
    'dotenv',
    'go-html-template',
    'twig',
    'reason',
    'dockerfile',
    'tsx',
  ])('supports the language %s', async (language) => {
    const out = await html(
      '```' + language + '\n<p class="a">{{ let x = 1 }}</p> # note\nlet s = "texte";\n$ ls -l\nA=1\n```',
    );
    expect(out).toContain(`data-language="${language}"`);
    expect(out).toContain('hljs-');
  });

  it.each([
    ['js{2,6}', 'js'],
    ['{r, eval = FALSE}', 'r'],
    ['{.python}', 'python'],
    ['JavaScript', 'javascript'],
    ['vue [App.vue]', 'vue'],
  ])('reads the language in %s', async (info, language) => {
    expect(await html('```' + info + '\nx\n```')).toContain(`data-language="${language}"`);
  });

  it('stays plain in an unknown language, and without one', async () => {
    expect(await html('```klingon\na < b\n```')).toContain('data-language="klingon"');
    expect(await html('```klingon\na < b\n```')).not.toContain('hljs-');
    expect(await html('```\na < b\n```')).toBe('<pre tabindex="0"><code>a &#x3C; b\n</code></pre>');
  });

  it('stays plain if it is as long as a file', async () => {
    const out = await html('```js\n' + 'const a = 1;\n'.repeat(3000) + '```');
    expect(out).not.toContain('hljs-keyword');
    expect(out).toContain('const a = 1;');
  });
});
