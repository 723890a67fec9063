import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../moderation/audit/audit.service.js';
import type { Page } from '../../platform/common/page-query.js';
import { isForeignKeyViolation } from '../../platform/database/violations.js';
import { storeAnswer, type AnswerKey } from '../../platform/idempotency/answer-key.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import type { User } from '../../members/users/user.entity.js';
import type { LearningPath } from './learning-path.entity.js';
import { publicationProblem } from './learning-paths.policy.js';
import { LearningPathsRepository, type PathSelection } from './learning-paths.repository.js';
import { pathNotFound } from './learning-paths.service.js';
import { progressOn, type PathProgress } from './path-progress.js';
import { toAdminPathDto, type NewPathBody, type PathChangesBody, type StepBody } from './path-changes.dto.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';

interface Edit {
  action: string;
  before?: object;
  after?: object;
}

/** Administration of learning paths. Each change is audited and drops the cached pages that it affects. */
@Injectable()
export class PathEditingService {
  constructor(
    private readonly events: DomainEvents,
    private readonly paths: LearningPathsRepository,
    private readonly tutorials: TutorialsService,
    private readonly audit: AuditService,
    private readonly dataSource: DataSource,
  ) {}

  /** Published or not, in their order. */
  async list(selection: PathSelection, page: Page): Promise<{ paths: PathProgress[]; total: number }> {
    const [paths, total] = await this.paths.listAll(selection, page);
    return { paths: await this.withSteps(paths), total };
  }

  /** @throws NotFoundException */
  async get(id: number): Promise<PathProgress> {
    const path = await this.paths.find(id);
    if (!path) throw pathNotFound();
    const [withSteps] = await this.withSteps([path]);
    return withSteps!;
  }

  /** Appends an unpublished path without steps. */
  async create(body: NewPathBody, actor: User, key?: AnswerKey): Promise<PathProgress> {
    const { badgeText = null, badgeVariant = 'default', ...rest } = body;
    const row = { ...rest, badgeText, badgeVariant, isPublished: false, steps: [] };
    return this.write(async (manager) => {
      const position = await this.paths.nextPosition(manager);
      const made = await this.paths.insertPath(manager, row, position);
      await this.recordAudit(manager, made, actor, { action: 'learning-path.create', after: body });
      const path = progressOn((await this.paths.lock(manager, made))!, [], new Set());
      await storeAnswer(manager, key, toAdminPathDto(path));
      return path;
    });
  }

  /** @throws NotFoundException, ConflictException when published without steps */
  async change(id: number, body: PathChangesBody, actor: User): Promise<PathProgress> {
    await this.edit(id, actor, async (manager, path) => {
      const changes = differences(path, body);
      const names = Object.keys(changes) as (keyof LearningPath)[];
      if (names.length === 0) return undefined;
      if (changes.isPublished) await this.refuseWithoutSteps(manager, id);
      await this.paths.updatePath(manager, id, changes);
      const before = Object.fromEntries(names.map((name) => [name, path[name]]));
      return { action: actionOf(changes), before, after: changes };
    });
    return this.get(id);
  }

  /**
   * Replaces the steps of a path.
   * @throws NotFoundException, also when a tutorial does not exist
   */
  async setSteps(id: number, steps: StepBody[], actor: User): Promise<PathProgress> {
    const setting = this.edit(id, actor, async (manager) => {
      const before = await this.paths.tutorialIds(manager, id);
      await this.paths.replaceSteps(manager, id, steps);
      const after = { tutorialIds: steps.map(({ tutorialId }) => tutorialId) };
      return { action: 'learning-path.set-steps', before: { tutorialIds: before }, after };
    });
    try {
      await setting;
    } catch (error) {
      if (isForeignKeyViolation(error)) await this.refuseUnknown(steps);
      throw error;
    }
    return this.get(id);
  }

  /** @throws NotFoundException */
  async delete(id: number, actor: User): Promise<void> {
    await this.edit(id, actor, async (manager, { title, isPublished }) => {
      await this.paths.deletePath(manager, id);
      return { action: 'learning-path.delete', before: { title, isPublished } };
    });
  }

  /** @param act resolves to undefined if it changed nothing; then nothing is audited */
  private async edit(
    id: number,
    actor: User,
    act: (manager: EntityManager, path: LearningPath) => Promise<Edit | undefined>,
  ): Promise<void> {
    await this.write(async (manager) => {
      const path = await this.paths.lock(manager, id);
      if (!path) throw pathNotFound();
      const edit = await act(manager, path);
      if (edit) await this.recordAudit(manager, id, actor, edit);
    });
  }

  private async write<T>(act: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      // Concurrent writes wait here, so that two new paths do not get the same position.
      await this.paths.lockAll(manager);
      return act(manager);
    });
  }

  private async recordAudit(
    manager: EntityManager,
    targetId: number,
    actor: User,
    edit: Edit,
  ): Promise<void> {
    await this.events.publish(manager, 'learning-path.changed', { pathId: targetId });
    await this.audit.record(manager, {
      actorId: actor.id,
      targetType: 'learning-path',
      targetId,
      ...edit,
    });
  }

  /** @throws NotFoundException naming the steps whose tutorials do not exist */
  private async refuseUnknown(steps: StepBody[]): Promise<void> {
    const titles = await this.tutorials.titlesOf(steps.map(({ tutorialId }) => tutorialId));
    const unknown = steps.filter(({ tutorialId }) => !titles.has(tutorialId));
    if (unknown.length === 0) return;
    const named = unknown.map(({ title, tutorialId }) => `« ${title} » (n° ${tutorialId})`);
    throw new NotFoundException(`Le tutoriel de ces étapes n’existe pas : ${named.join(', ')}.`);
  }

  private async refuseWithoutSteps(manager: EntityManager, id: number): Promise<void> {
    const problem = publicationProblem((await this.paths.tutorialIds(manager, id)).length);
    if (problem) throw new ConflictException(problem);
  }

  private async withSteps(paths: LearningPath[]): Promise<PathProgress[]> {
    const steps = await this.paths.stepsOf(
      paths.map(({ id }) => id),
      false,
    );
    return paths.map((path) => {
      const own = steps.filter(({ pathId }) => pathId === path.id);
      return progressOn(path, own, new Set());
    });
  }
}

/** The given values that differ. Only the badge text may become null. */
function differences(path: LearningPath, given: PathChangesBody): Partial<LearningPath> {
  const changed = (Object.entries(given) as [keyof PathChangesBody, unknown][]).filter(
    ([name, value]) =>
      value !== undefined && (value !== null || name === 'badgeText') && value !== path[name],
  );
  return Object.fromEntries(changed);
}

function actionOf({ isPublished }: Partial<LearningPath>): string {
  if (isPublished === undefined) return 'learning-path.change';
  return isPublished ? 'learning-path.publish' : 'learning-path.unpublish';
}
