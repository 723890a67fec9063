import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onExit } from 'signal-exit';
import { ask, createBase } from '../services/mariadb.mjs';
import { findBinary } from '../services/programs.mjs';
import { temporaryFolder } from '../services/temporary-folder.mjs';
import { BadLine } from './bad-line.mjs';
import { FailingDisk } from './failing-disk.mjs';
import { BASE, OwnMariaDb } from './own-mariadb.mjs';
import { WrittenSite } from './written-site.mjs';

const CLOCK = new URL('./jumping-clock.mjs', import.meta.url).href;
const SMALL_DISK = '40m';
/** Durations of the warm-up, which is not measured, and of the quiet phase with some hundred reads. */
const WARM_MS = 3000;
const QUIET_MS = 8000;

/**
 * Faults of the infrastructure while people write comments and read cached pages.
 * @param {{kills: number, awayMs: number, shortMs: number, isMariaDb: boolean}} settings
 * @returns {AsyncGenerator<{lost: number, doubled: number, unexpected?: string[], wrong?: string[]}>} a row of the
 *   table for each
 */
export async function* faultsAround({ kills, awayMs, shortMs, isMariaDb }) {
  if (!isMariaDb) {
    yield await onFullDisk(shortMs);
    yield await onReadOnlyDisk(shortMs);
    yield await onJumpingClock(undefined, shortMs);
    return;
  }
  if (!findBinary('mariadbd')) {
    yield leftOut('base tuée, figée, absente', 'mariadbd n’est pas là');
    return;
  }
  const server = await OwnMariaDb.make();
  await createBase(server.url, BASE);
  const line = await BadLine.to(server.port);
  const [direct, throughLine] = [server.siteUrl(), server.siteUrl(line.port)];

  yield await onSite('base tuée pendant des écritures', { url: direct }, kills, async () => {
    await pause(300 + Math.random() * 700);
    await server.kill();
    await server.start();
  });
  yield await onSite('base figée 5 s', { url: direct }, 10, async () => {
    await pause(500);
    server.freeze();
    await pause(5000);
    server.thaw();
  });
  yield await onSite(`base absente ${awayMs / 1000} s`, { url: direct }, 1, async () => {
    await server.kill();
    await pause(awayMs);
    await server.start();
  });
  yield await onSite('ligne vers la base coupée', { url: throughLine }, 20, async () => {
    await pause(Math.random() * 1000);
    line.cut();
  });
  yield await onSite('ligne lente (30 ms par envoi)', { url: throughLine }, 1, async () => {
    line.delayMs = 30;
    await pause(shortMs);
    line.delayMs = 0;
  });
  yield await onJumpingClock(direct, shortMs);
  yield await onReadOnlyBase(server, shortMs);
  line.close();
  await server.kill();
}

const leftOut = (fault, why) => ({
  fault: `${fault} : SAUTÉ, ${why}`,
  rounds: 0,
  lost: 0,
  doubled: 0,
  recoveredMs: [],
});

const onJumpingClock = (url, ms) =>
  onSite('horloge qui saute (± 10 min)', { url, preload: CLOCK }, 1, () => pause(ms));

/**
 * @param {string} fault
 * @param {{url?: string, preload?: string, dataDir?: string}} place
 * @param {number} rounds
 * @param {(site: WrittenSite) => Promise<unknown>} happen causes the fault and waits for its end; resolves to the results so far if the fault ends the site
 */
async function onSite(fault, place, rounds, happen) {
  const site = await WrittenSite.start({ dataDir: temporaryFolder('faults-site'), ...place });
  await pause(WARM_MS);
  site.figures();
  await pause(QUIET_MS);
  const { readP99: quietP99 } = site.figures();
  const recoveredMs = [];
  let met;
  for (let round = 0; round < rounds; round += 1) {
    met = await happen(site);
    recoveredMs.push(await site.recovers());
  }
  const figures = /** @type {object} */ (met ?? site.figures());
  return { fault, rounds, quietP99, ...(await site.settle()), ...figures, recoveredMs };
}

/** Unexpected results while nothing can be written; signing in must still work. */
async function signedInMeanwhile(site, ms) {
  await pause(ms);
  const refused = (await site.signIn()) ? [] : ['connexion refusée'];
  const { unexpected, ...figures } = site.figures();
  return { ...figures, unexpected: [...unexpected, ...refused] };
}

/**
 * The kernel's reaction to a failing disk. It stays read-only until it is remounted, which the site does not survive.
 */
async function onReadOnlyDisk(ms) {
  const fault = 'disque mis en lecture seule par le noyau';
  const disk = FailingDisk.make(temporaryFolder('faults-read-only'));
  if (!disk) return leftOut(fault, 'le montage est refusé');
  return onSite(fault, { dataDir: disk.folder }, 1, async (site) => {
    disk.fail();
    const met = await signedInMeanwhile(site, ms);
    await site.end();
    disk.mountAnew();
    await site.serve();
    // Sessions that could not be written are lost with the previous process.
    await site.signIn();
    return met;
  });
}

/** As on a replica, or during maintenance by its administrator. */
async function onReadOnlyBase(server, ms) {
  return onSite('base en lecture seule', { url: server.siteUrl() }, 1, async (site) => {
    await ask(server.url, 'SET GLOBAL read_only = 1');
    const met = await signedInMeanwhile(site, ms);
    await ask(server.url, 'SET GLOBAL read_only = 0');
    return met;
  });
}

/** Mounting a small file system requires root. */
async function onFullDisk(ms) {
  const fault = 'disque plein (petit système de fichiers)';
  const folder = join(temporaryFolder('faults-disk'), 'disk');
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return leftOut(fault, 'le montage est refusé');
  }
  onExit(() => void execFileSync('umount', ['-l', folder]));
  return onSite(fault, { dataDir: folder }, 3, async () => {
    const filling = join(folder, 'filling');
    try {
      for (let mebibyte = 0; ; mebibyte += 1) writeFileSync(filling, Buffer.alloc(65_536), { flag: 'a' });
    } catch {
      await pause(ms);
      rmSync(filling);
    }
  });
}
