import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { CONTENT_WIDTH } from './article-styles.js';
import { fitToPage, MAY_BE_WIDE } from './fit-to-page.js';

/** A host that never exists; this process answers all requests of the page. */
const ORIGIN = 'http://document.invalid';
/** Bytes after which a page is replaced, since it never frees memory: some twenty articles, or one book. */
const MAX_GIVEN_BYTES = 10 * 1024 * 1024;

/** Content of a file, or where to read it. */
export type Attachment = { type: string } & ({ bytes: Buffer } | { path: string });

/** Files of the document, by path. */
export type Attachments = Map<string, Attachment>;

export interface PrintTask {
  html: string;
  attachments: Attachments;
  /** Time limit. */
  withinMs: number;
}

interface Shown {
  path: string;
  document: Attachment;
  attachments: Attachments;
}

/**
 * A page without scripts of its own that receives only the document and its attachments. It is reused, because opening one costs a
 * third of a print. Documents share no state: there are no cookies, no storage and, with interception, no cache.
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
    // A crashed page is not reused.
    page.once('error', () => void opened.close());
    page.on('request', (request) => {
      // Fails when the page has closed, which is harmless.
      opened.answer(request).catch(() => undefined);
    });
    return opened;
  }

  get isExhausted(): boolean {
    return this.page.isClosed() || this.givenBytes > MAX_GIVEN_BYTES;
  }

  async print({ html, attachments, withinMs }: PrintTask): Promise<Uint8Array> {
    const document = { type: 'text/html; charset=utf-8', bytes: Buffer.from(html) };
    // A new address each time, so that late requests of the previous document find nothing.
    const path = `/${randomUUID()}`;
    this.shown = { path, document, attachments };
    await this.page.goto(ORIGIN + path, { waitUntil: 'load', timeout: withinMs });
    if (MAY_BE_WIDE.test(html)) await this.page.evaluate(fitToPage, CONTENT_WIDTH);
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
    // A book requests all images at once, and each takes time to serialize; yield to requests in between.
    this.turn = this.turn.then(() => setImmediate());
    await this.turn;
    const body = 'path' in found ? await readFile(found.path) : found.bytes;
    this.givenBytes += body.length;
    await request.respond({
      status: 200,
      contentType: found.type,
      headers: { 'access-control-allow-origin': '*' },
      body,
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
