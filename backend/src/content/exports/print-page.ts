import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';

/** A name that exists nowhere: what a page may ask for is answered by this process. */
const ORIGIN = 'http://document.invalid';
/** What a page has grown to is given back only with the page: some twenty articles, or one book. */
const MAX_GIVEN_BYTES = 10 * 1024 * 1024;

export interface Attachment {
  type: string;
  bytes: Buffer;
}

/** A file that goes with the document, by its path. */
export type Attachments = Map<string, Attachment>;

export interface PrintTask {
  html: string;
  attachments: Attachments;
  /** The time that it may take. */
  withinMs: number;
}

interface Shown {
  path: string;
  document: Attachment;
  attachments: Attachments;
}

/**
 * A page in which no script runs and that is given nothing but the document it prints, and what goes with that. It
 * prints one after the other: making a page costs a third of a print. They have nothing to keep apart, neither cookies
 * nor storage nor, since requests are intercepted, a cache.
 */
export class PrintPage {
  private shown: Shown | undefined;
  private givenBytes = 0;
  private turn: Promise<void> = Promise.resolve();

  private constructor(private readonly page: Page) {}

  static async open(browser: Browser): Promise<PrintPage> {
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(false);
    await page.setRequestInterception(true);
    const opened = new PrintPage(page);
    // One that has crashed is not used again.
    page.once('error', () => void opened.close());
    page.on('request', (request) => {
      // A request that is gone with its page needs no answer.
      opened.answer(request).catch(() => undefined);
    });
    return opened;
  }

  get isWorn(): boolean {
    return this.page.isClosed() || this.givenBytes > MAX_GIVEN_BYTES;
  }

  async print({ html, attachments, withinMs }: PrintTask): Promise<Uint8Array> {
    const document = { type: 'text/html; charset=utf-8', bytes: Buffer.from(html) };
    // An address of its own: what the last document still asks for finds nothing any more.
    const path = `/${randomUUID()}`;
    this.shown = { path, document, attachments };
    await this.page.goto(ORIGIN + path, { waitUntil: 'load', timeout: withinMs });
    const pdf = await this.page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
      timeout: withinMs,
    });
    this.shown = undefined;
    return pdf;
  }

  async close(): Promise<void> {
    await this.page.close().catch(() => undefined);
  }

  private async answer(request: HTTPRequest): Promise<void> {
    const found = this.find(request);
    if (!found) return request.abort('accessdenied');
    // A book asks for all its images at once, and each takes its time to be written down: readers come in between.
    this.turn = this.turn.then(() => setImmediate());
    await this.turn;
    this.givenBytes += found.bytes.length;
    await request.respond({
      status: 200,
      contentType: found.type,
      headers: { 'access-control-allow-origin': '*' },
      body: found.bytes,
    });
  }

  private find(request: HTTPRequest): Attachment | undefined {
    const { origin, pathname } = new URL(request.url());
    if (!this.shown || origin !== ORIGIN || request.method() !== 'GET') return undefined;
    const { path, document, attachments } = this.shown;
    const isDocument = request.isNavigationRequest() && pathname === path;
    return isDocument ? document : attachments.get(pathname);
  }
}
