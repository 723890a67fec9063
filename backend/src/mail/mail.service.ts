import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { Config } from '../config.js';
import { SettingsService } from '../settings/settings.service.js';
import type { Letter } from './letter.js';
import { toHtml, toText } from './letter.js';

/** Sends mail through SMTP_URL, or writes it as a file into the outbox where there is none. */
@Injectable()
export class MailService {
  private readonly logger = new Logger(MailService.name);

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
    this.deliver(to, letter).catch((error: unknown) => this.logger.error('Un message n’a pas pu partir.', error));
  }

  private async deliver(to: string, letter: Letter): Promise<void> {
    const siteName = await this.settings.get('siteName');
    const message: SendMailOptions = {
      from: { name: siteName, address: `ne-pas-repondre@${new URL(this.config.publicUrl).hostname}` },
      to,
      subject: letter.subject,
      text: toText(letter, siteName),
      html: toHtml(letter, siteName),
    };
    if (this.config.smtpUrl) {
      await createTransport(this.config.smtpUrl).sendMail(message);
      return;
    }
    const { message: raw } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
    await mkdir(this.config.outboxDir, { recursive: true });
    await writeFile(join(this.config.outboxDir, `${Date.now()}-${randomUUID()}.eml`), raw as Buffer, { mode: 0o600 });
  }
}
