import { HttpException, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CollectionModerationService } from '../../community/collections/collection-moderation.service.js';
import { CommentsService } from '../../community/comments/comments.service.js';
import { DeletedCommentsService } from '../../community/comments/deleted-comments.service.js';
import { PublicationService } from '../../content/tutorials/publication.service.js';
import { TrashService } from '../../content/tutorials/trash.service.js';
import type { User } from '../../members/users/user.entity.js';
import { AuditService } from '../audit/audit.service.js';
import type { ThingKind, ThingRef } from '../things/thing-kinds.js';
import type { Outcome } from './decision.entity.js';

/** Whether it has changed anything: somebody may have done the same before. */
type Effect = (manager: EntityManager, id: number, actor: User) => Promise<boolean>;

/** Takes things off the site, each kind in its own way, and brings them back. */
@Injectable()
export class EffectsService {
  private readonly effects: Record<ThingKind, Partial<Record<Outcome, Effect>>> = {
    comment: {
      delete: async (manager, id, actor) => {
        const comment = await this.comments.lock(manager, id);
        if (comment) await this.comments.remove(manager, comment, actor, { isToldByDecision: true });
        return comment !== null;
      },
    },
    tutorial: {
      hide: (manager, id, actor) => unlessGone(() => this.publication.takeOff(manager, id, actor)),
      delete: (manager, id, actor) =>
        unlessGone(async () => {
          await this.trash.throwAwayWithin(manager, id, actor, (_, { title }) =>
            this.audit.record(manager, { ...noted('tutorial.delete', id, actor), before: { title } }),
          );
          return true;
        }),
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

  private readonly returns: Record<ThingKind, Partial<Record<Outcome, Effect>>> = {
    comment: {
      delete: async (manager, id, actor) => {
        await this.deletedComments.restoreWithin(manager, id, actor, { isToldByDecision: true });
        return true;
      },
    },
    tutorial: {
      hide: (manager, id, actor) => this.publication.putBack(manager, id, actor),
      delete: (manager, id, actor) =>
        this.trash.giveBack(manager, id, () =>
          this.audit.record(manager, noted('tutorial.restore', id, actor)),
        ),
    },
    collection: {
      hide: (manager, id, actor) => this.collections.hideWithin(manager, id, false, null, actor),
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

  /** Resolves to whether the thing has changed; what is gone already has not. */
  async apply(manager: EntityManager, thing: ThingRef, outcome: Outcome, actor: User): Promise<boolean> {
    return (await this.effects[thing.kind][outcome]?.(manager, thing.subjectId, actor)) ?? false;
  }

  /** Resolves to whether it is as before: what has been erased since can’t come back. */
  async takeBack(manager: EntityManager, thing: ThingRef, outcome: Outcome, actor: User): Promise<boolean> {
    return unlessGone(
      async () => (await this.returns[thing.kind][outcome]?.(manager, thing.subjectId, actor)) ?? false,
    );
  }
}

/** What is refused is refused before anything is written. */
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
