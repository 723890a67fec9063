import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { shadesOf } from '@passerelle/api-client/shades';
import { Config } from '../../config.js';
import { Subscribers, UnrecoverableError } from '../domain-events/subscribers.js';
import { SettingsService } from '../settings/settings.service.js';
import { toHtml, toText, type Email } from './email.js';
import { EMAILS, EmailsService } from './emails.service.js';
import type { QueuedEmail } from './queued-email.entity.js';

/** Default accent colour. */
const OURS = '#0c6a64';
/** Emails sent concurrently, since mail servers are slow. */
const CONCURRENCY = 5;
/**
 * Pauses between attempts in seconds, some nineteen hours in all, so that an outage in the evening can be fixed first.
 */
const PAUSES_S = [5, 60, 300, 1800, 7200, 14_400, 43_200];
/** A server silent for this long counts as unreachable. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** nodemailer's error: its own code, and the server's reply if there was one. */
export interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
}

/** Sends queued emails through SMTP_URL; without it, writes them as files into the outbox folder. */
@Injectable()
export class EmailSender {
  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly emails: EmailsService,
    subscribers: Subscribers,
  ) {
    subscribers.subscribeExternal(
      EMAILS,
      { concurrency: CONCURRENCY, pauses: PAUSES_S },
      { 'email.queued': ({ payload }) => this.sendOnce(payload.emailId) },
    );
  }

  /** The From address of the site. */
  get sender(): { name: string; address: string } {
    const { hostname } = new URL(this.config.publicUrl);
    const name = this.settings.appearance.mailSender ?? this.settings.present.siteName;
    return { name, address: `ne-pas-repondre@${hostname}` };
  }

  /**
   * Sends an email at once without storing it; resolves to the server's reply, or to null when written as a file.
   * @throws SmtpError
   */
  async sendNow(recipient: string, content: Email): Promise<string | null> {
    return this.send({ id: 0, recipient, content, createdAt: new Date() });
  }

  private async sendOnce(id: number): Promise<void> {
    const email = await this.emails.findQueued(id);
    if (!email) return;
    if (!(await this.emails.isDue(email))) return this.emails.deleteQueued(id);
    await this.send(email).catch((error: unknown) => {
      throw isRefusedForGood(error)
        ? new UnrecoverableError((error as Error).message, { cause: error })
        : error;
    });
    await this.emails.deleteQueued(id);
  }

  private async send({ id, recipient, content, createdAt }: QueuedEmail): Promise<string | null> {
    const { siteName } = this.settings.present;
    const { mailSignature, accent } = this.settings.appearance;
    const look = {
      signature: mailSignature ?? `— ${siteName}`,
      color: accent ? shadesOf(accent).light.solid : OURS,
    };
    const host = new URL(this.config.publicUrl).hostname;
    const name = `${createdAt.getTime()}-${String(id).padStart(10, '0')}`;
    const message: SendMailOptions = {
      // The same for each attempt, so that mail programs recognize duplicates.
      messageId: `<${name}@${host}>`,
      date: createdAt,
      from: this.sender,
      to: recipient,
      ...(content.replyTo && { replyTo: content.replyTo }),
      subject: content.subject,
      text: toText(content, look),
      html: toHtml(content, look),
      headers: { ...AUTOMATIC, ...(content.unsubscribe && unsubscribeHeaders(content.unsubscribe)) },
    };
    if (this.config.smtpUrl) return sendBySmtp(this.config.smtpUrl, message);
    await this.writeFile(`${name}.eml`, message);
    return null;
  }

  private async writeFile(name: string, message: SendMailOptions): Promise<void> {
    const { createTransport } = await nodemailer();
    const { message: raw } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
    await mkdir(this.config.outboxDir, { recursive: true });
    const path = join(this.config.outboxDir, name);
    // Atomic: the file is complete or absent, and a retry overwrites it.
    await writeFile(`${path}.part`, raw as Buffer, { mode: 0o600 });
    await rename(`${path}.part`, path);
  }
}

/** RFC 3834: asks for no automatic reply, such as a notice of absence. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** Loaded with the first email, since it is large. */
const nodemailer = () => import('nodemailer');

/** Resolves to the server's reply. @throws SmtpError */
async function sendBySmtp(url: string, message: SendMailOptions): Promise<string> {
  const { createTransport } = await nodemailer();
  const transport = createTransport({ url, ...TIMEOUTS_MS });
  try {
    const { response } = (await transport.sendMail(message)) as { response: string };
    return response;
  } finally {
    transport.close();
  }
}

/** Whether the server permanently rejects the recipient or the message. */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}

/** RFC 8058: mail programs show a button that sends a POST to this URL. */
function unsubscribeHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
