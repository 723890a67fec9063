import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from './render-markdown.js';

const htmlOf = async (source: string) => (await renderMarkdown(source)).html;
const isFormula = async (source: string) => (await htmlOf(source)).includes('<math');

describe('formulas', () => {
  it('are rendered as MathML, inline and as blocks', async () => {
    expect(await htmlOf('Soit $x^2$ un carré.')).toBe(
      '<p>Soit <math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow></semantics></math> un carré.</p>',
    );
    const own = await htmlOf('Avant.\n\n$$\n\\frac{a}{b}\n$$\n\nAprès.');
    expect(own).toContain('<div class="formula" role="region" aria-label="Formule" tabindex="0"><math');
    expect(own).toContain('<mfrac><mi>a</mi><mi>b</mi></mfrac>');
    expect(await htmlOf('```math\na + b\n```')).toContain('<div class="formula"');
  });

  it('between two dollars are blocks if they are a whole paragraph', async () => {
    for (const source of ['Avant.\n\n$$ \\frac{a}{b} $$\n\nAprès.', '- $$\\frac{a}{b}$$', '$$\\frac{a}{b}$$'])
      expect(await htmlOf(source)).toMatch(/<div class="formula"[^>]*><math[^>]* display="block"/);
    for (const source of ['Soit $$\\frac{a}{b}$$.', '$\\frac{a}{b}$', '$$a$$ et $$b$$'])
      expect(await htmlOf(source)).not.toContain('<div class="formula"');
  });

  it.each([
    'Il coûte 5$, et 10$ le lot.',
    'Entre $5 et $10.',
    'De $100-$200 par mois.',
    'Mettez $HOME et $PATH à la suite.',
    'Dans $HOME/$USER, puis $GOPATH:$PATH.',
    'Un seul $ ici.',
    'Échappé : \\$x\\$ reste.',
    'Du code : `$a` et `$b`.',
    'Sur deux lignes : $a\nb$ non.',
    'Vide : $$ et $ $.',
  ])('are not recognized in %j', async (source) => {
    expect(await isFormula(source)).toBe(false);
  });

  it.each([
    '$x$',
    '($x$)',
    'où $2n+1$, impair',
    'l’angle $\\alpha$\u00A0:',
    '$$x$$ dans la ligne',
    'un **$x$** gras',
  ])('are recognized in %j', async (source) => {
    expect(await isFormula(source)).toBe(true);
  });

  it('that are invalid stay as they were written', async () => {
    const html = await htmlOf('Soit $\\frac{1$ perdu.');
    expect(html).toContain('<code title="Cette formule ne peut pas être lue.">\\frac{1</code>');
  });

  it('can neither run, load nor style anything', async () => {
    const html = await htmlOf(
      '$\\href{javascript:alert(1)}{x}$ $\\includegraphics{https://exemple.fr/a.png}$ $\\htmlStyle{color:red}{y}$ $\\colorbox{red}{z}$',
    );
    expect(html.match(/<a |<img|javascript:|\sstyle=|<mglyph|src=/g)).toBeNull();
    expect(await htmlOf('<math><mtext><img src=x onerror=alert(1)></mtext></math>')).not.toMatch(
      /<math|onerror/,
    );
  });

  it('are indexed as readers see them, not as source', async () => {
    expect((await renderMarkdown('Soit $x^2$ un carré.')).text).toBe('Soit x2 un carré.');
  });

  it('of any number and length do not keep a thread busy for long', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `$x_{${index}}$`).join('\n\n');
    expect((await htmlOf(many)).match(/<math/g)).toHaveLength(1000);
    expect(await isFormula(`$${'x'.repeat(3000)}$`)).toBe(false);
    const runs = Array.from({ length: 600 }, (_, index) => '$'.repeat(index)).join(' a');
    expect(await htmlOf(runs)).toContain('a$');
    expect(await isFormula('$\\def\\a{\\a\\a}\\a$')).toBe(false);
  });
});
