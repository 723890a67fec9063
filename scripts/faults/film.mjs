import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { createBase } from '../services/mariadb.mjs';
import { temporaryFolder } from '../services/temporary-folder.mjs';
import { inRoot, packageFile } from '../setup/paths.mjs';
import { WrittenSite } from './written-site.mjs';

const OLDEST_SITE = fileURLToPath(new URL('oldest-site.mjs', import.meta.url));
/** All users of the oldest site have it. */
const OLDEST_PASSWORD = 'Passage-Ancien-9';
const WRITERS = 20;
/** Comments acknowledged before the backup begins. */
const FIRST_WRITES = 200;
const PAUSE_MS = 40;
const decimals = { maximumFractionDigits: 1 };

/**
 * Upgrades a site of the oldest supported version, backs it up while people write, deletes it, restores it, and changes a
 * byte of a backup.
 * @param {string | undefined} url an empty database on a server; SQLite if undefined
 * @param {number} tutorials to add to those of the oldest version
 */
export async function* film(url, tutorials) {
  const folder = temporaryFolder('film');
  const backups = join(folder, 'sauvegardes');
  const place = { dataDir: join(folder, 'data'), url, password: OLDEST_PASSWORD };
  const site = new WrittenSite();
  site.place = place;
  yield await upgrade(site, tutorials);
  const written = await backUpWhileWriting(site, backups);
  yield written.row;
  yield await deleteAndRestore(site, written);
  yield await turnByteOver(site, join(folder, 'parties'));
}

async function upgrade(site, tutorials) {
  const { dataDir, url } = site.place;
  mkdirSync(dataDir);
  const address = url ?? join(dataDir, 'passerelle.sqlite');
  const { stdout } = await execa('node', ['--no-warnings', OLDEST_SITE, address, String(tutorials)]);
  const had = Number(stdout);
  const since = performance.now();
  await site.serve();
  const recoveredMs = [performance.now() - since];
  await site.signIn();
  const { body } = await site.ask('/api/tutorials');
  const kept = readdirSync(join(dataDir, 'backups'));
  return row('mise à jour depuis la plus ancienne version', recoveredMs, {
    lost: had - body.total,
    notes: [`${had} tutoriels, sauvegardés avant dans ${kept[0]}`],
  });
}

/** @returns comments acknowledged before the backup began, the archive, and the row */
async function backUpWhileWriting(site, backups) {
  let isOver = false;
  const acknowledged = new Set();
  const times = [];
  const write = async (writer) => {
    for (let turn = 0; !isOver; turn += 1) {
      const content = `Film ${writer}-${turn}`;
      const { status, ms } = await site.ask('/api/tutorials/1/comments', {
        body: { content },
        asMember: true,
      });
      times.push(ms);
      if (status === 201) acknowledged.add(content);
      await pause(PAUSE_MS);
    }
  };
  const writing = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  while (acknowledged.size < FIRST_WRITES) await pause(PAUSE_MS);
  const [before, quiet] = [[...acknowledged], Math.max(...times.splice(0))];
  const { archive, ms } = await backUp(site, [backups]);
  const longest = Math.max(0, ...times);
  isOver = true;
  await Promise.all(writing);
  return {
    before,
    archive,
    row: row(`sauvegarde pendant que ${WRITERS} personnes écrivent`, [ms], {
      asked: acknowledged.size,
      wrong: longest > 1000 && longest > 3 * quiet ? [`une écriture a attendu ${seconds(longest)}`] : [],
      notes: [
        `${(statSync(archive).size / 1e6).toLocaleString('fr-FR', decimals)} Mo ; écriture la plus longue ${seconds(longest)}, avant elle ${seconds(quiet)}`,
      ],
    }),
  };
}

async function deleteAndRestore(site, { before, archive }) {
  await site.end();
  rmSync(site.place.dataDir, { recursive: true });
  await emptyBase(site.place.url);
  const since = performance.now();
  const { stdout: restored } = await execa('node', [command('restore'), archive], { env: site.env({}) });
  const restoredMs = performance.now() - since;
  const again = await backUp(site, [join(dirname(archive), 'encore')]);
  const [one, other] = await Promise.all([archive, again.archive].map(tablesIn));
  // In a server database a restored site has a mark of its own, a row of the settings.
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !(site.place.url && name === 'settings'),
  );
  const wrong = names.filter((name) => one[name]?.sha256 !== other[name]?.sha256);
  const rows = Object.values(other).reduce((sum, table) => sum + table.rows, 0);
  await site.serve();
  const served = performance.now() - since;
  await site.signIn();
  const comments = await site.all('/api/admin/comments', 'comments', ({ content }) => content);
  await site.end();
  return row('tout est supprimé, puis restauré', [restoredMs], {
    asked: before.length,
    lost: before.filter((content) => !comments.has(content)).length,
    doubled: before.filter((content) => (comments.get(content) ?? 0) > 1).length,
    wrong: wrong.map((name) => `la table ${name} n’est pas celle de la sauvegarde`),
    notes: [
      `${names.length - wrong.length} tables égales sur ${names.length}, ${rows} lignes ; le site a servi ${seconds(served)} après le début`,
      restored.trim().split('\n').at(-1),
    ],
  });
}

/** Flips one bit in an incremental backup: the next backup must fail with a sentence, and the one after must succeed. */
async function turnByteOver(site, parts) {
  const increment = ['--increment', parts];
  await backUp(site, increment);
  const content = join(parts, 'content');
  const files = readdirSync(content, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const victim = files.toSorted((one, other) => one.name.localeCompare(other.name))[0];
  const path = join(victim.parentPath, victim.name);
  const bytes = readFileSync(path);
  bytes[Math.floor(bytes.length / 2)] ^= 1;
  writeFileSync(path, bytes);
  const since = performance.now();
  const again = () =>
    execa('node', [command('backup'), ...increment], { env: site.env({}), all: true, reject: false });
  const found = await again();
  const foundMs = performance.now() - since;
  const after = await again();
  return row('un octet d’une sauvegarde est retourné', [foundMs], {
    wrong: [
      ...(found.exitCode === 1 ? [] : ['il n’a pas été trouvé']),
      ...(after.exitCode === 0 ? [] : ['la sauvegarde suivante n’a pas tenu']),
    ],
    notes: [found.all.trim().split('\n').at(-1)],
  });
}

const command = (name) => inRoot(`backend/dist/platform/backup/${name}.cli.js`);

async function backUp(site, args) {
  const since = performance.now();
  const { stdout } = await execa('node', [command('backup'), ...args], { env: site.env({}) });
  return { archive: stdout.trim().split('\n').at(-1), ms: performance.now() - since };
}

async function emptyBase(url) {
  if (!url) return;
  const { pathname } = new URL(url);
  const server = url.slice(0, -pathname.length);
  await createBase(server, pathname.slice(1));
}

/** The tables in the manifest of an archive, with their checksums. */
async function tablesIn(archive) {
  const { openPromise } = await import(pathToFileURL(packageFile('backend', 'yauzl/index.js')).href);
  const zip = await openPromise(archive, { autoClose: false });
  try {
    for await (const entry of zip.eachEntry())
      if (entry.fileName === 'manifest.json')
        return JSON.parse(await text(await zip.openReadStreamPromise(entry))).tables;
  } finally {
    zip.close();
  }
}

const row = (fault, recoveredMs, more) => ({
  fault,
  rounds: 1,
  lost: 0,
  doubled: 0,
  wrong: [],
  recoveredMs,
  ...more,
});

const seconds = (ms) =>
  `${(ms / 1000).toLocaleString('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} s`;
