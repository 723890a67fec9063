import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Browser } from 'puppeteer-core';
import { Config } from '../../../config.js';
import { findChromium } from './find-chromium.js';

const IDLE_MS = 60_000;
const LAUNCH_TIMEOUT_MS = 15_000;
/** Where nothing was found, nothing is looked for again for a while. */
const RETRY_MS = 60_000;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The second fence round a page, behind the interception of its requests: no name or address leads anywhere.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:1',
  '--proxy-bypass-list=<-loopback>',
];

/** No browser starts on this machine. */
export class NoBrowserError extends Error {}

/** One browser for all, started when first needed and closed when nobody has needed it for a minute. */
@Injectable()
export class WarmBrowser implements OnModuleDestroy {
  private readonly logger = new Logger(WarmBrowser.name);
  private starting: Promise<Browser> | undefined;
  private users = 0;
  private idle: NodeJS.Timeout | undefined;
  private failedAt = -Infinity;
  private stopped = false;

  constructor(private readonly config: Config) {}

  /**
   * Lends the browser for the time of one piece of work.
   * @throws NoBrowserError
   */
  async use<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
    clearTimeout(this.idle);
    this.users += 1;
    try {
      return await work(await this.browser());
    } finally {
      this.users -= 1;
      if (this.users === 0) this.idle = setTimeout(() => void this.close(), IDLE_MS).unref();
    }
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.idle);
    await this.close();
  }

  /** Ends a browser that does not answer any more; the next use starts another. */
  async discard(): Promise<void> {
    const browser = await this.take();
    browser?.process()?.kill('SIGKILL');
  }

  private async browser(): Promise<Browser> {
    if (this.starting) return this.starting;
    const isHopeless = performance.now() - this.failedAt < RETRY_MS;
    if (this.stopped || isHopeless) throw new NoBrowserError('No browser starts here');
    const starting = this.start();
    this.starting = starting;
    const forget = () => {
      if (this.starting === starting) this.starting = undefined;
    };
    starting.then((browser) => {
      if (browser.connected) browser.once('disconnected', forget);
      else forget();
    }, forget);
    return starting;
  }

  private async start(): Promise<Browser> {
    // Large, and of no use to a process that prints nothing.
    const { launch } = await import('puppeteer-core');
    for await (const executablePath of findChromium(this.config)) {
      try {
        return await launch({
          executablePath,
          args: FLAGS,
          headless: 'shell',
          timeout: LAUNCH_TIMEOUT_MS,
          // Ends with this process, however that ends.
          pipe: true,
          handleSIGINT: false,
          handleSIGTERM: false,
          handleSIGHUP: false,
        });
      } catch (error) {
        this.logger.warn(`${executablePath} ne démarre pas`, String(error));
      }
    }
    this.failedAt = performance.now();
    throw new NoBrowserError('No browser starts here');
  }

  private async close(): Promise<void> {
    const browser = await this.take();
    await browser?.close().catch(() => browser.process()?.kill('SIGKILL'));
  }

  /** From now on nobody else is lent it. */
  private async take(): Promise<Browser | undefined> {
    const { starting } = this;
    this.starting = undefined;
    return starting?.catch(() => undefined);
  }
}
