import { expect, it } from '@jest/globals';
import { decode, parseArticle } from './read-article.js';

const read = (text: string): ReturnType<typeof parseArticle> => parseArticle(decode(Buffer.from(text)));

it('divides front matter from body', () => {
  expect(read('---\ntitle: Titre\n---\n\nTexte.\n')).toEqual({
    frontMatter: { title: 'Titre' },
    body: 'Texte.',
  });
});

it('reads a byte order mark and any line ends', () => {
  const plain = read('---\ntitle: Été\n---\nUn\n\nDeux');
  expect(read('\uFEFF---\r\ntitle: Été\r\n---\r\nUn\r\n\r\nDeux')).toEqual(plain);
  expect(read('---\rtitle: Été\r---\rUn\r\rDeux')).toEqual(plain);
});

it.each([
  ['---\nlayout: post\ntags:\n- a\n  - b\n# note\n---\nTexte.', 'Texte.'],
  ['\n---\ntitle: Un : deux\n---\n\nTexte.', 'Texte.'],
  ['---\n\nTexte.\n\n---\nFin.', '---\n\nTexte.\n\n---\nFin.'],
  ['---\nUn texte entre deux traits.\n---\nFin.', '---\nUn texte entre deux traits.\n---\nFin.'],
  ['---\nTexte.', '---\nTexte.'],
])('takes a second front matter off the body, and nothing else: %j', (body, left) => {
  expect(read(`---\ntitle: Titre\n---\n${body}`).body).toBe(left);
});

it.each([
  ['---\ntitle: Titre\n\nTexte.', 'l’en-tête YAML n’est pas refermé par une ligne ---'],
  ['---\ntitle: Titre\ntags: [a\n---\n', 'en-tête YAML invalide à la ligne 3'],
  ['---\ntitle: "Titre\ndomain: x\n---\n', 'en-tête YAML invalide à la ligne'],
  [
    '---\ntitle: Un : deux\n---\n',
    'en-tête YAML invalide à la ligne 2 : un texte avec deux-points doit être entre guillemets',
  ],
  ['---\ntitle: a\ntitle: b\n---\n', 'en-tête YAML invalide à la ligne 3 : clé en double'],
  ['---\ntitle: a\nx:\n\t- b\n---\n', 'tabulation au lieu d’espaces'],
  ['---\n- a\n- b\n---\n', 'il doit tenir en lignes « clé: valeur »'],
  ['---\ntitle: *rien\n---\n', 'en-tête YAML invalide'],
])('refuses %j', (text, reason) => {
  expect(() => read(text)).toThrow(reason);
});

it('refuses aliases that multiply', () => {
  const rows = Array.from(
    { length: 9 },
    (_, at) => `${'bcdefghij'[at]}: &${'bcdefghij'[at]} [${`*${'abcdefghi'[at]},`.repeat(9)}]`,
  );
  expect(() => read(`---\na: &a [x,x]\n${rows.join('\n')}\n---\n`)).toThrow('trop d’alias');
});

it('refuses front matter that is deeper or longer than any', () => {
  expect(() => read(`---\ntitle: ${'['.repeat(30_000)}\n---\n`)).toThrow('en-tête YAML invalide');
  expect(() => read(`---\ntitle: ${'a'.repeat(70_000)}\n---\n`)).toThrow('en-tête YAML de plus de 64 Ko');
});

it('keeps names that objects inherit from meaning anything', () => {
  const { frontMatter } = read('---\n__proto__: {title: Faux}\ntitle: Vrai\n---\n');
  expect(frontMatter['title']).toBe('Vrai');
  expect(Object.getPrototypeOf(frontMatter)).toBe(Object.prototype);
});

it('refuses what is no text in UTF-8', () => {
  expect(() => decode(Buffer.from([0x2d, 0x2d, 0x2d, 0xe9, 0x0a]))).toThrow('pas en UTF-8');
  expect(() => decode(Buffer.from('---\n\0'))).toThrow('contenu binaire');
  expect(() => decode(Buffer.from('---\n', 'utf16le'))).toThrow('contenu binaire');
});
