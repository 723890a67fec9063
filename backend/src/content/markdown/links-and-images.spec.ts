import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from './render-markdown.js';
import type { MarkdownAsset } from './rendered-markdown.js';

const html = async (source: string, assets?: Record<string, MarkdownAsset>): Promise<string> =>
  (await renderMarkdown(source, assets)).html;

describe('images', () => {
  const assets = { 'img/mon schéma.png': { url: '/media/ab/abc.png', width: 640, height: 480 } };
  const shown =
    '<img src="/media/ab/abc.png" alt="Schéma" loading="lazy" decoding="async" width="640" height="480">';

  it.each([
    '![Schéma](<img/mon schéma.png>)',
    '![Schéma](img/mon%20sch%C3%A9ma.png)',
    '![Schéma](img/mon%20schéma.png?raw=true)',
    '<img src="img/mon schéma.png" alt="Schéma" width="9" onerror="alert(1)">',
    '![Schéma][1]\n\n[1]: <img/mon schéma.png>',
  ])('shows the stored copy of %s', async (source) => {
    expect(await html(source, assets)).toContain(shown);
  });

  it('makes a figure of an image with a title in a paragraph of its own', async () => {
    const out = await html('![Schéma](<img/mon schéma.png> "Vue d’ensemble")', assets);
    expect(out).toBe(
      `<figure><a href="/media/ab/abc.png">${shown}</a><figcaption>Vue d’ensemble</figcaption></figure>`,
    );
    expect(await html('Voir ![a](https://a.fr/b.png "t")')).not.toContain('figure');
  });

  it('shows the alternative text of a missing local image, or nothing without one', async () => {
    expect(await html('![Le plan](absent.png)')).toBe('<p><span class="missing-image">Le plan</span></p>');
    expect(await html('Avant\n\n![](absent.png)\n\naprès')).toBe('<p>Avant</p>\n\n<p>après</p>');
  });

  it('keeps remote images over https, without a referrer', async () => {
    const out = await html('![](https://exemple.fr/a.png)');
    expect(out).toBe(
      '<p><a href="https://exemple.fr/a.png" aria-label="Agrandir l’image" rel="noopener noreferrer nofollow ugc">' +
        '<img src="https://exemple.fr/a.png" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer"></a></p>',
    );
  });

  it.each([
    'http://exemple.fr/a.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://localhost/a',
  ])('shows the alternative text instead of %s', async (src) => {
    expect(await html(`![texte](${src})`)).toBe('<p><span class="missing-image">texte</span></p>');
  });
});

describe('links', () => {
  it('marks links to other sites', async () => {
    expect(await html('[a](https://exemple.fr/b)')).toBe(
      '<p><a href="https://exemple.fr/b" rel="noopener noreferrer nofollow ugc">a</a></p>',
    );
    expect(await html('[a](//exemple.fr/b)')).toContain('rel=');
  });

  it.each([
    ['HTTPS://exemple.fr/B', 'https://exemple.fr/B'],
    ['HTTP://exemple.fr', 'http://exemple.fr'],
    ['http://localhost:8080/', 'http://localhost:8080/'],
    ['http://127.0.0.1:3000/a', 'http://127.0.0.1:3000/a'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['http://monserveur/a', 'http://monserveur/a'],
    ['ftp://exemple.fr/a', 'ftp://exemple.fr/a'],
    ['FTP://exemple.fr/a', 'ftp://exemple.fr/a'],
  ])('MD-04 keeps %s', async (href, kept) => {
    expect(await html(`[a](${href})`)).toBe(
      `<p><a href="${kept}" rel="noopener noreferrer nofollow ugc">a</a></p>`,
    );
    expect(await html(`<a href="${href}">a</a>`)).toContain('<a href=');
  });

  it.each(['MAILTO:a@b.fr', 'Tel:+33123456789'])('MD-04 keeps %s', async (href) => {
    expect(await html(`[a](${href})`)).toContain(`<a href="${href.toLowerCase()}">`);
  });

  it('MD-04 redirects links to imported files, and reports those that lead nowhere', async () => {
    const assets = { 'b%20c.md#x': { url: '/tutoriels/2#x' }, 'a.png': { url: '/media/a.png' } };
    const source = '[a](<b c.md#x>) [b](<b c.md>) [c](a.png) <a href="x:y">d</a> ![e](e.png)';
    const { html: out, lost } = await renderMarkdown(source, assets);
    expect(out).toContain('<a href="/tutoriels/2#x">a</a> b <a href="/media/a.png">c</a> d');
    expect(lost).toEqual({ links: ['b c.md', 'x:y'], images: ['e.png'] });
  });

  it('marks links whose text is their address, so that print does not repeat it', async () => {
    for (const source of [
      'https://exemple.fr/à-voir/',
      '<https://exemple.fr/b>',
      'www.exemple.fr',
      '[exemple.fr](https://exemple.fr/)',
    ]) {
      expect(await html(source)).toContain('class="address"');
    }
    expect(await html('[exemple.fr](https://exemple.fr/b)')).not.toContain('class="address"');
  });

  it.each([
    '/tutoriels/12',
    '/domaines/design?tri=recent',
    '/recherche',
    '/',
    '/auteurs/1',
    '/etiquettes/python',
    '/accessibilite#x',
    '/contact?objet=1',
    'mailto:a@b.fr',
    'tel:+33123456789',
  ])('keeps %s unchanged', async (href) => {
    expect(await html(`[a](${href})`)).toBe(`<p><a href="${href}">a</a></p>`);
  });

  it.each([
    'suite.md',
    '../autre/page.html#x',
    '/docs/ailleurs',
    './',
    '/docs/ailleurs/tutoriels',
    '/tutoriels-anciens/1',
    'info:generators',
    'file:///etc/passwd',
    'https://',
  ])('keeps only the text of %s, which leads nowhere on the site', async (href) => {
    expect(await html(`[le *texte*](${href})`)).toBe('<p>le <em>texte</em></p>');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#x09;script:alert(1)',
    'vbscript:x',
    'data:text/html,x',
  ])('TUTO-08 keeps only the text of %s', async (href) => {
    expect(await html(`[a](${href})`)).toBe('<p>a</p>');
    expect(await html(`<a href="${href}">a</a>`)).toBe('<p>a</p>');
  });

  it.each([
    ['<iframe src="https://www.exemple.fr/v/1" width="9"></iframe>', 'https://www.exemple.fr/v/1'],
    ['<iframe src="//www.exemple.fr/v/1" />', 'https://www.exemple.fr/v/1'],
    ['<video controls><source src="https://www.exemple.fr/v.mp4"></video>', 'https://www.exemple.fr/v.mp4'],
    ['<object data="https://www.exemple.fr/o"></object>', 'https://www.exemple.fr/o'],
  ])('makes a link of %s', async (source, href) => {
    const out = await html(`${source}\n\nLa suite.`);
    expect(out).toContain(
      `<a href="${href}" rel="noopener noreferrer nofollow ugc">Ouvrir le contenu intégré\u00A0: www.exemple.fr</a>`,
    );
    expect(out).toContain('<p>La suite.</p>');
  });

  it.each(['javascript:alert(1)', 'http://exemple.fr/', '/ici', 'data:text/html,x'])(
    'drops an iframe of %s',
    async (src) => {
      expect(await html(`<iframe src="${src}"></iframe>\n\nLa suite.`)).not.toMatch(/iframe|href|intégré/);
    },
  );
});
