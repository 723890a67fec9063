import { cp, mkdir, mkdtemp, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ImportService } from '../src/content/import/import.service.js';
import { png } from './images.js';
import { startApp, type TestApp } from './app.js';

let app: TestApp;
let place: string;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  place = await realpath(await mkdtemp(join(tmpdir(), 'passerelle-import-')));
});
afterEach(async () => {
  await rm(place, { recursive: true, force: true });
  await app.nest.get(DataSource).query('DELETE FROM tutorials');
});

async function write(path: string, title: string, body = `Texte de ${title}.`, more = ''): Promise<void> {
  await mkdir(dirname(join(place, path)), { recursive: true });
  await writeFile(join(place, path), `---\ntitle: ${title}\ndomain: programmation\n${more}---\n\n${body}\n`);
}
const run = (folder: string) => app.nest.get(ImportService).importFolder(join(place, folder));
async function listed(): Promise<{ id: number; title: string }[]> {
  const { body } = await app.http.get('/api/tutorials?sort=title').expect(200);
  return body.tutorials;
}
const titles = async () => (await listed()).map(({ title }) => title);
const ids = async () => (await listed()).map(({ id }) => id);

describe('40.13 two folders with the same file names', () => {
  beforeEach(async () => {
    for (const course of ['un', 'deux']) {
      await write(`${course}/textes/01-intro.md`, `Introduction ${course}`);
      await write(`${course}/textes/sous/02-suite.md`, `Suite ${course}`);
    }
  });

  it('stay separate, and a repeated import updates the right tutorials', async () => {
    expect(await run('un/textes')).toMatchObject({ created: 2 });
    expect(await run('deux/textes')).toMatchObject({ created: 2, updated: 0 });
    const before = await listed();
    expect(before.map(({ title }) => title)).toEqual([
      'Introduction deux',
      'Introduction un',
      'Suite deux',
      'Suite un',
    ]);
    expect(await run('un/textes')).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    await write('un/textes/01-intro.md', 'Introduction un', 'Revue.');
    expect(await run('un/textes')).toMatchObject({ updated: 1, unchanged: 1, warnings: [] });
    expect(await run('deux/textes')).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await listed()).toEqual(before.map((each) => expect.objectContaining({ id: each.id })));
  });

  it('are recognized in an import of their parent folder, or of a part', async () => {
    await run('un/textes');
    await run('deux/textes');
    expect(await run('.')).toMatchObject({ created: 0, unchanged: 4 });
    expect(await run('un')).toMatchObject({ created: 0, unchanged: 2 });
    expect(await run('un/textes/sous')).toMatchObject({ created: 0, unchanged: 1 });
  });

  it('are recognized by any path that leads to them', async () => {
    await run('un/textes');
    await symlink(join(place, 'un'), join(place, 'lien'));
    for (const folder of ['lien/textes', 'un/../un/textes/', 'lien/./textes/sous/..']) {
      expect(await run(folder)).toMatchObject({ created: 0, unchanged: 2 });
    }
    const relativePath = relative(process.cwd(), join(place, 'un/textes'));
    expect(await app.nest.get(ImportService).importFolder(relativePath)).toMatchObject({
      created: 0,
      unchanged: 2,
    });
  });

  it('are recognized after a move, with a warning for texts that have also changed', async () => {
    await run('un/textes');
    await run('deux/textes');
    const before = await ids();
    await rename(join(place, 'un'), join(place, 'cours'));
    expect(await run('cours/textes')).toMatchObject({ created: 0, updated: 0, unchanged: 2, warnings: [] });
    await write('cours/textes/01-intro.md', 'Introduction un', 'Revue.');
    expect(await run('cours/textes')).toMatchObject({ updated: 1, unchanged: 1 });
    expect(await ids()).toEqual(before);

    await rename(join(place, 'cours'), join(place, 'ailleurs'));
    await write('ailleurs/textes/01-intro.md', 'Introduction un', 'Revue encore.');
    const { created, unchanged, warnings } = await run('ailleurs/textes');
    expect({ created, unchanged }).toEqual({ created: 1, unchanged: 1 });
    expect(warnings).toEqual([
      {
        file: '01-intro.md',
        message: `nouveau tutoriel ; celui du même titre, venu de ${join(place, 'cours/textes/01-intro.md')}, reste aussi`,
      },
    ]);
  });

  it('create no new tutorials as copies, and leave the first ones unchanged', async () => {
    await writeFile(join(place, 'un/textes/plan.png'), png(3, 3));
    await write('un/textes/01-intro.md', 'Introduction un', '![Plan](plan.png)');
    await run('un/textes');
    await cp(join(place, 'un'), join(place, 'copie'), { recursive: true });
    await writeFile(join(place, 'copie/textes/plan.png'), png(4, 4));
    const { created, updated, unchanged, warnings } = await run('copie/textes');
    expect({ created, updated, unchanged }).toEqual({ created: 0, updated: 0, unchanged: 2 });
    expect(warnings[0]).toEqual({
      file: '01-intro.md',
      message: `même texte que ${join(place, 'un/textes/01-intro.md')}, déjà importé`,
    });
    expect(await run('un/textes')).toMatchObject({ updated: 0, unchanged: 2 });
    await write('copie/textes/01-intro.md', 'Introduction copiée', 'Autre cours.');
    expect(await run('copie/textes')).toMatchObject({ created: 1, updated: 0 });
    expect(await titles()).toEqual(['Introduction copiée', 'Introduction un', 'Suite un']);
  });

  it('are the same tutorial where their files name the same source', async () => {
    for (const course of ['un', 'deux'])
      await write(
        `${course}/textes/01-intro.md`,
        `Introduction ${course}`,
        'Texte.',
        'source: cours/intro\n',
      );
    await run('un/textes');
    expect(await run('deux/textes')).toMatchObject({
      created: 1,
      updated: 1,
      warnings: [{ file: '01-intro.md', message: 'remplace « Introduction un »' }],
    });
  });

  it('do not reveal their paths to readers', async () => {
    await run('un/textes');
    const [id] = await ids();
    const { text } = await app.http
      .get(`/api/tutorials/${id}/download?format=markdown&images=false`)
      .expect(200);
    expect(text).toMatch(new RegExp(`^source: http.*/tutoriels/${id}$`, 'm'));
    expect(text).not.toContain(place);
    const page = await app.http.get(`/api/tutorials/${id}`).expect(200);
    expect(page.text).not.toContain(place);
  });
});

it('40.13 a folder that replaces another one lists the replaced texts', async () => {
  await write('cours/01-intro.md', 'Cuisine');
  await run('cours');
  await write('cours/01-intro.md', 'Couture');
  expect(await run('cours')).toMatchObject({
    updated: 1,
    warnings: [{ file: '01-intro.md', message: 'remplace « Cuisine »' }],
  });
});
