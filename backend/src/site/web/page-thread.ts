// Runs in the threads of page-threads.ts and renders pages of the built site.
import type { MessagePort } from 'node:worker_threads';
import { loadBuiltEntry, loadBuiltParts } from './built-site.js';
import { renderWith, type ApiAnswer, type AskApi, type PageSite, type Rendered } from './server-entry.js';

export interface PageTask {
  root: string;
  address: string;
  site: PageSite;
  /** Port to the main thread: announces the start of rendering, and requests API responses. */
  main: MessagePort;
}

export type FromThread = 'started' | Question;

interface Question {
  number: number;
  path: string;
}

export type Reply = { number: number } & ({ answer: ApiAnswer } | { failure: string });

let built: ReturnType<typeof load> | undefined;

/** Call it before the first page: loading the site takes longer than rendering most pages. */
export async function getReady({ root }: Pick<PageTask, 'root'>): Promise<void> {
  await (built ??= load(root));
}

export async function render({ root, address, site, main }: PageTask): Promise<Rendered> {
  main.postMessage('started' satisfies FromThread);
  const { entry, parts } = await (built ??= load(root));
  return renderWith(entry, parts, address, site, askThrough(main));
}

async function load(root: string) {
  return { entry: await loadBuiltEntry(root), parts: await loadBuiltParts(root) };
}

function askThrough(main: MessagePort): AskApi {
  const waiting = new Map<number, (reply: Reply) => void>();
  let asked = 0;
  main.on('message', (reply: Reply) => {
    waiting.get(reply.number)?.(reply);
    waiting.delete(reply.number);
  });
  return async (path) => {
    const number = ++asked;
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(number, resolve);
      main.postMessage({ number, path } satisfies Question);
    });
    if ('failure' in reply) throw new Error(reply.failure);
    return reply.answer;
  };
}
