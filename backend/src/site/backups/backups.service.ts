import {
  ConflictException,
  Injectable,
  Logger,
  NotFoundException,
  ServiceUnavailableException,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Piscina } from 'piscina';
import { DataSource } from 'typeorm';
import { HOUR_MS, MINUTE_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';
import type { User } from '../../members/users/user.entity.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import type * as worker from '../../platform/backup/backup-worker.js';
import { BackupError } from '../../platform/backup/manifest.js';
import { failureSentence } from '../../platform/backup/failure-sentence.js';
import { lockDatabase } from '../../platform/database/database-lock.js';
import type { BackupPlan } from '../../platform/settings/backup-plan.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { KeptBackups, type BackupFile, type ListedBackup } from './kept-backups.js';
import { BackupMails } from './backup-mails.js';
import { BACKUP_WORKER, backupSource, lackOfSpace } from './backup-source.js';
import { hourAfter, nextBackup } from './next-backup.js';

const LOOK_EVERY_MS = MINUTE_MS;
const POINT_PATIENCE_S = 120;
/** Longer than any backup takes. */
const OVERDUE_MS = 3 * HOUR_MS;

/** Makes backups daily and on demand, one at a time in this process. */
@Injectable()
export class BackupsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(BackupsService.name);
  private readonly pool = new Piscina({
    filename: BACKUP_WORKER,
    minThreads: 0,
    maxThreads: 1,
    recordTiming: false,
  });
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | undefined;
  private isTold = false;
  private readonly startedAt = new Date();
  private failedAt: Date | undefined;
  private dueSince: Date | undefined;
  /** Creation time of the latest scheduled backup known to this process. */
  private latest: Date | undefined;
  /** Why the last backup failed; null if it succeeded. */
  problem: string | null = null;

  constructor(
    private readonly config: Config,
    private readonly kept: KeptBackups,
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly mails: BackupMails,
    private readonly settings: SettingsService,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.workers) return;
    const look = () =>
      this.checkSchedule(new Date()).catch((error: unknown) =>
        this.logger.error('La sauvegarde a échoué.', error),
      );
    this.timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.pool.destroy();
    await this.underWay;
  }

  get isRunning(): boolean {
    return this.underWay !== undefined;
  }

  /** Why the list of backups is unavailable; null when it is available. */
  get unreachable(): string | null {
    return this.kept.problem;
  }

  /** Latest first. */
  list(): Promise<ListedBackup[]> {
    return this.kept.list();
  }

  /** Whether daily backups are enabled. */
  get isDaily(): boolean {
    return this.settings.backupPlan.backupDaily;
  }

  /** Time of the next scheduled backup; null if there is none, or another process makes it. */
  async next(): Promise<Date | null> {
    if (!this.isDaily || !this.config.workers) return null;
    return this.nextAfter(await this.latestOwn());
  }

  /** Changes the schedule and retention of backups. */
  async changePlan(after: BackupPlan, { id: actorId }: User): Promise<void> {
    const before = this.settings.backupPlan;
    const entry = { actorId, action: 'settings.change', targetType: 'settings', before, after };
    await this.settings.change({}, (manager) => this.audit.record(manager, { ...entry }), { ...after });
  }

  /** Starts a backup in the background. @throws ConflictException while one is running */
  async begin({ id: actorId }: User): Promise<void> {
    const release = this.underWay ? undefined : await lockDatabase(this.config.database, 'backup', 0);
    if (!release) throw new ConflictException('Une sauvegarde est déjà en cours.');
    const run = this.run(false).then(release);
    await this.audit.record(this.dataSource.manager, {
      actorId,
      action: 'backup.make',
      targetType: 'site',
    });
    void run;
  }

  /**
   * @throws NotFoundException when there is no backup of that name
   * @throws ServiceUnavailableException when the store cannot be reached
   */
  async download(name: string, { id: actorId }: User): Promise<BackupFile> {
    const found = await this.kept.readBackup(name).catch((error: unknown) => {
      if (error instanceof BackupError) throw new ServiceUnavailableException(error.message);
      throw error;
    });
    if (!found) throw new NotFoundException('Cette sauvegarde n’existe pas.');
    await this.audit.record(this.dataSource.manager, {
      actorId,
      action: 'backup.download',
      targetType: 'site',
      after: { name },
    });
    return found;
  }

  /** Makes a scheduled backup if it is due, and alerts administrators when one has been due for hours. */
  async checkSchedule(now: Date): Promise<void> {
    // The store may be remote, so it is listed only once a backup may be due.
    if (!this.isDaily || this.nextAfter(this.latest) > now) {
      this.dueSince = undefined;
      return;
    }
    this.dueSince ??= now;
    // For any reason, including a backup that never finishes.
    if (+now - +this.dueSince >= OVERDUE_MS)
      await this.tellAdministrators('Le site n’est plus sauvegardé', [
        'Depuis trois heures une sauvegarde est due, et aucune n’a été faite.',
        this.problem ?? 'Celle qui est en cours n’en finit pas ; le journal en dit peut-être plus.',
      ]);
    if (this.nextAfter(await this.latestOwn()) <= now) await this.backUpIfDue(now);
  }

  /** Makes a scheduled backup if it is due, and removes outdated ones. */
  async backUpIfDue(now: Date): Promise<void> {
    if (this.underWay) return this.underWay;
    if (!(await this.isDue(now))) return;
    const release = await lockDatabase(this.config.database, 'backup', 0);
    // Another process of the site is making one.
    if (!release) return;
    try {
      this.kept.invalidateList();
      if (await this.isDue(now)) await this.makeDue();
    } finally {
      await release();
    }
  }

  private nextAfter(latest: Date | undefined): Date {
    const { startedAt, failedAt } = this;
    return nextBackup({ hour: this.settings.backupPlan.backupHour, latest, startedAt, failedAt });
  }

  private async isDue(now: Date): Promise<boolean> {
    const latest = await this.latestOwn();
    return !latest || hourAfter(latest, this.settings.backupPlan.backupHour) <= now;
  }

  private async latestOwn(): Promise<Date | undefined> {
    this.latest = (await this.list()).find(({ isAutomatic }) => isAutomatic)?.createdAt;
    return this.latest;
  }

  private async makeDue(): Promise<void> {
    await this.run(true);
    this.failedAt = this.problem === null ? undefined : new Date();
    if (this.problem === null) this.problem = await this.removeOutdated();
    if (this.problem !== null)
      return this.tellAdministrators('La sauvegarde du site a échoué', [
        this.problem,
        'Une nouvelle tentative aura lieu dans une heure.',
      ]);
    this.isTold = false;
  }

  /** Resolves to why removal failed; null on success. */
  private removeOutdated(): Promise<string | null> {
    return this.withoutPoints().then(
      () => null,
      (error: unknown) => {
        if (error instanceof BackupError) return error.message;
        throw error;
      },
    );
  }

  /** Locks out recovery points, because one being written may need a part that no manifest references yet. */
  private async withoutPoints(): Promise<void> {
    const { keptDays: days, keptWeeks: weeks, keptMonths: months } = this.settings.backupPlan;
    const release = await lockDatabase(this.config.database, 'points', POINT_PATIENCE_S);
    // Removal can wait a day.
    if (!release) return;
    try {
      await this.kept.removeOutdated({ days, weeks, months });
    } finally {
      await release();
    }
  }

  private run(isAutomatic: boolean): Promise<void> {
    this.underWay = this.make(isAutomatic)
      .catch((error: unknown) => {
        this.logger.error('La sauvegarde a échoué.', error);
        return failureSentence(error) ?? 'La sauvegarde a échoué ; le journal dit pourquoi.';
      })
      .then((problem) => {
        this.problem = problem;
        this.kept.invalidateList();
        this.underWay = undefined;
      });
    return this.underWay;
  }

  /** Resolves to why no backup was made; null on success. */
  private async make(isAutomatic: boolean): Promise<string | null> {
    const source = backupSource(this.config);
    const problem = await lackOfSpace(source.dataDir);
    if (problem) return problem;
    const made = (await this.pool.run(
      { source, isAutomatic },
      { name: 'backUp' satisfies keyof typeof worker },
    )) as Awaited<ReturnType<typeof worker.backUp>>;
    if ('problem' in made) return made.problem;
    this.logger.log(`Sauvegarde écrite et vérifiée : ${made.place}`);
    return null;
  }

  /** One email per series of failures. */
  private async tellAdministrators(subject: string, paragraphs: string[]): Promise<void> {
    if (this.isTold) return;
    await this.mails.send(subject, paragraphs);
    this.isTold = true;
  }
}
