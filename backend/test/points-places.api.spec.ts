import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createApp } from '../src/app.js';
import { Config, readConfig } from '../src/config.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { writePoint } from '../src/platform/backup/content/write-point.js';
import { createBase, startApp, type TestApp } from './app.js';
import { bucketKey, startBucketServer } from './bucket-server.js';
import { createTutorial } from './factories.js';
import { sftpProgram, sftpUser, startSftpServer } from './sftp-server.js';

const LONG_MS = 120_000;
const RESTORE = join(import.meta.dirname, '../dist/platform/backup/restore.cli.js');

let app: TestApp;
let bucket: Awaited<ReturnType<typeof startBucketServer>>;
let sftp: Awaited<ReturnType<typeof startSftpServer>> | undefined;
const leftovers: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  bucket = await startBucketServer();
  if (sftpProgram) sftp = await startSftpServer();
  app = await startApp();
});
afterAll(async () => {
  await app.stop();
  await bucket.stop();
  await sftp?.stop();
  for (const remove of leftovers) await remove();
});

const inBucket = () => ({
  BACKUP_DIR: 's3://sauvegardes/points',
  AWS_ENDPOINT_URL: bucket.endpoint,
  ...bucketKey,
});
const onSftp = () => ({
  BACKUP_DIR: `sftp://${sftpUser.name}:${sftpUser.password}@127.0.0.1:${sftp!.port}${sftp!.folder}/points`,
  BACKUP_SSH_FINGERPRINT: sftp!.fingerprint,
});
const itOnSftp = sftpProgram || process.env['CI'] === 'true' ? it : it.skip;

/** Restores into an empty place with the command and lists the result. */
async function restored(env: Record<string, string>, ...args: string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-points-'));
  leftovers.push(() => rm(folder, { recursive: true, force: true }));
  const base = await createBase(process.env['TEST_DATABASE_URL']);
  if (base) leftovers.push(base.drop);
  const place = { ...env, DATA_DIR: folder, ...(base && { DATABASE_URL: base.url }) };
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', RESTORE, ...args], {
    env: { PATH: process.env['PATH'], ...place },
  });
  expect(stdout).toMatch(/^Sauvegarde du .+ restaurée et vérifiée : /);
  const nest = await createApp(readConfig({ ...place, WORKERS: 'off', LOG_LEVEL: 'error' }), { site: false });
  try {
    const tutorials = await nest.get(DataSource).getRepository(Tutorial).find();
    return tutorials.map(({ title }) => title);
  } finally {
    await nest.close();
  }
}

for (const [place, itThere, environment] of [
  ['a bucket', it, inBucket],
  ['an SFTP server', itOnSftp, onSftp],
] as const) {
  itThere(
    `recovery points are written to ${place}, and the site can be restored from each of them`,
    async () => {
      const env = environment();
      const { dataDir, database } = app.nest.get(Config);
      const { backupDir, backupAccess } = readConfig({ DATA_DIR: dataDir, ...env });
      const source = { dataDir, database, backupDir, backupAccess, backupKey: undefined };
      await createTutorial(app, { title: `Avant ${place}` });
      const first = await writePoint(source, undefined);
      expect((await writePoint(source, first.last)).last.name).toBe(first.last.name);
      await createTutorial(app, { title: `Après ${place}` });
      const second = await writePoint(source, first.last);

      const address = new URL(env.BACKUP_DIR);
      address.password = '';
      const before = await restored(env, address.href, '--at', first.upTo.toISOString());
      expect(before).toContain(`Avant ${place}`);
      expect(before).not.toContain(`Après ${place}`);
      expect(await restored(env, '--at', second.upTo.toISOString())).toContain(`Après ${place}`);
    },
    LONG_MS,
  );
}
