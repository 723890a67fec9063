import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DAY_MS } from '@passerelle/api-client/durations';
import { Config, readConfig } from '../src/config.js';
import { makeBackup } from '../src/platform/backup/backup.js';
import { failureSentence } from '../src/platform/backup/failure-sentence.js';
import { listBackups } from '../src/platform/backup/list-backups.js';
import { restoreBackup } from '../src/platform/backup/restore.js';
import { withStore } from '../src/platform/backup/stores/open-store.js';
import { BackupsService } from '../src/site/backups/backups.service.js';
import { createBase, startApp, type TestApp } from './app.js';
import { bucketKey, startBucketServer } from './bucket-server.js';
import { CutLine } from './cut-line.js';
import { createTutorial } from './factories.js';
import { freePort } from './nodes.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { sftpProgram, sftpUser, startSftpServer } from './sftp-server.js';
import { until } from './until.js';

const LONG_MS = 180_000;

type Env = Record<string, string>;

let app: TestApp;
let admin: Person;
let picture: string;
let bucket: Awaited<ReturnType<typeof startBucketServer>>;
let sftp: Awaited<ReturnType<typeof startSftpServer>> | undefined;
const leftovers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  bucket = await startBucketServer();
  if (sftpProgram) sftp = await startSftpServer();
  app = await startApp();
  admin = await signUpAdmin(app);
  const author = await signUp(app, { isContributor: true });
  await createTutorial(app, { title: 'Un pont au loin' });
  const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a6' } })
    .png()
    .toBuffer();
  const sent = await author.agent.post('/api/images').set('content-type', 'image/png').send(image);
  picture = sent.body.url;
});
afterAll(async () => {
  await app.stop();
  await bucket.stop();
  await sftp?.stop();
  for (const remove of leftovers) await remove();
});

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-place-'));
  leftovers.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Environment of a site with backups in the bucket. */
const inBucket = (changes: Env = {}): Env => ({
  BACKUP_DIR: 's3://sauvegardes/le-site',
  AWS_ENDPOINT_URL: bucket.endpoint,
  ...bucketKey,
  ...changes,
});
const onSftp = (changes: Env = {}): Env => ({
  BACKUP_DIR: `sftp://${sftpUser.name}:${sftpUser.password}@127.0.0.1:${sftp!.port}${sftp!.folder}/le-site`,
  BACKUP_SSH_FINGERPRINT: sftp!.fingerprint,
  ...changes,
});

/** Configuration of the test site with another backup target. */
function configOf(env: Env): Config {
  const { dataDir, database } = app.nest.get(Config);
  return readConfig({
    DATA_DIR: dataDir,
    ...(database.kind === 'mysql' && { DATABASE_URL: database.url }),
    ...env,
  });
}

const asBytes = (response: unknown, done: (error: Error | null, body: unknown) => void): void => {
  buffer(response as NodeJS.ReadableStream)
    .then((body) => done(null, body))
    .catch((error: Error) => done(error, null));
};

const itOnSftp = sftpProgram || process.env['CI'] === 'true' ? it : it.skip;
const places = [
  ['a bucket', it, inBucket, 16 * 1024 * 1024],
  ['an SFTP server', itOnSftp, onSftp, 256 * 1024],
] as const;

describe.each(places)('%s', (_, itThere, environment, partBytes) => {
  itThere('keeps an archive, which is restored from its address', async () => {
    const config = configOf(environment());
    const { place, name } = await makeBackup(config, config.backupDir);
    expect(place).not.toContain(sftpUser.password);
    expect((await withStore(config.backupDir, config, listBackups)).map((each) => each.name)).toContain(name);
    const [dataDir, base] = [await emptyFolder(), await createBase(process.env['TEST_DATABASE_URL'])];
    if (base) leftovers.push(base.drop);
    const empty = { DATA_DIR: dataDir, ...(base && { DATABASE_URL: base.url }) };
    const restored = await restoreBackup(readConfig({ ...environment(), ...empty }), place, {
      replace: false,
    });
    expect(restored.files).toBe(2);
    expect(await readFile(join(dataDir, picture))).toEqual(await readFile(join(config.dataDir, picture)));
    await expect(
      restoreBackup(readConfig({ ...environment(), ...empty }), `${place}x`, { replace: true }),
    ).rejects.toThrow(/^La sauvegarde .+zipx n’existe pas\.$/);
  });

  itThere(
    'receives a daily backup, keeps those of the retention rule, and lists them in the console',
    async () => {
      const site = await startApp({ env: environment({ LOG_LEVEL: 'fatal' }) });
      try {
        const person = await signUpAdmin(site);
        const service = site.nest.get(BackupsService);
        await service.backUpIfDue(new Date());
        await service.backUpIfDue(new Date(Date.now() + 2 * DAY_MS));
        const { body } = await person.agent.get('/api/admin/backups').expect(200);
        expect(body.problem).toBeNull();
        expect(JSON.stringify(body)).not.toMatch(/Pont-levant|S3RVER|SHA256/);
        const own = body.backups.filter((each: { isAutomatic: boolean }) => each.isAutomatic);
        // Of two backups on one day, only the later one is kept.
        expect(own).toHaveLength(1);
        const [{ name, bytes, addedBytes }] = own;
        // The second backup reuses nearly all content.
        expect(addedBytes).toBeLessThan(bytes);
        const file = await person.agent.get(`/api/admin/backups/${name}`).buffer().parse(asBytes).expect(200);
        const whole = name.replace('.manifest', '.zip');
        expect(file.headers['content-disposition']).toBe(`attachment; filename="${whole}"`);
        const archive = join(await emptyFolder(), whole);
        await writeFile(archive, file.body);
        const place = readConfig({ DATA_DIR: await emptyFolder() });
        await restoreBackup(place, archive, { replace: false });
      } finally {
        await site.stop();
      }
    },
    LONG_MS,
  );

  itThere('takes what is longer than one part, and nothing of what breaks off', async () => {
    const config = configOf(environment());
    const bytes = randomBytes(partBytes + 1000);
    await withStore(config.backupDir, config, async (store) => {
      await store.prepare();
      await store.write('long', Readable.from([bytes.subarray(0, 999), bytes.subarray(999)]));
      expect((await buffer(await store.read('long'))).equals(bytes)).toBe(true);
      await store.remove('long');
      await store.remove('long');
      const breaking = function* () {
        yield bytes;
        throw new Error('Plus rien.');
      };
      await expect(store.write('cassé', Readable.from(breaking()))).rejects.toThrow('Plus rien.');
      const names = (await store.list('')).map(({ name }) => name);
      expect(names.filter((name) => !name.startsWith('passerelle-'))).toEqual([]);
      expect(await store.list('nulle-part')).toEqual([]);
    });
    const aborted = bucket.requests.filter((request) => /^DELETE .+\?uploadId=/.test(request));
    if (environment === inBucket) expect(aborted).toHaveLength(1);
  });

  itThere('says in one sentence that the line has been cut, and keeps nothing then', async () => {
    const env = environment();
    const port = environment === inBucket ? bucket.port : sftp!.port;
    const line = new CutLine(new URL(`http://127.0.0.1:${port}`));
    const { port: through } = new URL(await line.mend());
    const config = configOf(
      environment === inBucket
        ? inBucket({ AWS_ENDPOINT_URL: `http://127.0.0.1:${through}` })
        : { ...env, BACKUP_DIR: env['BACKUP_DIR']!.replace(`:${port}/`, `:${through}/`) },
    );
    const cutting = async function* () {
      yield randomBytes(partBytes);
      await line.cut();
      yield randomBytes(partBytes);
    };
    const problem = await withStore(config.backupDir, config, (store) =>
      store.write('coupé', Readable.from(cutting())),
    ).catch(failureSentence);
    expect(problem).toMatch(/^Le serveur de (s3|sftp):.+ (ne répond pas \(\w+\)|a coupé la connexion)\.$/);
    expect(problem).not.toContain(sftpUser.password);
    const present = configOf(env);
    const names = await withStore(present.backupDir, present, (store) => store.list(''));
    expect(names.map(({ name }) => name)).not.toContain('coupé');
  });
});

/** Reason why a backup fails. */
async function refusal(env: Env): Promise<unknown> {
  const config = configOf(env);
  return makeBackup(config, config.backupDir).then(() => 'It was made.', failureSentence);
}

describe('a single sentence reports', () => {
  it('the problem with a bucket', async () => {
    expect(await refusal(inBucket({ BACKUP_DIR: 's3://absent/x' }))).toBe(
      'Le bucket de s3://absent/x n’existe pas.',
    );
    expect(await refusal(inBucket({ AWS_SECRET_ACCESS_KEY: 'une autre' }))).toBe(
      'Le bucket de s3://sauvegardes/le-site ne reconnaît pas la clé d’accès ; vérifiez AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY et AWS_REGION.',
    );
    expect(await refusal(inBucket({ AWS_ACCESS_KEY_ID: '' }))).toBe(
      'Il manque la clé d’accès au bucket sauvegardes : donnez AWS_ACCESS_KEY_ID et AWS_SECRET_ACCESS_KEY.',
    );
    expect(await refusal(inBucket({ AWS_ENDPOINT_URL: `http://127.0.0.1:${await freePort()}` }))).toBe(
      'Le serveur de s3://sauvegardes/le-site ne répond pas (ECONNREFUSED).',
    );
  });

  itOnSftp('what is wrong with an SFTP server', async () => {
    const address = `sftp://passerelle@127.0.0.1:${sftp!.port}${sftp!.folder}/le-site`;
    const other = `SHA256:${'A'.repeat(43)}`;
    expect(await refusal(onSftp({ BACKUP_SSH_FINGERPRINT: other }))).toBe(
      `Le serveur de ${address} se présente avec l’empreinte ${sftp!.fingerprint}, qui n’est pas celle attendue ; rien ne lui a été envoyé.`,
    );
    expect(await refusal(onSftp({ BACKUP_SSH_FINGERPRINT: '' }))).toBe(
      `Le serveur de ${address} n’est pas connu ; si son empreinte est bien ${sftp!.fingerprint}, donnez-la dans BACKUP_SSH_FINGERPRINT.`,
    );
    const wrong = address.replace('@', ':faux@');
    expect(await refusal(onSftp({ BACKUP_DIR: wrong }))).toBe(
      `Le serveur de ${address} refuse ce nom avec ce mot de passe ou cette clé.`,
    );
    expect(await refusal(onSftp({ BACKUP_DIR: `sftp://${sftpUser.name}@127.0.0.1:1/x` }))).toBe(
      'Le serveur de sftp://passerelle@127.0.0.1:1/x ne répond pas (ECONNREFUSED).',
    );
    await writeFile(join(sftp!.folder, 'fichier'), '');
    const forbidden = onSftp()['BACKUP_DIR']!.replace('le-site', 'fichier/x');
    expect(await refusal(onSftp({ BACKUP_DIR: forbidden }))).toMatch(
      /^L’adresse .+ ne mène pas à un dossier\.$/,
    );
  });

  itOnSftp('that there is no room left on an SFTP server, which keeps nothing then', async () => {
    const small = await startSftpServer(4);
    leftovers.push(small.stop);
    const said = await refusal({
      BACKUP_DIR: `sftp://${sftpUser.name}:${sftpUser.password}@127.0.0.1:${small.port}${small.folder}`,
      BACKUP_SSH_FINGERPRINT: small.fingerprint,
    });
    expect(said).toMatch(/n’a pas pu faire ce qui lui était demandé ; peut-être n’y a-t-il plus de place\.$/);
    expect(await readdir(small.folder)).toEqual([]);
  });

  it('an unreachable store in the console, within a time limit', async () => {
    const env = inBucket({ AWS_ENDPOINT_URL: `http://127.0.0.1:${await freePort()}`, LOG_LEVEL: 'fatal' });
    const site = await startApp({ env });
    try {
      const person = await signUpAdmin(site);
      const { body } = await person.agent.get('/api/admin/backups').expect(200);
      expect(body.problem).toMatch(/ne répond pas \(ECONNREFUSED\)/);
      await person.agent.post('/api/admin/backups').expect(202);
      await until(
        async () => (await person.agent.get('/api/admin/backups')).body.isRunning,
        (isRunning) => !isRunning,
        LONG_MS,
      );
    } finally {
      await site.stop();
    }
  });
});

it('only administrators can download a backup, and only a listed one', async () => {
  await (await signUp(app)).agent.get('/api/admin/backups/x').expect(403);
  const { body } = await admin.agent.get('/api/admin/backups/..%2Fsession-secret').expect(404);
  expect(body.message).toBe('Cette sauvegarde n’existe pas.');
});
