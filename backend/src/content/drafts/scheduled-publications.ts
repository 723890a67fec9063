import {
  ForbiddenException,
  HttpException,
  Injectable,
  Logger,
  NotFoundException,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, IsNull, LessThan, LessThanOrEqual, type EntityManager, type Repository } from 'typeorm';
import { Config } from '../../config.js';
import { ConfirmedEmailRule } from '../../members/auth/confirmed-email.js';
import type { User } from '../../members/users/user.entity.js';
import { isSuspended, UsersService } from '../../members/users/users.service.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { DraftSchedule } from './draft-schedule.entity.js';
import { DraftsRepository } from './drafts.repository.js';
import { DraftsService } from './drafts.service.js';
import type { TutorialDraft } from './tutorial-draft.entity.js';

const LOOK_EVERY_MS = 5000;
/** An attempt that is this old has died or failed, and is made again. */
const SILENT_MS = 30_000;
const MAX_ATTEMPTS = 10;
const FAILED = 'Une erreur est survenue. Publiez-le vous-même, ou choisissez une autre date.';

/** The author cleared or changed the date at the last moment. */
class CancelledError extends Error {}

/**
 * Publishes drafts on their date, or late if no process was running. One node claims each draft. Even if two should
 * try, it is published once, because the draft is deleted in the same transaction.
 */
@Injectable()
export class ScheduledPublications implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ScheduledPublications.name);
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    @InjectRepository(DraftSchedule) private readonly schedules: Repository<DraftSchedule>,
    private readonly rows: DraftsRepository,
    private readonly drafts: DraftsService,
    private readonly users: UsersService,
    private readonly confirmedEmail: ConfirmedEmailRule,
    private readonly settings: SettingsService,
    private readonly events: DomainEvents,
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.workers) return;
    this.timer = setInterval(() => void this.publishDue(), LOOK_EVERY_MS).unref();
    void this.publishDue();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.isStopping = true;
    await this.working;
  }

  /** Publishes all drafts that are due. */
  async publishDue(): Promise<void> {
    this.working ??= this.work().finally(() => (this.working = undefined));
    return this.working;
  }

  private async work(): Promise<void> {
    try {
      // In maintenance mode only administrators may publish.
      if (await this.settings.get('maintenanceMode')) return;
      for (;;) {
        const next = this.isStopping ? null : await this.findDue();
        if (!next) return;
        if (await this.claim(next)) await this.attempt({ ...next, attempts: next.attempts + 1 });
      }
    } catch (error) {
      this.logger.error('Des brouillons programmés n’ont pas pu être publiés ; nouvel essai bientôt.', error);
    }
  }

  private async findDue(): Promise<DraftSchedule | null> {
    const now = Date.now();
    const publishAt = LessThanOrEqual(new Date(now));
    return this.schedules.findOne({
      where: [
        { publishAt, triedAt: IsNull() },
        { publishAt, triedAt: LessThan(new Date(now - SILENT_MS)) },
      ],
      order: { publishAt: 'ASC', draftId: 'ASC' },
    });
  }

  /** Updates the row only if it is unchanged, so that only one of several processes claims it. */
  private async claim({ draftId, publishAt, attempts }: DraftSchedule): Promise<boolean> {
    const values = { attempts: attempts + 1, triedAt: new Date() };
    const { affected } = await this.schedules.update({ draftId, publishAt, attempts }, values);
    return affected === 1;
  }

  private async attempt(schedule: DraftSchedule): Promise<void> {
    const { draftId } = schedule;
    const draft = await this.rows.find({ id: draftId });
    if (!draft) return;
    try {
      if (schedule.attempts > MAX_ATTEMPTS) return await this.giveUp(schedule, draft, FAILED);
      const actor = await this.requireActor(schedule);
      await this.drafts.checkPublishable(draftId, actor, [draft.version]);
      await this.drafts.publish(draftId, actor, [draft.version], {
        also: async (manager, { tutorialId, isHeld }) => {
          if (!(await isStillThere(manager, schedule))) throw new CancelledError();
          await this.publishOutcome(manager, schedule, draft, { tutorialId, problem: null, isHeld });
        },
      });
    } catch (error) {
      if (error instanceof CancelledError) return;
      const problem = problemOf(error, draft);
      if (problem) return this.giveUp(schedule, draft, problem);
      this.logger.warn(`Le brouillon ${draftId} n’a pas pu être publié.`, error);
    }
  }

  /**
   * Publishing requires the same rights as if the member did so now.
   * @throws ForbiddenException
   */
  private async requireActor({ userId }: DraftSchedule): Promise<User> {
    const actor = userId === null ? null : await this.users.find(userId);
    if (!actor) throw new ForbiddenException('Le compte de qui l’avait programmé n’existe plus.');
    if (isSuspended(actor)) throw new ForbiddenException('Le compte de qui l’avait programmé est suspendu.');
    await this.confirmedEmail.require(actor);
    return actor;
  }

  /** Removes the date and keeps the draft. */
  private async giveUp(schedule: DraftSchedule, tried: TutorialDraft, problem: string): Promise<void> {
    const { draftId } = schedule;
    await this.dataSource.transaction(async (manager) => {
      const draft = await this.rows.lock(manager, draftId);
      if (!draft || !(await isStillThere(manager, schedule))) return;
      if (draft.version === tried.version) {
        await manager.delete(DraftSchedule, { draftId });
        await this.publishOutcome(manager, schedule, draft, { tutorialId: draft.tutorialId, problem });
      } else {
        // Saved meanwhile: the new text may be publishable.
        await manager.update(DraftSchedule, { draftId }, { triedAt: null });
      }
    });
  }

  private async publishOutcome(
    manager: EntityManager,
    schedule: DraftSchedule,
    draft: TutorialDraft,
    end: { tutorialId: number | null; problem: string | null; isHeld?: boolean },
  ): Promise<void> {
    const { draftId } = schedule;
    for (const userId of new Set([draft.userId, schedule.userId ?? draft.userId])) {
      const payload = { draftId, userId, title: draft.title, ...end };
      await this.events.publish(manager, 'draft.came-due', payload);
    }
  }
}

async function isStillThere(
  manager: EntityManager,
  { draftId, publishAt }: Pick<DraftSchedule, 'draftId' | 'publishAt'>,
): Promise<boolean> {
  const schedule = await manager.findOneBy(DraftSchedule, { draftId });
  return schedule?.publishAt.getTime() === publishAt.getTime();
}

/** Reason why it can't be published, in French; undefined when a later attempt may succeed. */
function problemOf(error: unknown, { tutorialId }: TutorialDraft): string | undefined {
  if (!(error instanceof HttpException) || error.getStatus() >= 500 || error.getStatus() === 429) {
    return undefined;
  }
  if (error instanceof NotFoundException && tutorialId !== null)
    return 'Le tutoriel n’est plus là, ou ne peut plus être réécrit par qui l’avait programmé.';
  return error.message;
}
