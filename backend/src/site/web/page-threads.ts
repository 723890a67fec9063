import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import { Piscina } from 'piscina';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { ThreadQueue } from '../../platform/threads/thread-queue.js';
import { runLimited } from './limited-task.js';
import type { FromThread, PageTask } from './page-thread.js';
import type { AskApi, PageSite, Rendered } from './server-entry.js';

/** One core is left for cached pages. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));
/** By default a thread reserves three times as much for new objects, and renders no faster. */
const NURSERY_MB = 16;
/** Idle time after which a thread beyond the first ends. */
const IDLE_MS = MINUTE_MS;

const here = fileURLToPath(import.meta.url);
/** Compiled like this file; in tests neither is. */
const WORKER = join(dirname(here), `page-thread${extname(here)}`);

const logger = new Logger('Pages');
let opened: { pool: Piscina; queue: ThreadQueue } | undefined;

/** Loads the site in a first thread. @param root folder of the workspace `frontend-public` */
export async function prepareThreads(root: string): Promise<void> {
  await threads().pool.run({ root }, { name: 'getReady' });
}

/**
 * Renders a page of the built site in a worker thread, so that rendering does not delay cached pages.
 * @param root folder of the workspace `frontend-public`
 * @throws BusyException on timeout, because too many pages are requested at once
 */
export async function renderInThread(
  root: string,
  address: string,
  site: PageSite,
  ask: AskApi,
): Promise<Rendered> {
  const { port1: thread, port2: main } = new MessageChannel();
  const task: PageTask = { root, address, site, main };
  return runLimited(async ({ signal, markStarted }) => {
    thread.on('message', (message: FromThread) => {
      if (message === 'started') return markStarted();
      const { number, path } = message;
      const reply = (content: object): void => thread.postMessage({ number, ...content });
      ask(path).then(
        (answer) => reply({ answer }),
        (error: unknown) => reply({ failure: String(error) }),
      );
    });
    try {
      const options = { name: 'render', transferList: [main], signal };
      return (await threads().queue.run(task, options)) as Rendered;
    } finally {
      thread.close();
    }
  });
}

function threads() {
  return (opened ??= open());
}

function open() {
  const pool = new Piscina({
    filename: WORKER,
    minThreads: 1,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    recordTiming: false,
    resourceLimits: { maxYoungGenerationSizeMb: NURSERY_MB },
    // With Atomics, a thread waiting for its next task receives no other messages.
    atomics: 'disabled',
    // Rendering mostly waits for the API.
    concurrentTasksPerWorker: 4,
  });
  // An idle thread may crash; without a listener the error would end the process.
  pool.on('error', (error) => logger.error('A thread that renders pages has ended.', error));
  return { pool, queue: new ThreadQueue(pool) };
}
