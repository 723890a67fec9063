import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, FindOptionsWhere, Repository } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { notDeleted } from '../tutorials/published.js';
import { DraftSchedule } from './draft-schedule.entity.js';
import { TutorialDraft } from './tutorial-draft.entity.js';
import { DomainContents, type DomainContent, type DomainMove } from '../domains/domain-contents.js';

const BATCH = 50;
const WRITTEN_BY = `(
  draft.tutorialId IN (SELECT own.tutorialId FROM tutorial_authors own WHERE own.userId = :userId)
  OR (draft.userId = :userId AND NOT EXISTS (SELECT 1 FROM tutorial_authors other WHERE other.tutorialId = draft.tutorialId))
)`;

@Injectable()
export class DraftsRepository {
  constructor(@InjectRepository(TutorialDraft) private readonly drafts: Repository<TutorialDraft>) {}

  /**
   * Drafts of a tutorial; or those of a member: new ones, those of tutorials they write, and those they work on of
   * tutorials without a member as author. Without Markdown, last saved first, and not of tutorials in the trash.
   */
  async list(
    of: { tutorialId: number } | { userId: number },
    { limit, offset }: Page,
  ): Promise<[TutorialDraft[], number]> {
    return this.joined()
      .where('tutorialId' in of ? 'draft.tutorialId = :tutorialId' : WRITTEN_BY, of)
      .andWhere(notDeleted('draft.tutorialId'))
      .orderBy('draft.savedAt', 'DESC')
      .addOrderBy('draft.id', 'DESC')
      .limit(limit)
      .offset(offset)
      .getManyAndCount();
  }

  /** With its Markdown. */
  async find(where: FindOptionsWhere<TutorialDraft>): Promise<TutorialDraft | null> {
    return this.joined().addSelect('draft.source').where(where).getOne();
  }

  /** With its Markdown, and with a row lock until the transaction ends. */
  async lock(manager: EntityManager, id: number): Promise<TutorialDraft | null> {
    const query = manager.createQueryBuilder(TutorialDraft, 'draft').addSelect('draft.source');
    return lockRows(query.where({ id })).getOne();
  }

  /** Runs in the transaction in which an author leaves the tutorial. */
  async reassign(manager: EntityManager, tutorialId: number, userId: number): Promise<void> {
    await manager.update(TutorialDraft, { tutorialId }, { userId });
  }

  async count(manager: EntityManager, userId: number): Promise<number> {
    return manager.countBy(TutorialDraft, { userId });
  }

  /** Streams the text of all drafts in batches. */
  async *eachText(): AsyncGenerator<Pick<TutorialDraft, 'image' | 'source'>> {
    for (let after = 0; ;) {
      const some = await this.drafts
        .createQueryBuilder('draft')
        .select(['draft.id', 'draft.image', 'draft.source'])
        .where('draft.id > :after', { after })
        .orderBy('draft.id')
        .limit(BATCH)
        .getMany();
      if (some.length === 0) return;
      yield* some;
      after = some.at(-1)!.id;
    }
  }

  private joined() {
    return this.drafts
      .createQueryBuilder('draft')
      .leftJoinAndMapOne('draft.schedule', DraftSchedule, 'schedule', 'schedule.draftId = draft.id')
      .leftJoin('draft.savedBy', 'savedBy')
      .addSelect(['savedBy.id', 'savedBy.displayName']);
  }
}

/** Updates drafts when domains are emptied, merged or deleted. */
@Injectable()
export class DraftsOfDomains implements DomainContent {
  constructor(contents: DomainContents) {
    contents.register(this);
  }

  async moveFollows(manager: EntityManager, { from, into }: DomainMove): Promise<void> {
    await manager.update(TutorialDraft, { domainId: from }, { domainId: into });
  }

  async forget(manager: EntityManager, domainId: number): Promise<void> {
    await manager.update(TutorialDraft, { domainId }, { domainId: null });
  }
}
