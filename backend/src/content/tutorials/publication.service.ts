import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, type Repository } from 'typeorm';
import { lockRows } from '../../platform/database/lock-rows.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import type { User } from '../../members/users/user.entity.js';
import { tutorialNotFound } from './tutorial-not-found.js';
import { Tutorial } from './tutorial.entity.js';
import { TutorialCounts } from './tutorial-counts.js';
import { UnpublishedTutorial } from './unpublished-tutorial.entity.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';

/** Takes tutorials off the site and puts them back, without anything of theirs being lost. */
@Injectable()
export class PublicationService {
  constructor(
    private readonly events: DomainEvents,
    @InjectRepository(UnpublishedTutorial) private readonly unpublished: Repository<UnpublishedTutorial>,
    private readonly audit: AuditService,
    private readonly counts: TutorialCounts,
    private readonly dataSource: DataSource,
  ) {}

  /** Does nothing when it is so already. @throws NotFoundException */
  async setPublished(tutorialId: number, isPublished: boolean, actor: User): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Of two at once the second waits here, and finds what the first has done.
      const query = lockRows(manager.createQueryBuilder(Tutorial, 'tutorial'));
      const tutorial = await query.where({ id: tutorialId }).getOne();
      if (!tutorial) throw tutorialNotFound();
      const wasPublished = !(await manager.existsBy(UnpublishedTutorial, { tutorialId }));
      if (wasPublished === isPublished) return;
      if (isPublished) await manager.delete(UnpublishedTutorial, { tutorialId });
      else await manager.insert(UnpublishedTutorial, { tutorialId, unpublishedAt: new Date() });
      await this.counts.published(manager, tutorial, isPublished);
      await this.audit.record(manager, {
        actorId: actor.id,
        action: isPublished ? 'tutorial.publish' : 'tutorial.unpublish',
        targetType: 'tutorial',
        targetId: tutorialId,
      });
      const happened = isPublished ? 'tutorial.saved' : 'tutorial.withdrawn';
      await this.events.publish(manager, happened, { tutorialId });
    });
  }

  async unpublishedAmong(tutorialIds: number[]): Promise<ReadonlySet<number>> {
    const rows = await this.unpublished.findBy({ tutorialId: In(tutorialIds) });
    return new Set(rows.map(({ tutorialId }) => tutorialId));
  }
}
