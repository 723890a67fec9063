import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ofName } from '@passerelle/api-client/of-name';
import { Config } from '../../config.js';
import type { User } from '../../members/users/user.entity.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { EmailSender, type SmtpError } from '../../platform/email/email-sender.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import type { MailTest } from '../../platform/settings/site-state.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { SenderRecords, type SenderRecord } from './sender-records.js';
import { adviceAfter, adviceOn } from './smtp-advice.js';

const MAX_ANSWER = 500;

/** Mail server and sender, without secrets. */
export interface MailSetup {
  server: { host: string; port: number; isEncrypted: boolean; username: string | null } | null;
  sender: { name: string; address: string };
  lastTest: Omit<MailTest, 'setup'> | null;
  dkimSelector: string | null;
}

export interface MailTrial {
  wasAccepted: boolean;
  answer: string | null;
  advice: string;
}

/** Mail settings and failed emails, for administrators. */
@Injectable()
export class MailService implements OnApplicationBootstrap {
  private readonly logger = new Logger(MailService.name);

  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly sender: EmailSender,
    private readonly emails: EmailsService,
    private readonly records: SenderRecords,
    private readonly audit: AuditService,
    private readonly dataSource: DataSource,
  ) {}

  /** Stores since when the site has a mail server: members who registered earlier got no link. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.workers) return;
    const { isConfigured } = this.emails;
    if (isConfigured === (this.settings.state.mailSince !== null)) return;
    await this.settings.changeState('mailSince', (since) =>
      isConfigured ? (since ?? new Date().toISOString()) : null,
    );
  }

  setup(): MailSetup {
    const { mailTest, dkimSelector } = this.settings.state;
    const { smtpUrl } = this.config;
    const { setup, ...lastTest } = mailTest ?? { setup: '', at: '', wasAccepted: false, answer: null };
    return {
      server: smtpUrl ? serverOf(new URL(smtpUrl)) : null,
      sender: this.sender.sender,
      lastTest: mailTest && setup === this.fingerprint() ? lastTest : null,
      dkimSelector,
    };
  }

  /** Whether the mail server, as now configured, has accepted a test email. */
  get works(): boolean {
    return this.setup().lastTest?.wasAccepted === true;
  }

  /** Sends a test email at once and reports the result. */
  async sendTestEmail(recipient: string, { displayName }: User): Promise<MailTrial> {
    const trial = await this.send(recipient, displayName);
    const { wasAccepted, answer } = trial;
    const mailTest = { at: new Date().toISOString(), wasAccepted, answer, setup: this.fingerprint() };
    await this.settings.changeState('mailTest', () => mailTest);
    return trial;
  }

  /** @param selector stored for the next time; undefined uses the stored one */
  async lookUpRecords(selector: string | null | undefined): Promise<SenderRecord[]> {
    if (selector !== undefined && selector !== this.settings.state.dkimSelector) {
      await this.settings.changeState('dkimSelector', () => selector);
    }
    const domain = this.sender.sender.address.split('@')[1]!;
    return this.records.lookUp(domain, this.settings.state.dkimSelector);
  }

  /** @throws NotFoundException */
  async retryFailure(failureId: number, { id: actorId }: User): Promise<void> {
    await this.emails.retryFailure(failureId);
    const entry = { actorId, action: 'email.retry', targetType: 'site', targetId: failureId };
    await this.audit.record(this.dataSource.manager, entry);
  }

  /** @throws NotFoundException */
  async discardFailure(failureId: number, { id: actorId }: User): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.emails.discardFailure(manager, failureId);
      const entry = { actorId, action: 'email.forget', targetType: 'site', targetId: failureId };
      await this.audit.record(manager, entry);
    });
  }

  private async send(recipient: string, who: string): Promise<MailTrial> {
    const { siteName } = this.settings.present;
    try {
      const answer = await this.sender.sendNow(recipient, {
        subject: `Message d’essai ${ofName(siteName)}`,
        paragraphs: [
          `${who} a demandé ce message depuis la console ${ofName(siteName)}, pour voir si le courrier du site arrive.`,
          'Il arrive. Il n’y a rien à faire.',
        ],
      });
      return { wasAccepted: answer !== null, answer, advice: adviceAfter(answer) };
    } catch (error) {
      const failure = error as SmtpError;
      this.logger.warn(`Le message d’essai n’est pas parti : ${failure.message}`);
      const answer = (failure.response ?? failure.message).slice(0, MAX_ANSWER);
      return { wasAccepted: false, answer, advice: adviceOn(failure) };
    }
  }

  private fingerprint(): string {
    const { smtpUrl } = this.config;
    const server = smtpUrl ? serverOf(new URL(smtpUrl)) : null;
    return JSON.stringify([server, this.sender.sender.address]);
  }
}

function serverOf({ protocol, hostname, port, username }: URL): NonNullable<MailSetup['server']> {
  const isEncrypted = protocol === 'smtps:';
  return {
    host: hostname,
    port: Number(port) || (isEncrypted ? 465 : 587),
    isEncrypted,
    username: username ? decodeURIComponent(username) : null,
  };
}
