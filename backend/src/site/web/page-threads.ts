import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import { Piscina } from 'piscina';
import { BusyException } from '../../platform/common/busy.exception.js';
import type { PageTask, Question } from './page-thread.js';
import type { AskApi, PageSite, Rendered } from './server-entry.js';

/** One core is left to those who are answered from what is kept. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));
/** Of a thread beyond the first. */
const IDLE_MS = 60_000;
/** For waiting and rendering together; by then most who asked have left. */
const LIMIT_MS = 20_000;
const RETRY_AFTER_S = 10;

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
 * @throws BusyException when it takes too long, since many pages are asked for at once
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
  const task: PageTask = { root, address, site, api };
  const signal = AbortSignal.timeout(LIMIT_MS);
  try {
    return (await threads().run(task, { name: 'render', transferList: [api], signal })) as Rendered;
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new BusyException(
      'Beaucoup de pages sont demandées à la fois. Réessayez dans un instant.',
      RETRY_AFTER_S,
    );
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
