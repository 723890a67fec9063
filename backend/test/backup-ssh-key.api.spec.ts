import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import ssh2 from 'ssh2';
import { makeBackup } from '../src/platform/backup/backup.js';
import { failureSentence } from '../src/platform/backup/failure-sentence.js';
import { Config, readConfig } from '../src/config.js';
import { startApp, type TestApp } from './app.js';
import { sftpProgram, sftpUser, startSftpServer } from './sftp-server.js';

const itOnSftp = sftpProgram || process.env['CI'] === 'true' ? it : it.skip;

let app: TestApp;
let sftp: Awaited<ReturnType<typeof startSftpServer>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passerelle-key-'));
  app = await startApp();
  if (sftpProgram) sftp = await startSftpServer();
});
afterAll(async () => {
  await app.stop();
  await sftp?.stop();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Makes a backup on the server with this key.
 * @returns its location, or the reason of the failure
 */
async function backUpWith(key: string): Promise<unknown> {
  const keyFile = join(folder, 'key');
  await writeFile(keyFile, key);
  const { dataDir, database } = app.nest.get(Config);
  const fingerprint = encodeURIComponent(sftp.fingerprint);
  const config = readConfig({
    DATA_DIR: dataDir,
    ...(database.kind === 'mysql' && { DATABASE_URL: database.url }),
    BACKUP_DIR: `sftp://${sftpUser.name}@127.0.0.1:${sftp.port}${sftp.folder}/site?fingerprint=${fingerprint}`,
    BACKUP_SSH_KEY: keyFile,
  });
  return makeBackup(config, config.backupDir).then(({ place }) => place, failureSentence);
}

itOnSftp('a key opens an SFTP server, and the fingerprint may stand in the address', async () => {
  const place = await backUpWith(sftp.key);
  expect(place).toMatch(/^sftp:.+\.zip$/);
  expect(place).not.toContain('SHA256');
});

itOnSftp('one sentence says what is wrong with a key', async () => {
  const { private: closed } = ssh2.utils.generateKeyPairSync('ed25519', {
    passphrase: 'Une phrase',
    cipher: 'aes256-ctr',
    rounds: 16,
  });
  expect(await backUpWith(closed)).toBe(
    'La clé de la variable BACKUP_SSH_KEY demande une phrase secrète, que personne ne peut donner la nuit : faites-en une sans phrase, pour les sauvegardes seules (ssh-keygen -N "").',
  );
  expect(await backUpWith('rien')).toBe(
    'Le fichier de la variable BACKUP_SSH_KEY n’est pas une clé privée SSH.',
  );
});
