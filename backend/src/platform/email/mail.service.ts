import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { Config } from '../../config.js';
import { SettingsService } from '../settings/settings.service.js';
import type { Letter } from './letter.js';
import { toHtml, toText } from './letter.js';

/** How long the process stays for letters that are on their way when it is to stop. */
const LAST_CHANCE_MS = 5000;

/** Sends mail through SMTP_URL, or writes it as a file into the outbox where there is none. */
@Injectable()
export class MailService implements OnApplicationShutdown {
  private readonly logger = new Logger(MailService.name);
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
  ) {}

  /** Whether mail leaves this machine. */
  get isConfigured(): boolean {
    return this.config.smtpUrl !== undefined;
  }

  /** Sends in the background: nobody waits for a mail server, and a failure is logged, not shown. */
  send(to: string, letter: Letter): void {
    this.inBackground(this.deliver(to, letter));
  }

  /** As `send`, of a letter that has to be made first, which nobody waits for either; null sends none. */
  sendMade(making: Promise<{ to: string; letter: Letter } | null>): void {
    this.inBackground(making.then((made) => made && this.deliver(made.to, made.letter)));
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.underWay.size === 0) return;
    await Promise.race([Promise.all(this.underWay), setTimeout(LAST_CHANCE_MS, undefined, { ref: false })]);
  }

  private inBackground(work: Promise<unknown>): void {
    const sending = work
      .catch((error: unknown) => this.logger.error('Un message n’a pas pu partir.', error))
      .then(() => void this.underWay.delete(sending));
    this.underWay.add(sending);
  }

  private async deliver(to: string, letter: Letter): Promise<void> {
    const siteName = await this.settings.get('siteName');
    const message: SendMailOptions = {
      from: { name: siteName, address: `ne-pas-repondre@${new URL(this.config.publicUrl).hostname}` },
      to,
      subject: letter.subject,
      text: toText(letter, siteName),
      html: toHtml(letter, siteName),
      headers: letter.unsubscribe ? unsubscribeHeaders(letter.unsubscribe) : {},
    };
    if (this.config.smtpUrl) {
      await createTransport(this.config.smtpUrl).sendMail(message);
      return;
    }
    const { message: raw } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
    await mkdir(this.config.outboxDir, { recursive: true });
    await writeFile(join(this.config.outboxDir, `${Date.now()}-${randomUUID()}.eml`), raw as Buffer, {
      mode: 0o600,
    });
  }
}

/** RFC 8058: mail programs show a button that sends a POST to this address. */
function unsubscribeHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
