import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, expect, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test';
import { visit } from '../browser.js';
import { signIn, signUp, type Member } from '../members.js';
import { sourceField } from '../source-field.js';
import { Ledger } from './ledger.js';
import { between, type Random } from './random.js';

/** Maximum time until everything is saved: up to a minute between two attempts, plus slack for a loaded machine. */
const SETTLE_MS = 120_000;
const LONGEST_PAUSE_MS = 220;

/** An author with a browser of their own, which can be killed. */
export class Writer {
  ledger: Ledger;
  page!: Page;
  private member!: Member;
  private context!: BrowserContext;
  private folder!: string;
  private texts = 0;

  constructor(
    private readonly name: string,
    readonly random: Random,
    private readonly address: string,
    private readonly launch: LaunchOptions,
  ) {
    this.ledger = new Ledger(name);
  }

  async arrive(): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), 'passerelle-writer-'));
    await this.openBrowser();
    this.member = await signUp(this.page, { isContributor: true });
  }

  async leave(): Promise<void> {
    await this.context.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Leaves the text and starts a new one. */
  async beginText(): Promise<void> {
    this.texts += 1;
    this.ledger = new Ledger(`${this.name}t${this.texts}n`);
    await visit(this.page, '/contributions/nouveau');
    await this.type(this.page, 300);
    await this.settle(this.page);
  }

  get draftAddress(): string {
    return this.page.url();
  }

  /** Types words for `ms` milliseconds, at the end or the start of the text. */
  async type(page: Page, ms: number, where: 'Control+End' | 'Control+Home' = 'Control+End'): Promise<void> {
    await (await sourceField(page)).focus();
    await page.keyboard.press(where);
    const end = Date.now() + ms;
    do {
      if (this.random() < 0.15) {
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      }
      const word = this.ledger.next();
      await page.keyboard.insertText(` ${word} `);
      this.ledger.noteTyped(word);
      await pause(between(this.random, 20, LONGEST_PAUSE_MS));
    } while (Date.now() < end);
  }

  /**
   * Waits until the page reports that all is saved. If it asks to choose between two texts, keeps both.
   * @returns whether it asked
   */
  async settle(page: Page): Promise<boolean> {
    let asked = false;
    const choice = page.getByRole('button', { name: 'Continuer avec ce choix' });
    const saved = page.getByText(/^Enregistré à \d\d:\d\d$/);
    await expect(async () => {
      if (await choice.isVisible()) {
        asked = true;
        await choice.click();
      }
      await expect(saved).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: SETTLE_MS, intervals: [50] });
    return asked;
  }

  /** The text stored on the server. */
  async textOnServer(): Promise<string> {
    const id = new URL(this.draftAddress).searchParams.get('brouillon');
    let text = '';
    // The first attempt may use a connection from before the server was killed.
    await expect(async () => {
      const answer = await this.page.request.get(`/api/drafts/${id}`);
      expect(answer.status()).toBe(200);
      text = ((await answer.json()) as { source: string }).source;
    }).toPass({ timeout: SETTLE_MS });
    return text;
  }

  /** Another page of the same browser with the same text. */
  async openTab(address: string): Promise<Page> {
    return this.follow(await this.context.newPage(), address);
  }

  /** The same text on another device. */
  async openDevice(address: string): Promise<Page> {
    const browser = await chromium.launch(this.launch);
    const page = await browser.newPage({ baseURL: this.address });
    page.once('close', () => void browser.close());
    await signIn(page, this.member);
    return this.follow(page, address);
  }

  async setOffline(isOffline: boolean): Promise<void> {
    await this.context.setOffline(isOffline);
  }

  /** Freezes the page, as a sleeping device does, or resumes it. */
  async setAsleep(isAsleep: boolean): Promise<void> {
    const session = await this.context.newCDPSession(this.page);
    await session.send('Page.setWebLifecycleState', { state: isAsleep ? 'frozen' : 'active' });
    await session.detach();
  }

  /** Crashes the tab, as when memory runs out, and opens its address again. */
  async killTab(): Promise<number> {
    const address = this.draftAddress;
    const at = Date.now();
    const crashed = this.page.waitForEvent('crash');
    void this.page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    const dead = this.page;
    this.page = await this.context.newPage();
    await dead.close();
    await this.context.setOffline(false);
    await this.follow(this.page, address);
    return at;
  }

  /** Kills the browser process and restarts it with its profile. */
  async killBrowser(): Promise<number> {
    const address = this.draftAddress;
    const session = await this.context.browser()!.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const closed = this.context.waitForEvent('close');
    const at = Date.now();
    process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL');
    await closed;
    await this.openBrowser();
    await signIn(this.page, this.member);
    await this.follow(this.page, address);
    return at;
  }

  async endSession(): Promise<void> {
    await expect(async () => {
      expect((await this.page.request.post('/api/auth/logout')).ok()).toBe(true);
    }).toPass({ timeout: SETTLE_MS });
  }

  async signInAgain(): Promise<void> {
    await this.page.getByRole('button', { name: 'reconnectez-vous pour l’enregistrer' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Mot de passe', { exact: true }).fill(this.member.password);
    await dialog.getByRole('button', { name: 'Se connecter' }).click();
  }

  private async openBrowser(): Promise<void> {
    this.context = await chromium.launchPersistentContext(this.folder, {
      ...this.launch,
      baseURL: this.address,
      viewport: { width: 1280, height: 900 },
      locale: 'fr-FR',
    });
    this.context.on('response', (response) => {
      const request = response.request();
      if (!request.url().includes('/api/drafts') || !response.ok() || request.method() === 'GET') return;
      const { source } = (request.postDataJSON() ?? {}) as { source?: string };
      if (source) this.ledger.noteAcknowledged(source);
    });
    this.page = this.context.pages()[0] ?? (await this.context.newPage());
  }

  private async follow(page: Page, address: string): Promise<Page> {
    // Reloads until the server is back, as a user would.
    await expect(async () => {
      await visit(page, address);
      await sourceField(page);
    }).toPass({ timeout: SETTLE_MS });
    return page;
  }
}
