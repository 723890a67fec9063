import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';
import type * as worker from '../../platform/backup/backup-worker.js';
import { failureSentence } from '../../platform/backup/failure-sentence.js';
import { lockDatabase } from '../../platform/database/database-lock.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { BACKUP_WORKER, backupSource, lackOfSpace } from './backup-source.js';
import { BackupMails } from './backup-mails.js';
import { KeptBackups } from './kept-backups.js';

const LOOK_EVERY_MS = 2000;
/**
 * From the start of one point to the start of the next: with the time to write one, at most a minute of changes is
 * lost.
 */
const EVERY_MS = 40_000;
/** After this idle time the worker thread ends, and forgets the last point. */
const IDLE_MS = 5 * EVERY_MS;
/** Administrators are alerted when no point has succeeded for this long. */
const WORRYING_MS = 10 * MINUTE_MS;
const TELL_AGAIN_MS = MINUTE_MS;

/** State of the recovery points between backups. */
export interface Points {
  /** The site can be restored up to this time; null before the first point. */
  upTo: Date | null;
  /** Time of the oldest point. */
  since: Date | null;
  /** Why the last point failed. */
  problem: string | null;
}

/** If enabled, writes a recovery point of the changes every minute. */
@Injectable()
export class PointsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(PointsService.name);
  private readonly pool = new Piscina({
    filename: BACKUP_WORKER,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    recordTiming: false,
  });
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | undefined;
  private dueAt = 0;
  private upTo: Date | undefined;
  private problem: string | null = null;
  /** When the last point was written, or the first was due. */
  private lastWellAt: number | undefined;
  private tellAt = 0;

  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly kept: KeptBackups,
    private readonly mails: BackupMails,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.workers) return;
    const look = () =>
      this.writeIfDue(new Date()).catch((error: unknown) =>
        this.logger.error('Le point de reprise n’a pas pu être écrit.', error),
      );
    this.timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.pool.destroy();
    await this.underWay?.catch(() => undefined);
  }

  get isOn(): boolean {
    return this.settings.backupPlan.backupContinuous;
  }

  async describe(): Promise<Points> {
    if (!this.isOn) return { upTo: null, since: null, problem: null };
    const points = await this.kept.cachedPoints();
    const written = [this.upTo, points[0]?.createdAt].filter((moment) => moment !== undefined);
    const upTo = written.sort((one, other) => +other - +one)[0] ?? null;
    return { upTo, since: points.at(-1)?.createdAt ?? null, problem: this.problem };
  }

  /** Writes a point if due, and alerts administrators when there has been none for long. */
  async writeIfDue(now: Date): Promise<void> {
    if (!this.isOn) {
      this.lastWellAt = undefined;
      return;
    }
    this.lastWellAt ??= +now;
    // For any reason, including a point that never finishes.
    if (+now - this.lastWellAt >= WORRYING_MS) await this.tellAdministrators(+now);
    if (this.underWay || +now < this.dueAt) return;
    this.dueAt = +now + EVERY_MS;
    this.underWay = this.write(+now).finally(() => (this.underWay = undefined));
    await this.underWay;
  }

  /** Writes a point, unless another process is writing one or has just done so. */
  private async write(now: number): Promise<void> {
    const release = await lockDatabase(this.config.database, 'points', 0);
    if (!release) {
      this.dueAt = 0;
      return;
    }
    try {
      const others = await this.nextOfOthers();
      if (others <= now) return await this.writeAlone(now);
      this.dueAt = others;
      this.note(now, null);
    } finally {
      await release();
    }
  }

  /**
   * When the next point after another process's is due. A new process does not wait: the points may be its
   * predecessor's.
   */
  private async nextOfOthers(): Promise<number> {
    const [latest] = this.upTo ? await this.kept.points() : [];
    return latest && latest.createdAt > this.upTo! ? +latest.createdAt + EVERY_MS : 0;
  }

  private async writeAlone(now: number): Promise<void> {
    const source = backupSource(this.config);
    const lack = await lackOfSpace(source.dataDir);
    const result = lack
      ? { problem: lack }
      : ((await this.pool
          .run({ source }, { name: 'point' satisfies keyof typeof worker })
          .catch((error: unknown) => {
            this.logger.error('Le point de reprise n’a pas pu être écrit.', error);
            return { problem: failureSentence(error) ?? 'L’écriture a échoué ; le journal dit pourquoi.' };
          })) as Awaited<ReturnType<typeof worker.point>>);
    if ('problem' in result) return this.note(now, result.problem);
    this.upTo = result.upTo;
    this.note(now, null);
  }

  private note(now: number, problem: string | null): void {
    this.problem = problem;
    if (problem !== null) return;
    this.lastWellAt = now;
    this.tellAt = 0;
  }

  /** Once per outage; retried after a minute if sending failed. */
  private async tellAdministrators(now: number): Promise<void> {
    if (now < this.tellAt) return;
    this.tellAt = now + TELL_AGAIN_MS;
    const told = this.mails.send('Le site ne garde plus de points de reprise', [
      'Depuis dix minutes aucun point de reprise n’a pu être écrit.',
      this.problem ?? 'L’écriture du dernier n’en finit pas ; le journal en dit peut-être plus.',
    ]);
    await told.then(
      () => (this.tellAt = Infinity),
      (error: unknown) => this.logger.error('Les administrateurs n’ont pas pu être prévenus.', error),
    );
  }
}
