import { expect, it } from '@jest/globals';
import { renderMarkdown } from '../render-markdown.js';
import { bindPunctuation } from './rehype-typography.js';

it.each([
  ['Vraiment ?', 'Vraiment\u202F?'],
  ['Oui ; non !', 'Oui\u202F; non\u202F!'],
  ['Quoi ?! Non !!!', 'Quoi\u202F?! Non\u202F!!!'],
  ['« Bonjour », dit-elle.', '«\u202FBonjour\u202F», dit-elle.'],
  ['Trois choses : a, b', 'Trois choses\u00A0: a, b'],
  ['fin :', 'fin\u00A0:'],
  ['sans espace! ni: rien?', 'sans espace! ni: rien?'],
  ['déjà\u00A0: là\u202F!', 'déjà\u00A0: là\u202F!'],
  ['12:30, a :b, x != y, :smile: :)', '12:30, a :b, x != y, :smile: :)'],
  ['une marque !important', 'une marque !important'],
])('binds the punctuation of « %s » with no-break spaces', (text, bound) => {
  expect(bindPunctuation(text)).toBe(bound);
});

it('leaves code unchanged and continues after it', async () => {
  const { html } = await renderMarkdown('Tapez `a ? b : c` !\n\n```\nx ? y : z\n```\n\n<kbd>Ctrl ;</kbd>');
  expect(html).toContain('<code>a ? b : c</code>\u202F!');
  expect(html).toContain('<code>x ? y : z\n</code>');
  expect(html).toContain('<kbd>Ctrl ;</kbd>');
});
