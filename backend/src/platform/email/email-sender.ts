import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { shadesOf } from '@passerelle/api-client/shades';
import { Config } from '../../config.js';
import { Subscribers, UnrecoverableError } from '../domain-events/subscribers.js';
import { SettingsService } from '../settings/settings.service.js';
import { toHtml, toText } from './email.js';
import { EmailsService } from './emails.service.js';
import type { QueuedEmail } from './queued-email.entity.js';

/** The colour of a site that has none of its own. */
const OURS = '#0c6a64';
/** Sent at once: a mail server takes its time for each. */
const CONCURRENCY = 5;
/** A server that says nothing for so long is away. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends queued emails through SMTP_URL, or writes them as files into the outbox folder where there is none. */
@Injectable()
export class EmailSender {
  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly emails: EmailsService,
    subscribers: Subscribers,
  ) {
    subscribers.subscribeExternal('emails', CONCURRENCY, {
      'email.queued': ({ payload }) => this.sendOnce(payload.emailId),
    });
  }

  private async sendOnce(id: number): Promise<void> {
    const email = await this.emails.find(id);
    if (!email) return;
    await this.send(email);
    await this.emails.delete(id);
  }

  private async send({ id, recipient, content, createdAt }: QueuedEmail): Promise<void> {
    const { siteName } = this.settings.present;
    const { mailSender, mailSignature, accent } = this.settings.appearance;
    const look = {
      signature: mailSignature ?? `— ${siteName}`,
      color: accent ? shadesOf(accent).light.solid : OURS,
    };
    const host = new URL(this.config.publicUrl).hostname;
    const name = `${createdAt.getTime()}-${String(id).padStart(10, '0')}`;
    const message: SendMailOptions = {
      // The same with each attempt, by which mail programs know an email that has come twice.
      messageId: `<${name}@${host}>`,
      date: createdAt,
      from: { name: mailSender ?? siteName, address: `ne-pas-repondre@${host}` },
      to: recipient,
      ...(content.replyTo && { replyTo: content.replyTo }),
      subject: content.subject,
      text: toText(content, look),
      html: toHtml(content, look),
      headers: content.unsubscribe ? unsubscribeHeaders(content.unsubscribe) : {},
    };
    if (this.config.smtpUrl) await sendBySmtp(this.config.smtpUrl, message);
    else await this.writeFile(`${name}.eml`, message);
  }

  private async writeFile(name: string, message: SendMailOptions): Promise<void> {
    const { message: raw } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
    await mkdir(this.config.outboxDir, { recursive: true });
    const path = join(this.config.outboxDir, name);
    // Whole or not there, and written again in place of itself.
    await writeFile(`${path}.part`, raw as Buffer, { mode: 0o600 });
    await rename(`${path}.part`, path);
  }
}

/** @throws UnrecoverableError when the server refuses the recipient or the message for good */
async function sendBySmtp(url: string, message: SendMailOptions): Promise<void> {
  const transport = createTransport({ url, ...TIMEOUTS_MS });
  try {
    await transport.sendMail(message);
  } catch (error) {
    const {
      code,
      responseCode = 0,
      message: reason,
    } = error as Error & { code?: string; responseCode?: number };
    const isRefused = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
    throw isRefused ? new UnrecoverableError(reason, { cause: error }) : error;
  } finally {
    transport.close();
  }
}

/** RFC 8058: mail programs show a button that sends a POST to this address. */
function unsubscribeHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
