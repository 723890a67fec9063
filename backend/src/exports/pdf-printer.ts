import { availableParallelism } from 'node:os';
import { Injectable, Logger } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { NoBrowserError, WarmBrowser } from './chromium/warm-browser.js';

/** While one page is laid out another is written; beyond four they cost memory and bring nothing. */
const AT_ONCE = Math.min(4, 2 * availableParallelism());
const MAX_WAITING = 30;
const TIMEOUT_MS = 30_000;
/** Whoever waits for a document over which a browser has died hears within ten seconds what has become of it. */
const RETRY_MS = 9000;
/** A name that exists nowhere: what a page may ask for is answered by this process. */
const ORIGIN = 'http://document.invalid';

/** A file that goes with the document, by its path. */
export type Attachments = Map<string, { type: string; bytes: Buffer }>;

interface Task {
  html: string;
  attachments: Attachments;
  withinMs: number;
}

/** There is no PDF to be had at the moment. */
export class PrintError extends Error {}

/** Prints documents to PDF in a browser in which no script runs and that reaches nothing but what goes with them. */
@Injectable()
export class PdfPrinter {
  private readonly logger = new Logger(PdfPrinter.name);
  private readonly turns = new Semaphore(AT_ONCE);
  private waiting = 0;

  constructor(private readonly browser: WarmBrowser) {}

  /**
   * @param withinMs the time that a document may take, once it is its turn
   * @throws PrintError
   */
  async print(html: string, attachments: Attachments, withinMs = TIMEOUT_MS): Promise<Uint8Array> {
    if (this.waiting >= MAX_WAITING) throw new PrintError('Too many documents are waiting');
    this.waiting += 1;
    try {
      return await this.turns.runExclusive(() => this.tryTwice({ html, attachments, withinMs }));
    } finally {
      this.waiting -= 1;
    }
  }

  private async tryTwice(task: Task): Promise<Uint8Array> {
    try {
      return await this.attempt(task);
    } catch (error) {
      if (error instanceof NoBrowserError || isTimeout(error)) throw new PrintError(String(error));
      // The browser may have been killed, by a machine short of memory for one; a new one deserves a try.
      this.logger.warn('PDF recommencé', String(error));
      const withinMs = task.withinMs > TIMEOUT_MS ? task.withinMs : RETRY_MS;
      return await this.attempt({ ...task, withinMs }).catch((again: unknown) => {
        throw new PrintError(String(again));
      });
    }
  }

  /** The time that the browser takes to start counts. */
  private async attempt(task: Task): Promise<Uint8Array> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TimeoutError('Printing took too long')), task.withinMs);
    });
    try {
      return await Promise.race([this.browser.use((browser) => printIn(browser, task)), late]);
    } catch (error) {
      // A page that is still busy would be in the way of all that follow.
      if (isTimeout(error)) void this.browser.discard();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

class TimeoutError extends Error {
  override name = 'TimeoutError';
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

async function printIn(browser: Browser, task: Task): Promise<Uint8Array> {
  // In the one context there is: another costs a tenth of a print, and there is nothing to keep apart, neither cookies
  // nor storage nor, since requests are intercepted, a cache.
  const page = await browser.newPage();
  try {
    await open(page, task);
    return await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
      timeout: task.withinMs,
    });
  } finally {
    await page.close().catch(() => undefined);
  }
}

async function open(page: Page, { html, attachments, withinMs }: Task): Promise<void> {
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);
  const document = { type: 'text/html; charset=utf-8', bytes: Buffer.from(html) };
  page.on('request', (request) => {
    // A request that is gone with its page needs no answer.
    answer(request, document, attachments).catch(() => undefined);
  });
  await page.goto(`${ORIGIN}/`, { waitUntil: 'load', timeout: withinMs });
}

async function answer(
  request: HTTPRequest,
  document: { type: string; bytes: Buffer },
  attachments: Attachments,
): Promise<void> {
  const { origin, pathname } = new URL(request.url());
  const known = origin === ORIGIN && request.method() === 'GET';
  const isDocument = request.isNavigationRequest() && pathname === '/';
  const found = known ? (isDocument ? document : attachments.get(pathname)) : undefined;
  if (!found) return request.abort('accessdenied');
  await request.respond({
    status: 200,
    contentType: found.type,
    headers: { 'access-control-allow-origin': '*' },
    body: found.bytes,
  });
}
