import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ImportReport } from '../src/content/import/import-run.js';
import { ImportService } from '../src/content/import/import.service.js';
import { startApp, type TestApp } from './app.js';
import { png } from './images.js';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passerelle-import-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
  await app.nest.get(DataSource).query('DELETE FROM tutorials');
});

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
}
const article = (title: string, body = 'Texte.', more = ''): string =>
  `---\ntitle: ${title}\ndomain: programmation\n${more}---\n\n${body}\n`;
const run = (onProgress?: (done: number, total: number) => void): Promise<ImportReport> =>
  app.nest.get(ImportService).importFolder(folder, { onProgress });
async function listed() {
  const { body } = await app.http.get('/api/tutorials?sort=title');
  return body.tutorials as { id: number; title: string }[];
}
async function read(title: string) {
  const { id } = (await listed()).find((tutorial) => tutorial.title === title)!;
  return (await app.http.get(`/api/tutorials/${id}`)).body;
}

describe('one file', () => {
  it('becomes a tutorial with all fields of its front matter', async () => {
    await write('guides/img/plan.png', png(40, 30));
    await write('ada.png', png(9, 9));
    await write(
      'guides/a.md',
      article(
        'Les boucles',
        '# Les boucles\n\n## Pour {#for}\n\nTexte !\n\n![Plan](img/plan.png "Le plan")\n\n![Absent](non.png)',
        'description: Tout sur les boucles\ndifficulty: débutant\ntags: [js, JS, bases]\ndate: 2021-04-01\n' +
          'author: {name: Ada, bio: Écrit., avatar: /ada.png}\nlicence: CC BY 4.0\nimage: img/plan.png\n' +
          'source: https://exemple.fr/boucles\n',
      ),
    );
    expect(await run()).toEqual({
      domains: [],
      created: 1,
      updated: 0,
      unchanged: 0,
      refused: [],
      private: 0,
      warnings: [{ file: 'guides/a.md', message: 'image introuvable : non.png' }],
    });
    const tutorial = await read('Les boucles');
    expect(tutorial).toMatchObject({
      description: 'Tout sur les boucles',
      difficulty: 'beginner',
      tags: ['js', 'bases'],
      date: '2021-03-31T22:00:00.000Z',
      authorName: 'Ada',
      authorBio: 'Écrit.',
      licence: 'CC BY 4.0',
      readTime: 1,
    });
    expect(tutorial.image).toMatch(/^\/media\/[0-9a-f]{2}\/[0-9a-f]{24}\.png$/);
    expect(tutorial.authorAvatar).toMatch(/^\/media\//);
    expect(tutorial.content).toContain(
      `<figure><img src="${tutorial.image}" alt="Plan" loading="lazy" decoding="async" width="40" height="30">` +
        '<figcaption>Le plan</figcaption></figure>',
    );
    expect(tutorial.content).toMatch(/^<h2 id="pour"><a href="#pour">Pour<\/a><\/h2>\s*<p>Texte\u202F!<\/p>/);
    expect(tutorial.content).toContain('<span class="missing-image">Absent</span>');
  });

  it('gets its first paragraph as description if it has none', async () => {
    await write('a.md', article('Un titre', `## Début\n\n${'**mot** '.repeat(100)}\n\nLa suite.`));
    await run();
    const { description } = await read('Un titre');
    expect(description).toMatch(/^mot mot .*mot…$/);
    expect(description.length).toBeLessThanOrEqual(300);
  });

  it('TUTO-07 may have an empty body, with a warning', async () => {
    await write('a.md', article('Vide', ''));
    expect(await run()).toMatchObject({ created: 1, warnings: [{ file: 'a.md', message: 'corps vide' }] });
    expect((await read('Vide')).content).toBe('');
  });

  it.each([
    ['CRLF', article('Titre', 'Un.\n\nDeux.').replaceAll('\n', '\r\n')],
    ['a byte order mark', '\uFEFF' + article('Titre', 'Un.\n\nDeux.')],
    ['a second front matter', article('Titre', '---\nlayout: post\ntitle: Autre\n---\n\nUn.\n\nDeux.')],
  ])('may have %s', async (_name, text) => {
    await write('a.md', text);
    expect(await run()).toMatchObject({ created: 1, refused: [] });
    expect((await read('Titre')).content).toBe('<p>Un.</p>\n<p>Deux.</p>');
  });

  it('TUTO-08 loses scripts, frames and links that run code, and keeps the rest', async () => {
    await write(
      'a.md',
      article(
        'Titre',
        'Avant\n\n<script>alert(1)</script>\n\n<iframe src="https://video.fr/1"></iframe>\n\n' +
          '<p onclick="alert(1)"><a href="javascript:alert(1)">lien</a> <img src=x onerror=alert(1) alt=image></p>\n\nAprès',
      ),
    );
    expect(await run()).toMatchObject({ created: 1, refused: [] });
    const { content } = await read('Titre');
    expect(content).not.toMatch(/script|iframe|onclick|onerror|alert/);
    expect(content).toContain('href="https://video.fr/1"');
    expect(content).toMatch(/<p>Avant<\/p>[^]*lien[^]*image[^]*<p>Après<\/p>/);
  });
});

describe('a bad file', () => {
  const cases: [name: string, content: string | Buffer, reason: RegExp][] = [
    ['no title', '---\ndomain: design\n---\nTexte.', /^le titre \(title\) manque$/],
    ['a title that is too long', article('x'.repeat(250)), /^le titre compte 250 caractères, 200 au plus$/],
    ['no front matter', '# Titre\n\nTexte.', /^l’en-tête YAML manque/],
    ['front matter without end', '---\ntitle: Titre\n\nTexte.', /n’est pas refermé/],
    ['broken YAML', '---\ntitle: Titre\ntags: [a\n---\nTexte.', /^en-tête YAML invalide à la ligne 3/],
    [
      'aliases that multiply',
      `---\ntitle: &a [${'x,'.repeat(99)}]\nb: [${'*a,'.repeat(99)}]\n---\n`,
      /trop d’alias/,
    ],
    [
      'an unknown domain',
      '---\ntitle: Titre\ndomain: cuisine\n---\n',
      /^domaine inconnu « cuisine » ; domaines connus : programmation, design/,
    ],
    [
      'invalid UTF-8',
      Buffer.concat([Buffer.from(article('Été')), Buffer.from([0xe9, 0x20])]),
      /^texte illisible/,
    ],
    ['binary content', png(9, 9), /^contenu binaire/],
    ['50 MB', Buffer.alloc(50 * 1024 * 1024, 'a'), /^fichier de 50 Mo, la limite est de 2 Mo$/],
    ['the content of another', article('Avant', 'Texte.', '# autre\n'), /^doublon de a\.md$/],
    ['the key of another', article('Autre', 'Autre.', 'source: clef\n'), /^doublon de b\.md$/],
  ];

  it.each(cases)(
    'with %s is refused with a reason, and the others are imported',
    async (_name, content, reason) => {
      await write('a.md', article('Avant'));
      await write('b.md', article('Avec une clef', 'Clef.', 'source: clef\n'));
      await write('m.md', content);
      await write('z.md', article('Fin'));
      const report = await run();
      expect(report).toMatchObject({ created: 3, refused: [{ file: 'm.md' }] });
      expect(report.refused[0]!.reason).toMatch(reason);
      expect((await listed()).map(({ title }) => title)).toEqual(['Avant', 'Avec une clef', 'Fin']);
    },
  );

  it('is refused if it is a symbolic link out of the folder or to nothing', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'passerelle-outside-'));
    await writeFile(join(outside, 'secret.md'), article('Secret'));
    await writeFile(join(outside, 'secret.png'), png(7, 7));
    await symlink(join(outside, 'secret.md'), join(folder, 'dehors.md'));
    await symlink(join(folder, 'rien'), join(folder, 'rien.md'));
    await symlink(join(outside, 'secret.png'), join(folder, 'lien.png'));
    const out = `../${outside.split('/').at(-1)}/secret.png`;
    await write('ok.md', article('Titre', `![a](${out}) ![b](lien.png) ![c](${outside}/secret.png)`));
    await write('images/INDEX.tsv', `article\tlien\timage\nok.md\t${out}\t${out}\n`);
    const report = await run();
    await rm(outside, { recursive: true });
    expect(report.refused).toEqual([
      { file: 'dehors.md', reason: 'lien qui sort du dossier importé' },
      { file: 'rien.md', reason: 'fichier illisible' },
    ]);
    expect((await read('Titre')).content).not.toContain('<img');
    expect(report.warnings).toHaveLength(3);
  });

  it('refused by the database is logged separately', async () => {
    const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const dataSource = app.nest.get(DataSource);
    await write('a.md', article('Titre', 'Texte.', 'tags: [a]\n'));
    await dataSource.query('ALTER TABLE tutorial_tags RENAME TO put_away');
    const report = await run();
    await dataSource.query('ALTER TABLE put_away RENAME TO tutorial_tags');
    expect(report.refused).toEqual([
      { file: 'a.md', reason: 'erreur pendant l’enregistrement (voir le journal)' },
    ]);
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^a\.md : .*tutorial_tags/));
    expect(await run()).toMatchObject({ created: 1, refused: [] });
  });

  it('refused by the database does not affect the files stored with it', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const dataSource = app.nest.get(DataSource);
    const isMysql = dataSource.options.type === 'mysql';
    for (const name of ['a', 'b', 'd']) await write(`${name}.md`, article(name));
    await write('c.md', article('a', 'Autre texte.'));
    await dataSource.query('CREATE UNIQUE INDEX one_of_a_title ON tutorials (titleFolded)');
    const report = await run();
    await dataSource.query(`DROP INDEX one_of_a_title${isMysql ? ' ON tutorials' : ''}`);
    expect(report).toMatchObject({ created: 3, refused: [{ file: 'c.md' }] });
    expect((await listed()).map(({ title }) => title)).toEqual(['a', 'b', 'd']);
  });
});

describe('a folder', () => {
  it('is stored several files at a time', async () => {
    for (let number = 10; number < 30; number++) await write(`${number}.md`, article(`Article ${number}`));
    const transaction = jest.spyOn(app.nest.get(DataSource), 'transaction');
    expect(await run()).toMatchObject({ created: 20, refused: [] });
    // The last one says that a domain has new tutorials.
    expect(transaction).toHaveBeenCalledTimes(3);
  });

  it('is imported in the order of its file names, below folders too', async () => {
    await write('b/c.md', article('Trois'));
    await write('b.md', article('Deux'));
    await write('a.md', article('Un'));
    await write('README.md', '# Ce dossier');
    await write('b/LICENSE.md', 'Texte de la licence.');
    await write('.git/x.md', article('Caché'));
    await write('notes.txt', 'rien');
    expect(await run()).toMatchObject({ created: 3, refused: [] });
    const byId = (await listed()).sort((a, b) => a.id - b.id);
    expect(byId.map(({ title }) => title)).toEqual(['Un', 'Deux', 'Trois']);
  });

  it('finds images beside the article, from the root and by the index', async () => {
    await write('un/a.png', png(1, 1));
    await write('b.png', png(2, 2));
    await write('images/c.png', png(3, 3));
    await write('images/INDEX.tsv', 'article\tlien\timage\nun/a.md\t../../ailleurs/c.png\timages/c.png\n');
    await write('un/a.md', article('Titre', '![a](a.png) ![b](/b.png) ![c](../../ailleurs/c.png)'));
    expect(await run()).toMatchObject({ created: 1, warnings: [] });
    const { content } = await read('Titre');
    expect([...content.matchAll(/width="(\d)"/g)].map(([, size]: string[]) => size)).toEqual(['1', '2', '3']);
  });

  it('reports that an invalid or remote image is left out', async () => {
    await write('a.png', 'du texte');
    await write('a.md', article('Titre', '![Un schéma](a.png)', 'image: https://exemple.fr/b.png\n'));
    expect((await run()).warnings.map(({ message }) => message)).toEqual([
      'image d’un autre site laissée de côté : https://exemple.fr/b.png',
      'format d’image non accepté (PNG, JPEG, GIF, WebP ou AVIF) : a.png',
    ]);
    expect(await read('Titre')).toMatchObject({
      image: null,
      content: '<p><span class="missing-image">Un schéma</span></p>',
    });
  });

  it('changes nothing when imported again, and then only changed files', async () => {
    await write('i.png', png(4, 4));
    await write('a.md', article('Un', '![i](i.png)'));
    await write('b.md', article('Deux'));
    await write('c.md', '---\ntitle:\n---');
    await run();
    const before = await listed();
    await utimes(join(folder, 'b.md'), 1, 1);
    expect(await run()).toMatchObject({ created: 0, updated: 0, unchanged: 2, refused: [{ file: 'c.md' }] });

    await write('i.png', png(5, 5));
    await write('b.md', article('Deux, revu'));
    expect(await run()).toMatchObject({ created: 0, updated: 2, unchanged: 0 });
    const after = await listed();
    expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
    expect(after.map(({ title }) => title)).toEqual(['Deux, revu', 'Un']);
    expect((await read('Un')).content).toContain('width="5"');
  });

  it('recognizes a moved file by its source', async () => {
    await write('a.md', article('Un', 'Texte.', 'source: depot/un.md\n'));
    await run();
    await rm(join(folder, 'a.md'));
    await write('ailleurs/b.md', article('Un', 'Texte.', 'source: depot/un.md\n'));
    expect(await run()).toMatchObject({ created: 0, unchanged: 1 });
  });

  it('reports its progress', async () => {
    for (const name of ['a', 'b', 'c']) await write(`${name}.md`, article(name));
    const steps: [number, number][] = [];
    await run((done, total) => steps.push([done, total]));
    expect(steps).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });

  it('is refused completely if it does not exist or contains no Markdown', async () => {
    await expect(run()).rejects.toThrow(/^Le dossier « .* » ne contient aucun fichier Markdown \(\.md\)\.$/);
    await expect(app.nest.get(ImportService).importFolder(join(folder, 'absent'))).rejects.toThrow(
      /n’existe pas\.$/,
    );
    await write('a.md', article('Un'));
    await expect(app.nest.get(ImportService).importFolder(join(folder, 'a.md'))).rejects.toThrow(
      /n’existe pas\.$/,
    );
  });
});
