import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { HOUR_MS } from '@passerelle/api-client/durations';
import { Config } from '../src/config.js';
import { ImportService } from '../src/content/import/import.service.js';
import { localImageLinks } from '../src/content/markdown/source/image-links.js';
import { MediaService } from '../src/content/media/media.service.js';
import { TutorialWriting } from '../src/content/tutorials/tutorial-writing.service.js';
import { TutorialsService } from '../src/content/tutorials/tutorials.service.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { itWith, runProgram } from './programs.js';

const NBSP = '\u00A0';
const SOURCE = `Un paragraphe qui mène [à l’accueil](/) et [ailleurs](https://exemple.fr/a?b=1&c=2).

## Une image

![Un pont](./images/pont.png "Le pont")

![Au loin](https://ailleurs.exemple/pixel.png)

## Des formules

Soit $\\alpha_1 \\leq \\sqrt{2}$, puis

$$
\\sum_{i=1}^{n} \\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix} \\text{ si } \\boxed{x}
$$

\`\`\`mermaid\n---\ntitle: Où l’on va\n---\ngraph LR\nA["si a < b & c"] --> B[Fin]\n\`\`\`

## Du code & des <balises>

\`\`\`js
const a = '<b>' && "l'autre";
\`\`\`

<details><summary>Plié</summary>Déplié</details>

- [x] fait
- [ ] à faire

| a | b |
|:-:|---|
| 1 | 2 |

Une note[^1].

[^1]: Au bas de la page.`;

let app: TestApp;
let folder: string;
let id: number;
let photograph: Buffer;
let address: string;

beforeAll(async () => {
  app = await startApp({ env: { PUBLIC_URL: 'https://passerelle.exemple' } });
  folder = await mkdtemp(join(tmpdir(), 'passerelle-exports-'));
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  photograph = await sharp({ create: { width: 2400, height: 800, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer();
  address = (await app.nest.get(MediaService).store(photograph)).url;
  id = await createTutorial(app, {
    title: 'L’œuvre : ponts & chaussées <1>',
    source: SOURCE,
    assets: { './images/pont.png': { url: address, width: 2400, height: 800 } },
    ...{ image: address, imageAlt: 'Un pont de "pierre"' },
    tags: ['ponts', 'C++'],
    authorBio: 'Ingénieure : « des ponts ».',
    licence: 'CC BY-SA 4.0',
    sourcePath: 'https://exemple.fr/ponts.md',
    sourceUrl: 'https://exemple.fr/ponts.md',
  });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const download = (format: string, more = '') =>
  app.http.get(`/api/tutorials/${id}/download?format=${format}${more}`).buffer(true).parse(bytes).expect(200);

function bytes(response: unknown, done: (error: Error | null, body: Buffer) => void): void {
  const parts: Buffer[] = [];
  const stream = response as NodeJS.ReadableStream;
  stream.on('data', (part: Buffer) => parts.push(part));
  stream.on('end', () => done(null, Buffer.concat(parts)));
}

const textOf = async (format: string, more = '') =>
  ((await download(format, more)).body as Buffer).toString();
const filesOf = async (format: string, more = '') => unzipSync((await download(format, more)).body as Buffer);

describe('HTML', () => {
  it('SHARE-16 SHARE-17 is one file with all its content', async () => {
    const { body, headers } = await download('html');
    const html = (body as Buffer).toString();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename=l-oeuvre-ponts-chaussees-1.html');
    expect(html).toMatch(/^<!doctype html>\s*<html lang="fr">[\s\S]*<\/html>\n$/);
    expect(html).toContain('<h1>L’œuvre : ponts &amp; chaussées &lt;1&gt;</h1>');
    expect(html).toContain('<a href="https://passerelle.exemple/">à l’accueil</a>');
    expect(html).toContain(`Original${NBSP}: <a href="https://exemple.fr/ponts.md">`);
    expect(html).toMatch(/<img src="data:image\/jpeg;base64,[^"]{1000,}" alt="Un pont"/);
    const loaded = [...html.matchAll(/\s(?:src|srcset)="([^"]{5})|url\(|@import|<link rel="(?!canonical)/g)];
    expect(loaded.map(([, start]) => start)).toEqual(['data:', 'data:']);
    expect(html).toContain(`<a href="https://ailleurs.exemple/pixel.png">[Image${NBSP}: Au loin]</a>`);
  });

  it('SHARE-16 omits the images on request', async () => {
    const html = await textOf('html', '&images=false');
    expect(html).not.toContain('<img');
    expect(html).toContain(`<span class="missing-image">[Image${NBSP}: Un pont]</span>`);
  });
});

it('SHARE-16 SHARE-17 contains images at the size of a page, and the originals in high quality', async () => {
  const imageIn = async (more: string) => {
    const files = await filesOf('epub', more);
    return Buffer.from(files[Object.keys(files).find((path) => path.startsWith('EPUB/images/'))!]!);
  };
  const usual = await imageIn('');
  expect(await sharp(usual).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 400 });
  expect(usual.length).toBeLessThan(photograph.length / 3);
  expect(await imageIn('&highQuality=true')).toEqual(photograph);
});

describe('EPUB', () => {
  it('SHARE-16 SHARE-17 starts with its uncompressed media type, and lists its files', async () => {
    const { body, headers } = await download('epub');
    expect(headers['content-type']).toBe('application/epub+zip');
    expect((body as Buffer).subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
    const files = unzipSync(body as Buffer);
    const opf = strFromU8(files['EPUB/package.opf']!);
    expect(opf).toContain('<dc:title>L’œuvre : ponts &amp; chaussées &lt;1&gt;</dc:title>');
    expect(opf).toContain('<dc:creator>Ada Lovelace</dc:creator>');
    expect(opf).toContain('<dc:language>fr</dc:language>');
    const listed = [...opf.matchAll(/<item [^>]*href="([^"]+)"/g)].map(([, href]) => `EPUB/${href}`);
    const inside = Object.keys(files).filter((path) => /^EPUB\/(?!package)/.test(path));
    expect(listed.sort()).toEqual(inside.sort());
    expect(strFromU8(files['EPUB/nav.xhtml']!)).toMatch(/chapter-1\.xhtml#a\d+">Du code &amp; des/);
    expect(strFromU8(files['EPUB/chapter-1.xhtml']!)).toMatch(/Où l’on va<\/figcaption><\/figure>/);
  });

  itWith('epubcheck')(
    'SHARE-17 is valid for epubcheck',
    async () => {
      const path = join(folder, 'livre.epub');
      await writeFile(path, (await download('epub')).body as Buffer);
      expect(await runProgram('epubcheck', path)).toContain('No errors or warnings detected');
    },
    60_000,
  );
});

describe('Markdown', () => {
  it('SHARE-16 SHARE-17 gives the same tutorial, with its images, when imported', async () => {
    const { headers } = await download('markdown');
    expect(headers['content-type']).toBe('application/zip');
    const files = await filesOf('markdown');
    expect(Object.keys(files)[0]).toBe('l-oeuvre-ponts-chaussees-1.md');
    const root = join(folder, 'retour');
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    }
    const other = await startApp();
    try {
      const report = await other.nest.get(ImportService).importFolder(root);
      expect(report).toMatchObject({ created: 1, refused: [], warnings: [] });
      const { tutorials } = (await other.http.get('/api/tutorials').expect(200)).body as {
        tutorials: { id: number }[];
      };
      const shown = async ({ nest }: TestApp, tutorialId: number) => {
        const { title, description, source, content, ...rest } = await nest
          .get(TutorialsService)
          .getWhole(tutorialId)
          .then(async (whole) => ({ ...whole, ...(await nest.get(TutorialsService).get(tutorialId)) }));
        const { domainId, difficulty, tags, authorName, authorBio, date, licence, sourceUrl, image } = rest;
        const fields = { domainId, difficulty, tags, authorName, authorBio, date, licence, sourceUrl, image };
        return { title, description, source, content, ...fields, imageAlt: rest.imageAlt };
      };
      expect(await shown(other, tutorials[0]!.id)).toEqual(await shown(app, id));
      const kept = join(other.nest.get(Config).dataDir, address);
      expect((await sharp(kept).metadata()).width).toBe(2400);
    } finally {
      await other.stop();
    }
  });

  it('SHARE-17 places images where the text’s links point, also when its files are renamed', async () => {
    const sharpOf = (background: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer();
    const links = [
      'images/refuge.png',
      './images/../images/lac.png',
      'mes%20images/été (1).png',
      '../../plus haut/col.png',
      '/images/absolu.png',
      'vue.png?raw=true',
      'IMAGES/REFUGE.png',
      'dessin.svg',
    ];
    const media = app.nest.get(MediaService);
    const assets = Object.fromEntries(
      await Promise.all(
        links.map(async (link, at) => [link, await media.store(await sharpOf(`#0000${at}0`))] as const),
      ),
    );
    const source = links
      .map((link) => (link.includes(' ') ? `![${link}](<${link}>)` : `![${link}](${link} "Titre")`))
      .join('\n\n');
    const one = await createTutorial(app, { title: 'Le refuge', source, assets });
    const shown = (await app.http.get(`/api/tutorials/${one}`).expect(200)).body.content as string;
    const { body } = await app.http
      .get(`/api/tutorials/${one}/download?format=markdown`)
      .buffer(true)
      .parse(bytes)
      .expect(200);
    const files = unzipSync(body as Buffer);
    const text = Object.keys(files).find((path) => path.endsWith('.md'))!;
    expect(Object.keys(files).filter((path) => path.endsWith('.tsv'))).toEqual([]);
    // Resolves links like any Markdown reader.
    const followed = localImageLinks(strFromU8(files[text]!)).map((link) =>
      posix.join(posix.dirname(text), decodeURIComponent(link)),
    );
    expect(followed).toHaveLength(links.length);
    expect(followed.sort()).toEqual(
      Object.keys(files)
        .filter((path) => path !== text)
        .sort(),
    );

    const root = join(folder, 'renomme');
    for (const [path, content] of Object.entries(files)) {
      const file = join(root, path === text ? posix.join(posix.dirname(text), 'autrement.md') : path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    const other = await startApp();
    try {
      const report = await other.nest.get(ImportService).importFolder(root);
      expect(report).toMatchObject({ created: 1, refused: [], warnings: [] });
      const { tutorials } = (await other.http.get('/api/tutorials').expect(200)).body as {
        tutorials: { id: number }[];
      };
      const back = await other.nest.get(TutorialsService).getWhole(tutorials[0]!.id);
      expect(back.source).toBe(source);
      const { body: read } = await other.http.get(`/api/tutorials/${back.id}`).expect(200);
      expect(read.content).toBe(shown);
    } finally {
      await other.stop();
    }
  });

  it('SHARE-16 is only the text without images', async () => {
    const { headers, body } = await download('markdown', '&images=false');
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    const [, yaml, text] = /^---\n([\s\S]*?)---\n\n([\s\S]*)$/.exec((body as Buffer).toString())!;
    expect(text!.trim()).toBe(SOURCE);
    expect(yaml).toContain('domain: programmation');
  });
});

describe('files', () => {
  it('are made once for each version of the content', async () => {
    const other = await createTutorial(app, { title: 'Changeant', source: 'Avant.' });
    const path = `/api/tutorials/${other}/download?format=html`;
    const folderOf = app.nest.get(Config).exportsDir;
    const kept = async () => (await readdir(folderOf)).filter((file) => file.startsWith(`${other}.`));
    const first = await app.http.get(path).expect(200);
    const [name] = await kept();
    await writeFile(join(folderOf, name!), 'gardé');
    expect((await app.http.get(path).expect(200)).text).toBe('gardé');
    // A view does not change the file.
    await app.http.get(`/api/tutorials/${other}`).expect(200);
    expect((await app.http.get(path).expect(200)).text).toBe('gardé');

    const tutorials = app.nest.get(TutorialsService);
    const { title, description, domainId, difficulty, tags } = await tutorials.get(other);
    await app.nest
      .get(TutorialWriting)
      .rewrite(other, { title, description, domainId, difficulty, tags, source: 'Après.' }, { editorId: 1 });
    const second = await app.http.get(path).expect(200);
    expect(first.text).toContain('<p>Avant.</p>');
    expect(second.text).toContain('<p>Après.</p>');
    expect(await kept()).toHaveLength(1);
    expect(await kept()).not.toContain(name);
  });

  it('leave no unfinished file behind', async () => {
    const { exportsDir } = app.nest.get(Config);
    await mkdir(exportsDir, { recursive: true });
    const [abandoned, underWay] = ['999-html.1.html.0123456789ab.tmp', '999-html.1.html.ba9876543210.tmp'];
    for (const file of [abandoned, underWay]) await writeFile(join(exportsDir, file), 'Une moi');
    const hoursAgo = new Date(Date.now() - 2 * HOUR_MS);
    await utimes(join(exportsDir, abandoned), hoursAgo, hoursAgo);
    const other = await createTutorial(app);
    await app.http.get(`/api/tutorials/${other}/download?format=html`).expect(200);
    const files = await readdir(exportsDir);
    expect(files).toContain(underWay);
    expect(files).not.toContain(abandoned);
  });

  it('are shared by simultaneous requests', async () => {
    const other = await createTutorial(app, { source: 'Une fois.' });
    const path = `/api/tutorials/${other}/download?format=epub`;
    await Promise.all(Array.from({ length: 10 }, () => app.http.get(path).expect(200)));
    const kept = (await readdir(app.nest.get(Config).exportsDir)).filter((file) =>
      file.startsWith(`${other}.`),
    );
    expect(kept).toHaveLength(1);
  });
});

it.each([
  ['/api/tutorials/0/pdf', 400],
  ['/api/tutorials/abc/download', 400],
  ['/api/tutorials/1/download?format=docx', 400],
  ['/api/tutorials/1/download?format=html&images=peut-%C3%AAtre', 400],
  ['/api/tutorials/1/download?format=html&highQuality=1', 400],
  ['/api/tutorials/999999/pdf', 404],
  ['/api/tutorials/999999/download?format=markdown', 404],
])('%s is refused with %i and a reason', async (path, status) => {
  const { body } = await app.http.get(path).expect(status);
  expect(body).toMatchObject({ statusCode: status, message: expect.stringMatching(/[.]$/) });
});
