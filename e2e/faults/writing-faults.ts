import type { Page } from '@playwright/test';
import { between } from './random.js';
import type { Writer } from './writer.js';

export interface Met {
  /** When a page crashed, in milliseconds since 1970. */
  faultAt?: number;
  /** Whether the page asked to choose between two texts. */
  asked?: boolean;
}

/** A fault during writing. Resolves when the page is open again. */
export type Fault = (writer: Writer) => Promise<Met>;

const some = (writer: Writer, least: number, most: number) =>
  writer.type(writer.page, between(writer.random, least, most));

async function writeAlso(writer: Writer, other: Page): Promise<Met> {
  const where = writer.random() < 0.5 ? 'Control+End' : 'Control+Home';
  await some(writer, 300, 1500);
  await Promise.all([some(writer, 500, 2500), writer.type(other, 1500, where)]);
  // Each page learns of the other by saving, so the last one to save has both texts.
  const first = await Promise.all([writer.settle(writer.page), writer.settle(other)]);
  const again = await Promise.all([writer.settle(other), writer.settle(writer.page)]);
  await other.close();
  await writer.page.reload();
  return { asked: [...first, ...again].includes(true) };
}

/** By their names in the report of `npm run faults`. */
export const faults: Record<string, Fault> = {
  'onglet tué': async (writer) => {
    await some(writer, 300, 4000);
    return { faultAt: await writer.killTab() };
  },
  'navigateur tué': async (writer) => {
    await some(writer, 300, 4000);
    return { faultAt: await writer.killBrowser() };
  },
  'page quittée aussitôt': async (writer) => {
    await some(writer, 300, 3000);
    await writer.page.reload();
    return {};
  },
  'réseau coupé': async (writer) => {
    await some(writer, 200, 2000);
    await writer.setOffline(true);
    await some(writer, 200, 4000);
    await writer.setOffline(false);
    return {};
  },
  'réseau coupé, onglet tué': async (writer) => {
    await some(writer, 200, 2000);
    await writer.setOffline(true);
    await some(writer, 200, 4000);
    return { faultAt: await writer.killTab() };
  },
  'réseau coupé, navigateur tué': async (writer) => {
    await some(writer, 200, 2000);
    await writer.setOffline(true);
    await some(writer, 200, 4000);
    return { faultAt: await writer.killBrowser() };
  },
  'session terminée': async (writer) => {
    await some(writer, 200, 2000);
    await writer.endSession();
    await some(writer, 1500, 4000);
    await writer.signInAgain();
    return {};
  },
  'appareil en veille': async (writer) => {
    await some(writer, 200, 2000);
    await writer.setAsleep(true);
    await new Promise((wake) => setTimeout(wake, between(writer.random, 1000, 4000)));
    await writer.setAsleep(false);
    await some(writer, 200, 1000);
    return {};
  },
  'deux onglets': async (writer) => writeAlso(writer, await writer.openTab(writer.draftAddress)),
  'deux appareils': async (writer) => writeAlso(writer, await writer.openDevice(writer.draftAddress)),
};

/** Faults of a server crash, shared by all authors: each goes on writing, or loses their tab too. */
export const whenServerDies: Record<string, Fault> = {
  'serveur tué': async (writer) => {
    await some(writer, 2000, 6000);
    return {};
  },
  'serveur et onglet tués': async (writer) => {
    await some(writer, 2000, 5000);
    return { faultAt: await writer.killTab() };
  },
};
