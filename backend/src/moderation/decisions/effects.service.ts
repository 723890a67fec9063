import { HttpException, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CollectionModerationService } from '../../community/collections/collection-moderation.service.js';
import { CommentsService } from '../../community/comments/comments.service.js';
import { DeletedCommentsService } from '../../community/comments/deleted-comments.service.js';
import { type DecisionTimes, PublicationService } from '../../content/tutorials/publication.service.js';
import { TrashService } from '../../content/tutorials/trash.service.js';
import type { User } from '../../members/users/user.entity.js';
import { AuditService } from '../audit/audit.service.js';
import type { SubjectKind, SubjectRef } from '../subjects/subject-kinds.js';
import type { Outcome } from './decision.entity.js';

/** Resolves to whether it changed anything; the content may have been in that state already. */
type Effect = (manager: EntityManager, id: number, actor: User, at: Date) => Promise<boolean>;
/** Resolves to whether the effect is completely undone. */
type Return = (manager: EntityManager, id: number, actor: User, decided: DecisionTimes) => Promise<boolean>;

/** Hides, deletes and restores content of each kind. */
@Injectable()
export class EffectsService {
  private readonly effects: Record<SubjectKind, Partial<Record<Outcome, Effect>>> = {
    comment: {
      delete: async (manager, id, actor) => {
        const comment = await this.comments.lock(manager, id);
        if (comment) await this.comments.deleteWithin(manager, comment, actor, { isToldByDecision: true });
        return comment !== null;
      },
    },
    tutorial: {
      hide: (manager, id, actor, at) => unlessGone(() => this.publication.takeDown(manager, id, actor, at)),
      delete: (manager, id, actor, at) =>
        unlessGone(() =>
          this.trash.takeDown(manager, id, actor, at, (_, { title, authorId }) =>
            this.audit.record(manager, {
              ...noted('tutorial.delete', id, actor),
              before: { title, authorId },
            }),
          ),
        ),
    },
    collection: {
      hide: (manager, id, actor) =>
        unlessGone(() => this.collections.hideWithin(manager, id, true, null, actor)),
      delete: (manager, id, actor) =>
        unlessGone(async () => {
          await this.collections.deleteWithin(manager, id, actor);
          return true;
        }),
    },
    member: {},
  };

  private readonly returns: Record<SubjectKind, Partial<Record<Outcome, Return>>> = {
    comment: {
      delete: async (manager, id, actor) => {
        if (await this.comments.lock(manager, id)) return true;
        await this.deletedComments.restoreWithin(manager, id, actor, { isToldByDecision: true });
        return true;
      },
    },
    tutorial: {
      hide: (manager, id, actor, decided) => this.publication.reinstate(manager, id, actor, decided),
      delete: (manager, id, actor, decided) =>
        this.trash.reinstate(manager, id, decided, () =>
          this.audit.record(manager, noted('tutorial.restore', id, actor)),
        ),
    },
    collection: {
      hide: async (manager, id, actor) => {
        await this.collections.hideWithin(manager, id, false, null, actor);
        return true;
      },
    },
    member: {},
  };

  constructor(
    private readonly comments: CommentsService,
    private readonly deletedComments: DeletedCommentsService,
    private readonly publication: PublicationService,
    private readonly trash: TrashService,
    private readonly collections: CollectionModerationService,
    private readonly audit: AuditService,
  ) {}

  /** Resolves to whether the content has changed; content already deleted has not. */
  async applyEffect(
    manager: EntityManager,
    { kind, subjectId }: SubjectRef,
    outcome: Outcome,
    actor: User,
    at: Date,
  ): Promise<boolean> {
    return (await this.effects[kind][outcome]?.(manager, subjectId, actor, at)) ?? false;
  }

  /** Resolves to whether the content is as before; content purged since cannot be restored. */
  async undoEffect(
    manager: EntityManager,
    { kind, subjectId }: SubjectRef,
    outcome: Outcome,
    actor: User,
    decided: DecisionTimes,
  ): Promise<boolean> {
    return unlessGone(
      async () => (await this.returns[kind][outcome]?.(manager, subjectId, actor, decided)) ?? false,
    );
  }
}

/** Treats a refusal as no effect: refusals are thrown before anything is written. */
async function unlessGone(effect: () => Promise<boolean>): Promise<boolean> {
  try {
    return await effect();
  } catch (error) {
    if (error instanceof HttpException) return false;
    throw error;
  }
}

function noted(action: string, targetId: number, { id: actorId }: User) {
  return { actorId, action, targetType: 'tutorial', targetId };
}
