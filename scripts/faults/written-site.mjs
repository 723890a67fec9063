import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../services/network.mjs';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { inRoot } from '../setup/paths.mjs';
import { kill, launchService } from '../setup/processes.mjs';

const WRITERS = 4;
const PAUSE_MS = 40;
const PAGE = 100;
const PASSWORD = 'Passage-Pannes-9';
const KEPT = ['/', '/tutoriels/1'];

/** The built site, in which people write comments while others read a kept page, and what became of it. */
export class WrittenSite {
  /** Texts of the comments that were answered as written. */
  acknowledged = new Set();
  /** @type {{status: number, ms: number}[]} */
  writes = [];
  /** @type {{status: number, ms: number}[]} */
  reads = [];
  base = '';
  cookie = '';
  /** @type {import('node:child_process').ChildProcess | undefined} */
  child;
  /** @type {Promise<void>[]} */
  working = [];
  isOver = false;
  texts = 0;
  run = randomBytes(4).toString('hex');

  /** @param {{dataDir: string, url?: string, preload?: string}} place */
  static async start({ dataDir, url, preload }) {
    const site = new WrittenSite();
    const port = await freePort();
    site.base = `http://127.0.0.1:${port}`;
    site.child = launchService(
      node(),
      [...(preload ? ['--import', preload] : []), inRoot('backend/dist/main.js')],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
        env: nodeEnv({
          PORT: String(port),
          DATA_DIR: dataDir,
          DATABASE_URL: url,
          ADMIN_PASSWORD: PASSWORD,
          PASSERELLE_RATE_LIMITS: 'off',
          LOG_LEVEL: 'fatal',
        }),
      },
    );
    for await (const line of createInterface({ input: site.child.stdout }))
      if (line.startsWith('Passerelle')) break;
    site.child.stdout.resume();
    const signedIn = await fetch(`${site.base}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: PASSWORD }),
    });
    site.cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    for (const path of KEPT) await site.ask(path);
    site.working = [...Array.from({ length: WRITERS }, () => site.#write()), site.#read()];
    return site;
  }

  /**
   * @param {string} path
   * @param {{body?: object, asMember?: boolean}} [options]
   * @returns {Promise<{status: number, ms: number, body?: any}>} status 0 where there was no answer
   */
  async ask(path, { body, asMember = false } = {}) {
    const beganAt = performance.now();
    const answer = await fetch(this.base + path, {
      method: body ? 'POST' : 'GET',
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

  /** Milliseconds until something is written again. */
  async recovers() {
    const beganAt = performance.now();
    while ((await this.#writeOne()) !== 201) await pause(20);
    return performance.now() - beganAt;
  }

  /** Has everybody stop; resolves to how many of the acknowledged comments are missing, and are there twice. */
  async settle() {
    this.isOver = true;
    await Promise.all(this.working);
    const found = new Map();
    for (let offset = 0; ; offset += PAGE) {
      const { body } = await this.ask(`/api/admin/comments?limit=${PAGE}&offset=${offset}`, {
        asMember: true,
      });
      for (const { content } of body.comments) found.set(content, (found.get(content) ?? 0) + 1);
      if (body.comments.length < PAGE) break;
    }
    const own = [...found].filter(([content]) => content.startsWith(`Panne ${this.run} `));
    return {
      asked: this.acknowledged.size,
      lost: [...this.acknowledged].filter((content) => !found.has(content)).length,
      doubled: own.filter(([, times]) => times > 1).length,
    };
  }

  /** What the readers and writers have met since this was last asked. */
  figures() {
    const [reads, writes] = [this.reads, this.writes];
    [this.reads, this.writes] = [[], []];
    const longest = (answers) => Math.max(0, ...answers.map(({ ms }) => ms));
    const sorted = reads.map(({ ms }) => ms).sort((one, other) => one - other);
    return {
      readShare: reads.filter(({ status }) => status === 200).length / Math.max(1, reads.length),
      readP99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      longestRefusalMs: longest(writes.filter(({ status }) => status !== 201)),
      unexpected: writes.filter(({ status }) => ![201, 503, 507].includes(status)).length,
    };
  }

  async end() {
    const over = once(this.child, 'exit');
    await kill(this.child);
    await over;
  }

  async #write() {
    while (!this.isOver) {
      await this.#writeOne();
      await pause(PAUSE_MS);
    }
  }

  async #writeOne() {
    const content = `Panne ${this.run} ${(this.texts += 1)}`;
    const answer = await this.ask('/api/tutorials/1/comments', { body: { content }, asMember: true });
    this.writes.push(answer);
    if (answer.status === 201) this.acknowledged.add(content);
    return answer.status;
  }

  async #read() {
    for (let at = 0; !this.isOver; at += 1) {
      this.reads.push(await this.ask(KEPT[at % KEPT.length]));
      await pause(PAUSE_MS);
    }
  }
}
