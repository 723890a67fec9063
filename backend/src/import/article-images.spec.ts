import { expect, it } from '@jest/globals';
import { localImageLinks } from './article-images.js';

it('finds local images however they are written, each once', () => {
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

it('leaves out what is elsewhere or no image', () => {
  expect(
    localImageLinks(
      '![](https://a.fr/b.png) ![](//a.fr/b.png) ![](data:image/png;base64,A.png) [x](y.md) [z](#a.png?)',
    ),
  ).toEqual([]);
});
