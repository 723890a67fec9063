import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { freePort, stopNow } from '../services/network.mjs';
import { inRoot } from '../setup/paths.mjs';

const WRITERS = 4;
const PAUSE_MS = 40;
const PAGE = 100;
const PASSWORD = 'Passage-Pannes-9';
const KEPT = ['/', '/tutoriels/1'];
/** Limits for the search index to catch up, and for events to be handled. */
const CATCHES_UP_MS = 60_000;
const HEARD_OF_MS = 2000;
const WHOLE_BASE = fileURLToPath(new URL('whole-base.mjs', import.meta.url));

/** The built site under load, with comments being written and a cached page being read, and a record of the results. */
export class WrittenSite {
  /** Texts of the comments confirmed by the server. */
  acknowledged = new Set();
  /** Titles of the tutorials confirmed by the server. */
  published = new Set();
  /** @type {{status: number, ms: number, said: string}[]} */
  writes = [];
  /** @type {{status: number, ms: number}[]} */
  reads = [];
  /** @type {{dataDir: string, url?: string, preload?: string, password?: string}} */
  place = { dataDir: '' };
  base = '';
  cookie = '';
  /** @type {import('execa').ResultPromise | undefined} */
  child;
  /** @type {Promise<void>[]} */
  working = [];
  isOver = false;
  texts = 0;
  run = randomBytes(4).toString('hex');

  /** @param {{dataDir: string, url?: string, preload?: string}} place */
  static async start(place) {
    const site = new WrittenSite();
    site.place = place;
    await site.serve();
    await site.signIn();
    for (const path of KEPT) await site.ask(path);
    site.working = [...Array.from({ length: WRITERS }, () => site.#write()), site.#read()];
    return site;
  }

  /** Starts a process for it, at the same address as before. */
  async serve() {
    const port = this.base ? new URL(this.base).port : String(await freePort());
    this.base = `http://127.0.0.1:${port}`;
    const { preload } = this.place;
    const options = [...(preload ? ['--import', preload] : []), inRoot('backend/dist/main.js')];
    this.child = execa('node', options, {
      stdio: ['ignore', 'pipe', 'ignore'],
      buffer: false,
      killSignal: 'SIGKILL',
      reject: false,
      env: this.env({ PORT: port, ADMIN_PASSWORD: PASSWORD, PASSERELLE_RATE_LIMITS: 'off' }),
    });
    for await (const line of createInterface({ input: this.child.stdout }))
      if (line.startsWith('Passerelle')) break;
    this.child.stdout.resume();
  }

  /** @returns whether it succeeded */
  async signIn() {
    const signedIn = await fetch(`${this.base}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: this.place.password ?? PASSWORD }),
    });
    if (!signedIn.ok) return false;
    this.cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    return true;
  }

  /** The environment of a process that works on the site. */
  env(further) {
    const { dataDir, url } = this.place;
    return { DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'fatal', ...further };
  }

  /**
   * @param {string} path
   * @param {{body?: object, asMember?: boolean, method?: string}} [options]
   * @returns {Promise<{status: number, ms: number, body?: any}>} status 0 where there was no answer
   */
  async ask(path, { body, asMember = false, method = body ? 'POST' : 'GET' } = {}) {
    const beganAt = performance.now();
    const answer = await fetch(this.base + path, {
      method,
      headers: {
        ...(asMember && { cookie: this.cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => '');
    const isJson = answer?.headers.get('content-type')?.includes('json');
    return {
      status: answer?.status ?? 0,
      ms: performance.now() - beganAt,
      body: isJson && text ? JSON.parse(text) : undefined,
    };
  }

  /** Milliseconds until a write succeeds again. */
  async recovers() {
    const beganAt = performance.now();
    while ((await this.#comment()) !== 201) await pause(20);
    return performance.now() - beganAt;
  }

  /**
   * Stops all clients and, once all background work is done, the site.
   * @returns the numbers of lost and of doubled comments and tutorials, and integrity problems
   */
  async settle() {
    this.isOver = true;
    await Promise.all(this.working);
    const missing = await this.#untilCaughtUp();
    const comments = await this.all('/api/admin/comments', 'comments', ({ content }) => content);
    const tutorials = await this.all('/api/admin/tutorials', 'tutorials', ({ title }) => title);
    await this.end();
    const found = [...comments, ...tutorials];
    const own = [...found].filter(([text]) => text.startsWith(`Panne ${this.run} `));
    const asked = [...this.acknowledged, ...this.published];
    return {
      asked: asked.length,
      lost: asked.filter((text) => !comments.has(text) && !tutorials.has(text)).length,
      doubled: own.filter(([, times]) => times > 1).length,
      wrong: [...missing, ...(await this.#look())],
    };
  }

  /** Count of each text in a list of the console. */
  async all(path, name, textOf) {
    const found = new Map();
    for (let offset = 0; ; offset += PAGE) {
      const { body } = await this.ask(`${path}?limit=${PAGE}&offset=${offset}`, { asMember: true });
      for (const each of body[name]) found.set(textOf(each), (found.get(textOf(each)) ?? 0) + 1);
      if (body[name].length < PAGE) return found;
    }
  }

  /** @returns what is still missing after a minute */
  async #untilCaughtUp() {
    // Events of unconfirmed writes arrive a moment later.
    await pause(HEARD_OF_MS);
    const endsAt = performance.now() + CATCHES_UP_MS;
    for (;;) {
      const { body: ready } = await this.ask('/api/ready');
      const missing = [
        ...(ready?.events?.pending === 0 ? [] : ['des événements attendent encore']),
        ...(ready?.search?.upToDate ? [] : ['la recherche n’est pas à jour']),
      ];
      if (missing.length === 0 || performance.now() > endsAt) return missing;
      await pause(100);
    }
  }

  async #look() {
    const options = { env: this.env({}), reject: false };
    const { exitCode, stdout } = await execa('node', ['--no-warnings', WHOLE_BASE], options);
    return exitCode === 0 ? JSON.parse(stdout) : [`la base n’a pas pu être regardée (${exitCode})`];
  }

  /** Results of readers and writers since the last call. */
  figures() {
    const [reads, writes] = [this.reads, this.writes];
    [this.reads, this.writes] = [[], []];
    const longest = (answers) => Math.max(0, ...answers.map(({ ms }) => ms));
    const sorted = reads.map(({ ms }) => ms).sort((one, other) => one - other);
    return {
      readShare: reads.filter(({ status }) => status === 200).length / Math.max(1, reads.length),
      readP99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      longestRefusalMs: longest(writes.filter(({ status }) => !isWritten(status))),
      unexpected: writes
        .filter(({ status }) => !isWritten(status) && !REFUSED.includes(status))
        .map(({ said }) => said),
    };
  }

  async end() {
    await stopNow(this.child);
  }

  async #write() {
    for (let turn = 0; !this.isOver; turn += 1) {
      if (turn % 2 === 0) await this.#comment();
      else await this.#writeElse((turn - 1) / 2);
      await pause(PAUSE_MS);
    }
  }

  async #comment() {
    const content = this.#text();
    const answer = await this.#send('/api/tutorials/1/comments', { body: { content } });
    if (answer === 201) this.acknowledged.add(content);
    return answer;
  }

  /** Other writes, all with counters. */
  async #writeElse(turn) {
    const commentId = 1 + (turn % 5);
    const tutorialId = 1 + (turn % 3);
    const writes = [
      () => this.#send(`/api/comments/${commentId}/like`, { method: 'POST' }),
      () => this.#send(`/api/tutorials/${tutorialId}/rating`, { body: { score: 1 + (turn % 5) } }),
      () => this.#publish(),
      () => this.#send(`/api/comments/${commentId}/like`, { method: 'DELETE' }),
      () => this.#send('/api/favorites', { body: { tutorialId } }),
      () => this.#send(`/api/favorites/${tutorialId}`, { method: 'DELETE' }),
    ];
    await writes[turn % writes.length]();
  }

  async #publish() {
    const title = this.#text();
    const body = {
      title,
      description: 'Une description.',
      source: 'Un texte.',
      domainId: 1,
      tags: ['Panne'],
    };
    if ((await this.#send('/api/tutorials', { body })) === 201) this.published.add(title);
  }

  async #send(path, options) {
    const { status, ms, body } = await this.ask(path, { ...options, asMember: true });
    this.writes.push({
      status,
      ms,
      said: `${path.replaceAll(/\d+/g, '…')} : ${status} ${body?.message ?? ''}`,
    });
    return status;
  }

  /** A unique text. */
  #text() {
    return `Panne ${this.run} ${(this.texts += 1)}`;
  }

  async #read() {
    for (let at = 0; !this.isOver; at += 1) {
      this.reads.push(await this.ask(KEPT[at % KEPT.length]));
      await pause(PAUSE_MS);
    }
  }
}

/** No database, or no space. */
const REFUSED = [503, 507];
const isWritten = (status) => status >= 200 && status < 300;
