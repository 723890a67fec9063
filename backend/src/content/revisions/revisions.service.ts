import { createHash } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import { TutorialRevision } from './tutorial-revision.entity.js';
import { saidIn } from './written-text.js';

/** What a revision says. */
export type RevisionContent = ReturnType<typeof saidIn<TutorialRevision>>;
/** What it is a revision of, and where it comes from. */
export type RevisionOrigin = Pick<
  TutorialRevision,
  'tutorialId' | 'version' | 'editorId' | 'isImported' | 'restoredVersion' | 'neverShown'
>;

/** Its authors see all of it; others what has been on the site. */
export type Readers = 'authors' | 'everybody';

const shownTo = { authors: {}, everybody: { neverShown: false } } satisfies Record<Readers, object>;

/** All that tutorials have ever said, one revision for each version. */
@Injectable()
export class RevisionsService {
  constructor(@InjectRepository(TutorialRevision) private readonly revisions: Repository<TutorialRevision>) {}

  /** Within the transaction that writes the version. */
  async add(manager: EntityManager, origin: RevisionOrigin, content: RevisionContent): Promise<void> {
    const said = saidIn(content);
    await manager.insert(TutorialRevision, {
      ...origin,
      ...said,
      hash: hashOf(said),
      createdAt: new Date(),
    });
  }

  /** The tutorial comes back to the site as it is by now; within the transaction in which it does. */
  async show(manager: EntityManager, tutorialId: number, version: number): Promise<void> {
    await manager.update(TutorialRevision, { tutorialId, version }, { neverShown: false });
  }

  /** An administrator has taken it off the site for what it says: so have its versions been; within that transaction. */
  async hideAll(manager: EntityManager, tutorialId: number): Promise<void> {
    await manager.update(TutorialRevision, { tutorialId }, { neverShown: true });
  }

  /** The latest first, without their texts, with who wrote them. */
  async list(
    tutorialId: number,
    readers: Readers,
    { limit, offset }: Page,
  ): Promise<{ revisions: TutorialRevision[]; total: number }> {
    const [revisions, total] = await this.withEditors()
      .where({ tutorialId, ...shownTo[readers] })
      .orderBy('revision.version', 'DESC')
      .limit(limit)
      .offset(offset)
      .getManyAndCount();
    return { revisions, total };
  }

  /** With its text. @throws NotFoundException */
  async get(tutorialId: number, version: number, readers: Readers): Promise<TutorialRevision> {
    const revision = await this.withEditors()
      .addSelect('revision.source')
      .where({ tutorialId, version, ...shownTo[readers] })
      .getOne();
    if (!revision) throw new NotFoundException('Cette version du tutoriel n’existe pas.');
    return revision;
  }

  private withEditors() {
    return this.revisions
      .createQueryBuilder('revision')
      .leftJoin('revision.editor', 'editor')
      .addSelect(['editor.id', 'editor.displayName']);
  }
}

/** The same for revisions that say the same. */
export function hashOf(content: RevisionContent): string {
  const text = JSON.stringify(Object.values(saidIn(content)));
  return createHash('sha256').update(text).digest('hex');
}
