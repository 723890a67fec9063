import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { attacks } from '../../../test/attacks.js';
import { unsafeParts } from '../../../test/unsafe-html.js';
import { renderMarkdown } from './render-markdown.js';
import { sanitizeHtml } from './sanitize.js';

describe('TUTO-08 removes everything that could run, load or deceive', () => {
  it.each(attacks.map((attack) => [attack]))('%j', async (attack) => {
    const { html } = await renderMarkdown(attack);
    expect(unsafeParts(html)).toEqual([]);
    expect(unsafeParts(sanitizeHtml(attack), 'harmless')).toEqual([]);
  });

  it('even for all attacks together, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(attacks, { minLength: 2 }),
        fc.constantFrom('', ' ', '\n\n'),
        async (some, between) => {
          const source = some.join(between);
          expect(unsafeParts((await renderMarkdown(source)).html)).toEqual([]);
          expect(unsafeParts(sanitizeHtml(source), 'harmless')).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

const piece = fc.oneof(
  fc.constantFrom(
    ...'<p> </p> <div> <a href=x> </a> <table> <td> </table> <b> </i> <svg> <math> <style> <!-- --> <li> <ul> <select>'.split(
      ' ',
    ),
    '<img src="x" onerror="y">',
    'on=',
    '"',
    "'",
    '<',
    '>',
    '&lt;',
    '\n\n',
    '```',
    ':::tip',
    '[a](b)',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const soup = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

describe('for any text', () => {
  it('the result is safe', async () => {
    await fc.assert(
      fc.asyncProperty(soup, async (source) => {
        expect(unsafeParts((await renderMarkdown(source)).html)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('sanitizing twice changes nothing more', () => {
    fc.assert(
      fc.property(soup, (source) => {
        const once = sanitizeHtml(source);
        expect(sanitizeHtml(once)).toBe(once);
      }),
      { numRuns: 300 },
    );
  });
});

it('harmless markup stays unchanged', () => {
  const html =
    '<h2>Titre</h2><p>Un <strong>mot</strong> et <a href="https://exemple.fr">un lien</a>.</p><ul><li>a</li></ul>' +
    '<table><tbody><tr><td align="right">1</td></tr></tbody></table><pre><code class="language-js">a</code></pre>';
  expect(sanitizeHtml(html)).toBe(html);
});
