import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import { Piscina } from 'piscina';
import type { PageTask, Question } from './page-thread.js';
import type { AskApi, PageSite, Rendered } from './server-entry.js';

/** One core is left to those who are answered from what is kept. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));
/** Of a thread beyond the first. */
const IDLE_MS = 60_000;
const LIMIT_MS = 20_000;

const here = fileURLToPath(import.meta.url);
/** Compiled like this file or, in tests, not. */
const WORKER = join(dirname(here), `page-thread${extname(here)}`);

const logger = new Logger('Pages');
let pool: Piscina | undefined;

/** Has a first thread load the site. @param root folder of the public site's workspace */
export async function prepareThreads(root: string): Promise<void> {
  await threads().run({ root }, { name: 'getReady' });
}

/**
 * Renders a page of the built site in a thread of its own, so that whoever is sent a page that is kept need not wait for
 * one that is made.
 * @param root folder of the public site's workspace
 * @throws Error also when it takes too long
 */
export async function renderInThread(
  root: string,
  address: string,
  site: PageSite,
  ask: AskApi,
): Promise<Rendered> {
  const { port1: questions, port2: api } = new MessageChannel();
  questions.on('message', ({ number, path }: Question) => {
    const reply = (content: object): void => questions.postMessage({ number, ...content });
    ask(path).then(
      (answer) => reply({ answer }),
      (error: unknown) => reply({ failure: String(error) }),
    );
  });
  try {
    const task: PageTask = { root, address, site, api };
    const options = { name: 'render', transferList: [api], signal: AbortSignal.timeout(LIMIT_MS) };
    return (await threads().run(task, options)) as Rendered;
  } finally {
    questions.close();
  }
}

function threads(): Piscina {
  pool ??= open();
  return pool;
}

function open(): Piscina {
  const opened = new Piscina({
    filename: WORKER,
    minThreads: 1,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    // A thread that waits for its next task in this way hears nothing else.
    atomics: 'disabled',
    // A page waits for the API most of the time.
    concurrentTasksPerWorker: 4,
  });
  // Of a thread that ends while it renders nothing; unheard, it would end the process.
  opened.on('error', (error) => logger.error('A thread that renders pages has ended.', error));
  return opened;
}
