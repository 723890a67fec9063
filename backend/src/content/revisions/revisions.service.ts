import { createHash } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type EntityManager, type Repository } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import { TutorialRevision } from './tutorial-revision.entity.js';
import { textFieldsOf } from './written-text.js';

const BATCH = 50;

/** The text of a revision. */
export type RevisionContent = ReturnType<typeof textFieldsOf<TutorialRevision>>;
/** Metadata of a revision. */
export type RevisionOrigin = Pick<
  TutorialRevision,
  'tutorialId' | 'version' | 'editorId' | 'isImported' | 'restoredVersion' | 'neverShown'
>;

/** Authors see every revision, others only those that were published. */
export type Readers = 'authors' | 'everybody';

const shownTo = { authors: {}, everybody: { neverShown: false } } satisfies Record<Readers, object>;

/** Stores every version of every tutorial, one revision each. */
@Injectable()
export class RevisionsService {
  constructor(@InjectRepository(TutorialRevision) private readonly revisions: Repository<TutorialRevision>) {}

  /** Runs in the transaction that writes the version. */
  async addRevision(manager: EntityManager, origin: RevisionOrigin, content: RevisionContent): Promise<void> {
    const said = textFieldsOf(content);
    await manager.insert(TutorialRevision, {
      ...origin,
      ...said,
      hash: hashOf(said),
      createdAt: new Date(),
    });
  }

  /** Shows a revision to readers again, in the transaction that republishes the tutorial. */
  async showRevision(manager: EntityManager, tutorialId: number, version: number): Promise<void> {
    await manager.update(TutorialRevision, { tutorialId, version }, { neverShown: false });
  }

  /**
   * Hides every revision from readers, in the transaction in which an administrator unpublishes the tutorial for its
   * content.
   */
  async hideRevisions(manager: EntityManager, tutorialId: number): Promise<void> {
    await manager.update(TutorialRevision, { tutorialId }, { neverShown: true });
  }

  /** Newest first, with their editors, without Markdown. */
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

  /**
   * With its Markdown.
   * @throws NotFoundException
   */
  async get(tutorialId: number, version: number, readers: Readers): Promise<TutorialRevision> {
    const revision = await this.withEditors()
      .addSelect('revision.source')
      .where({ tutorialId, version, ...shownTo[readers] })
      .getOne();
    if (!revision) throw new NotFoundException('Cette version du tutoriel n’existe pas.');
    return revision;
  }

  /** Streams the text of all revisions, or of those of a tutorial, in batches. */
  async *eachText({
    manager = this.revisions.manager,
    tutorialId,
  }: { manager?: EntityManager; tutorialId?: number } = {}): AsyncGenerator<
    Pick<TutorialRevision, 'image' | 'source'>
  > {
    for (let after = 0; ;) {
      const some = await manager
        .createQueryBuilder(TutorialRevision, 'revision')
        .select(['revision.id', 'revision.image', 'revision.source'])
        .where({ id: MoreThan(after), ...(tutorialId !== undefined && { tutorialId }) })
        .orderBy('revision.id')
        .limit(BATCH)
        .getMany();
      yield* some;
      if (some.length < BATCH) return;
      after = some.at(-1)!.id;
    }
  }

  private withEditors() {
    return this.revisions
      .createQueryBuilder('revision')
      .leftJoin('revision.editor', 'editor')
      .addSelect(['editor.id', 'editor.displayName']);
  }
}

/** Hash of the text; equal for equal revisions, also for those stored before the last fields existed. */
export function hashOf(content: RevisionContent): string {
  const values = Object.values(textFieldsOf(content));
  const said = values.slice(0, values.findLastIndex((value) => value !== null && value !== undefined) + 1);
  const text = JSON.stringify(said);
  return createHash('sha256').update(text).digest('hex');
}
