import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Browser } from 'puppeteer-core';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { Config } from '../../../config.js';
import { findChromium } from './find-chromium.js';
import { writeFontConfiguration } from './font-configuration.js';

const IDLE_MS = MINUTE_MS;
const LAUNCH_TIMEOUT_MS = 15_000;
/** Pause after no browser was found. */
const RETRY_MS = MINUTE_MS;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Second barrier besides request interception: no host name or address resolves.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:1',
  '--proxy-bypass-list=<-loopback>',
];

/** No browser starts on this machine. */
export class NoBrowserError extends Error {}

/** A shared browser, started on demand and closed after a minute without use. */
@Injectable()
export class SharedBrowser implements OnModuleDestroy {
  private readonly logger = new Logger(SharedBrowser.name);
  private starting: Promise<Browser> | undefined;
  private users = 0;
  private idle: NodeJS.Timeout | undefined;
  private failedAt = -Infinity;
  private stopped = false;
  /** Folder of the font configuration. */
  private fonts: string | undefined;

  constructor(private readonly config: Config) {}

  /**
   * Runs a task with the browser.
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
    if (this.fonts) await rm(this.fonts, { recursive: true, force: true });
  }

  /** Kills an unresponsive browser; the next use starts another. */
  async discard(): Promise<void> {
    const browser = await this.detachBrowser();
    if (browser) killGroup(browser);
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
    // Imported lazily: it is large, and processes that print nothing never need it.
    const { launch } = await import('puppeteer-core');
    this.fonts ??= await writeFontConfiguration();
    const env = { ...process.env, FONTCONFIG_FILE: join(this.fonts, 'fonts.conf') };
    for await (const executablePath of findChromium(this.config)) {
      try {
        return await launch({
          executablePath,
          args: FLAGS,
          env,
          headless: 'shell',
          timeout: LAUNCH_TIMEOUT_MS,
          // With a pipe the browser ends with this process, even if that is killed.
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
    const browser = await this.detachBrowser();
    await browser?.close().catch(() => killGroup(browser));
  }

  /** Detaches the browser, so that nobody else uses it. */
  private async detachBrowser(): Promise<Browser | undefined> {
    const { starting } = this;
    this.starting = undefined;
    return starting?.catch(() => undefined);
  }
}

/**
 * The executable may be a script that starts the browser, as in Debian; killing only the script would leave the
 * browser.
 */
function killGroup(browser: Browser): void {
  const launched = browser.process();
  if (!launched?.pid) return;
  try {
    // Puppeteer makes the launched process the leader of a process group.
    process.kill(-launched.pid, 'SIGKILL');
  } catch {
    launched.kill('SIGKILL');
  }
}
