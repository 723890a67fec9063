import { availableParallelism } from 'node:os';
import { Injectable, Logger } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import type { Browser } from 'puppeteer-core';
import { NoBrowserError, SharedBrowser } from './chromium/shared-browser.js';
import { PrintPage, type Attachments, type PrintTask } from './print-page.js';

/** Layout and writing of different pages overlap; more than four only cost memory. */
const AT_ONCE = Math.min(4, 2 * availableParallelism());
const MAX_WAITING = 30;
const TIMEOUT_MS = 30_000;
/** After a crash, the second attempt is bounded so that the reader gets an answer within ten seconds. */
const RETRY_MS = 9000;

/** PDFs are unavailable at the moment. */
export class PrintError extends Error {}

/** Prints documents to PDF in a browser without scripts or network; it only gets the given attachments. */
@Injectable()
export class PdfPrinter {
  private readonly logger = new Logger(PdfPrinter.name);
  private readonly turns = new Semaphore(AT_ONCE);
  /** Idle pages per browser. */
  private readonly idlePages = new WeakMap<Browser, PrintPage[]>();
  private waiting = 0;

  constructor(private readonly browser: SharedBrowser) {}

  /**
   * @param withinMs time limit, from the document's turn on
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

  private async tryTwice(task: PrintTask): Promise<Uint8Array> {
    try {
      return await this.attempt(task);
    } catch (error) {
      if (error instanceof NoBrowserError || isTimeout(error)) throw new PrintError(String(error));
      // The browser may have been killed, for instance for lack of memory; try once with a new one.
      this.logger.warn('PDF recommencé', String(error));
      const withinMs = task.withinMs > TIMEOUT_MS ? task.withinMs : RETRY_MS;
      return await this.attempt({ ...task, withinMs }).catch((again: unknown) => {
        throw new PrintError(String(again));
      });
    }
  }

  /** The time to start the browser counts. */
  private async attempt(task: PrintTask): Promise<Uint8Array> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TimeoutError('Printing took too long')), task.withinMs);
    });
    try {
      return await Promise.race([this.browser.use((browser) => this.printIn(browser, task)), late]);
    } catch (error) {
      // A busy page would block all that follow.
      if (isTimeout(error)) void this.browser.discard();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  private async printIn(browser: Browser, task: PrintTask): Promise<Uint8Array> {
    const idle = this.idlePages.get(browser) ?? [];
    this.idlePages.set(browser, idle);
    const kept = idle.pop();
    const page = kept && !kept.isExhausted ? kept : await PrintPage.open(browser);
    try {
      const pdf = await page.print(task);
      if (!page.isExhausted) idle.push(page);
      return pdf;
    } finally {
      if (!idle.includes(page)) await page.close();
    }
  }
}

class TimeoutError extends Error {
  override name = 'TimeoutError';
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';
