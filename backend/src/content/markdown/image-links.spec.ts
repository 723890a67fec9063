import { expect, it } from '@jest/globals';
import { localImageLinks, withAngleBrackets, withImageLinks } from './source/image-links.js';

it('finds each local image once, in any syntax', () => {
  const links = localImageLinks(
    [
      '![a](img/a.png) et encore ![a](img/a.png "titre")',
      '![b](<mes images/b (1).JPG>) [![c](c.webp)](https://a.fr)',
      '![d](dossier/d_(1).gif) ![e](../e.avif?raw=true)',
      '<img class="x" src="f.jpeg"> <img src=g.png> <IMG\n SRC=\'h.png\'>',
      '![i][i]\n\n[i]: /images/i.svg "titre"',
    ].join('\n\n'),
  );
  expect(links.sort()).toEqual(
    [
      '../e.avif?raw=true',
      '/images/i.svg',
      'c.webp',
      'dossier/d_(1).gif',
      'f.jpeg',
      'g.png',
      'h.png',
      'img/a.png',
      'mes images/b (1).JPG',
    ].sort(),
  );
});

it('leaves out remote files, and files that are not images', () => {
  expect(
    localImageLinks(
      '![](https://a.fr/b.png) ![](//a.fr/b.png) ![](data:image/png;base64,A.png) [x](y.md) [z](#a.png?)',
    ),
  ).toEqual([]);
});

it('replaces the links, and nothing else', () => {
  const others = new Map([
    ['/a.png', 'images/1.png'],
    ['b.png?raw=true', 'images/2.png'],
  ]);
  const before =
    '![/a.png](/a.png "/a.png") [![b](<b.png?raw=true>)](/a.png.html) <img alt="/a.png" src="/a.png">\n\n[/a.png]: /a.png "A"\n\n`/a.png`';
  expect(withImageLinks(before, others)).toBe(
    '![/a.png](images/1.png "/a.png") [![b](<images/2.png>)](/a.png.html) <img alt="/a.png" src="images/1.png">\n\n[/a.png]: images/1.png "A"\n\n`/a.png`',
  );
});

it.each([
  ['![a](mon image.png)', '![a](<mon image.png>)'],
  ['![a](images/plan (version 2).png)', '![a](<images/plan (version 2).png>)'],
  ['![a](mon image.png "Un titre")', '![a](<mon image.png> "Un titre")'],
  ["![a]( mon image.PNG 'Un titre' )", "![a](<mon image.PNG> 'Un titre')"],
  ['[a](mon texte.md#suite) et [b](un.md)', '[a](<mon texte.md#suite>) et [b](un.md)'],
  ['[i]: mon image.png', '[i]: <mon image.png>'],
  ['[i]: mon image.png "Titre"', '[i]: <mon image.png> "Titre"'],
])('MD-05 reads the spaces in %s', (before, after) => {
  expect(withAngleBrackets(before)).toBe(after);
});

it.each([
  '![a](image.png "un titre.png")',
  '![a](<mon image.png>)',
  '[a](b.md "voir c.md")',
  '[a] (un deux.png)',
  'f(x) = [y](deux mots)',
  '[note]: une phrase sans fichier',
  '[i]: image.png "titre"',
])('MD-05 leaves %s unchanged', (text) => {
  expect(withAngleBrackets(text)).toBe(text);
});
