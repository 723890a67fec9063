import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createBase, startApp } from './app.js';
import { createTutorial } from './factories.js';

let base: Awaited<ReturnType<typeof createBase>>;
let folder: string;
let place: Record<string, string>;
beforeAll(async () => {
  base = await createBase(process.env['TEST_DATABASE_URL']);
  folder = await mkdtemp(join(tmpdir(), 'passerelle-upgrade-'));
  place = { DATA_DIR: folder, DATABASE_URL: base?.url ?? '', SEED: 'none' };
  const site = await startApp({ env: place });
  await createTutorial(site, { title: 'D’avant' });
  await site.stop();
});
afterAll(async () => {
  await base?.drop();
  await rm(folder, { recursive: true, force: true });
});

const backups = async () =>
  (await readdir(join(folder, 'backups')).catch(() => [])).filter((name) => name.startsWith('passerelle-'));

/** Leaves the base as the version before has it, or as `change` does. */
async function leave(change: (dataSource: DataSource) => Promise<unknown>): Promise<void> {
  const site = await startApp({ env: place });
  await change(site.nest.get(DataSource));
  await site.stop();
}
const asBefore = (dataSource: DataSource) => dataSource.undoLastMigration();

it('backs up what an older version has left before it changes it, once', async () => {
  expect(await backups()).toEqual([]);
  await leave(asBefore);
  const site = await startApp({ env: place });
  const { body } = await site.http.get('/api/tutorials').expect(200);
  expect(body.tutorials).toMatchObject([{ title: 'D’avant' }]);
  expect(await site.nest.get(DataSource).showMigrations()).toBe(false);
  await site.stop();
  const [made] = await backups();
  expect(made).toMatch(/^passerelle-upgrade-.*\.zip$/);
  await leave(() => Promise.resolve());
  expect(await backups()).toEqual([made]);
});

it('touches nothing where it cannot back up, unless nobody wants it to', async () => {
  await leave(asBefore);
  const env = { ...place, BACKUP_DIR: join(folder, 'file') };
  await writeFile(env.BACKUP_DIR, '');
  await expect(startApp({ env })).rejects.toThrow(
    /La sauvegarde qui précède la mise à jour .* UPGRADE_BACKUP=off/,
  );
  const before = await backups();
  const site = await startApp({ env: { ...env, UPGRADE_BACKUP: 'off' } });
  await site.http.get('/api/tutorials').expect(200);
  await site.stop();
  expect(await backups()).toEqual(before);
});

it('keeps the last three of these backups', async () => {
  for (let upgrade = 0; upgrade < 4; upgrade++) await leave(asBefore);
  await leave(() => Promise.resolve());
  expect(await backups()).toHaveLength(3);
});

it('refuses the base of a newer version in one sentence, and leaves it as it is', async () => {
  await leave((dataSource) =>
    dataSource.query(
      "INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'FromLater9999999999999')",
    ),
  );
  const before = await backups();
  await expect(startApp({ env: place })).rejects.toThrow(/vient d’une version plus récente de Passerelle/);
  expect(await backups()).toEqual(before);
});
