import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';
import { User } from '../../members/users/user.entity.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { attestable, type Attested } from '../../platform/settings/site-state.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { BackupsService } from '../backups/backups.service.js';
import { MailService } from '../mail/mail.service.js';

const BACKUP_COUNTS_DAYS = 3;
/** Domains where nobody reads email. */
const NOWHERE = ['localhost', 'invalid', 'local', 'test', 'example'];

export const checks = [
  'firstRun',
  'legal',
  'privacy',
  'accessibility',
  'contact',
  'mail',
  'backup',
  'https',
  'access',
] as const;
export type Check = (typeof checks)[number];

export interface CheckedItem {
  name: Check;
  isDone: boolean;
  /** Whether an administrator has to confirm it, because no program can verify it. */
  isAttestable: boolean;
}

/** The requirements for a public site in France, and whether this site meets them. */
@Injectable()
export class ChecklistService {
  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly mail: MailService,
    private readonly backups: BackupsService,
    private readonly audit: AuditService,
    private readonly dataSource: DataSource,
  ) {}

  async list(): Promise<CheckedItem[]> {
    const { state, appearance } = this.settings;
    const { ownPages, legalPublisher, legalAddress, legalDirector, legalHost } = appearance;
    const { protocol, hostname } = new URL(this.config.publicUrl);
    const isWritten = (page: string, name: Attested) =>
      Object.hasOwn(ownPages, page) || state.attested.includes(name);
    const admins = await this.dataSource.manager.find(User, {
      select: { id: true, email: true, totpConfirmedAt: true },
      where: { isAdmin: true },
    });
    const done: Record<Check, boolean> = {
      firstRun: state.firstRun === null,
      legal:
        Object.hasOwn(ownPages, 'mentions-legales') ||
        [legalPublisher, legalAddress, legalDirector, legalHost].every(Boolean),
      privacy: isWritten('confidentialite', 'privacy'),
      accessibility: isWritten('accessibilite', 'accessibility'),
      contact: admins.some(({ email }) => !NOWHERE.includes(email.split(/[@.]/).at(-1)!)),
      mail: this.mail.works,
      backup: await this.hasRecentBackup(),
      https: protocol === 'https:' && hostname.includes('.'),
      access: admins.length > 1 || admins.some(({ totpConfirmedAt }) => totpConfirmedAt !== null),
    };
    const needsWord: readonly string[] = attestable;
    return checks.map((name) => ({ name, isDone: done[name], isAttestable: needsWord.includes(name) }));
  }

  /** Records that an administrator vouches for a page, or no longer does. */
  async attest(name: Attested, isTrue: boolean, { id: actorId }: User): Promise<void> {
    await this.settings.changeState('attested', (present) => {
      const others = present.filter((each) => each !== name);
      return isTrue ? [...others, name] : others;
    });
    const entry = { actorId, action: 'checklist.attest', targetType: 'site', after: { [name]: isTrue } };
    await this.audit.record(this.dataSource.manager, entry);
  }

  private async hasRecentBackup(): Promise<boolean> {
    const [latest] = await this.backups.list();
    return latest !== undefined && Date.now() - +latest.createdAt < BACKUP_COUNTS_DAYS * DAY_MS;
  }
}
