import { beginningOf } from '@passerelle/api-client/text-length';
import { Injectable, NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CollectionsService } from '../../community/collections/collections.service.js';
import { commentPath } from '../../community/comments/comment.entity.js';
import { CommentsService } from '../../community/comments/comments.service.js';
import { authorsOf } from '../../content/tutorials/signature.js';
import { TutorialAuthorsService } from '../../content/tutorials/tutorial-authors.service.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import type { User } from '../../members/users/user.entity.js';
import { UsersService } from '../../members/users/users.service.js';
import { keyOf, type Snapshot, type SubjectRef } from './subject-kinds.js';

const MAX_SAID = 1000;

export interface ReportSubject extends SubjectRef, Snapshot {
  /** All owners: a tutorial may have several authors. */
  ownerIds: number[];
}

/** Finds reportable content, as the member sees it. */
@Injectable()
export class SubjectsService {
  constructor(
    private readonly comments: CommentsService,
    private readonly tutorials: TutorialsService,
    private readonly authors: TutorialAuthorsService,
    private readonly collections: CollectionsService,
    private readonly users: UsersService,
  ) {}

  /** @throws NotFoundException, also when the reader may not read its tutorial */
  async comment(id: number, reader: User): Promise<ReportSubject> {
    const { tutorialId, content, userId } = await this.comments.get(id);
    await this.tutorials.require(tutorialId, reader);
    const snapshot = { subjectTitle: null, said: content, subjectAuthorId: userId };
    return { kind: 'comment', subjectId: id, ...snapshot, ownerIds: [userId] };
  }

  /** @throws NotFoundException */
  async tutorial(id: number, reader: User): Promise<ReportSubject> {
    const tutorial = await this.tutorials.read(id, reader);
    const ownerIds = authorsOf(tutorial).flatMap((author) => author.id ?? []);
    const snapshot = {
      ...described(tutorial.title, tutorial.description),
      subjectAuthorId: tutorial.authorId,
    };
    return { kind: 'tutorial', subjectId: id, ...snapshot, ownerIds };
  }

  /** By share link, the only way to see it. @throws NotFoundException */
  async collection(token: string): Promise<ReportSubject> {
    const { collection, owner } = await this.collections.openByLink(token);
    const snapshot = { ...described(collection.name, collection.description), subjectAuthorId: owner.id };
    return { kind: 'collection', subjectId: collection.id, ...snapshot, ownerIds: [owner.id] };
  }

  /** @throws NotFoundException */
  async member(id: number): Promise<ReportSubject> {
    const user = await this.users.find(id);
    if (!user) throw new NotFoundException('Ce membre n’existe pas.');
    const snapshot = { ...described(user.displayName, user.bio), subjectAuthorId: id };
    return { kind: 'member', subjectId: id, ...snapshot, ownerIds: [id] };
  }

  /** Current owners, since authors may have changed after the report. */
  async ownerIds(
    { kind, subjectId, subjectAuthorId }: SubjectRef & Snapshot,
    manager?: EntityManager,
  ): Promise<number[]> {
    const known = subjectAuthorId === null ? [] : [subjectAuthorId];
    if (kind !== 'tutorial') return known;
    const authors = await this.authors.listAuthors(subjectId, manager);
    return [...new Set([...known, ...authors.map(({ userId }) => userId)])];
  }

  /** Current co-authors of a tutorial, besides the first author. */
  async coauthorsOf({ kind, subjectId, subjectAuthorId }: SubjectRef & Snapshot): Promise<User[]> {
    if (kind !== 'tutorial') return [];
    const authors = await this.authors.listAuthors(subjectId);
    return authors.flatMap(({ userId, user }) => (user && userId !== subjectAuthorId ? user : []));
  }

  /**
   * Keys (`keyOf`) of the contents that a member owns, alone or with others. Takes two queries for any number of
   * contents.
   */
  async ownedAmong(
    subjects: readonly (SubjectRef & Snapshot)[],
    userId: number,
    manager?: EntityManager,
  ): Promise<Set<string>> {
    const tutorialIds = subjects.flatMap(({ kind, subjectId }) => (kind === 'tutorial' ? subjectId : []));
    const written = await this.authors.writtenAmong(tutorialIds, userId, manager);
    const own = subjects.filter(
      ({ kind, subjectId, subjectAuthorId }) =>
        subjectAuthorId === userId || (kind === 'tutorial' && written.has(subjectId)),
    );
    return new Set(own.map(keyOf));
  }

  /** Page where moderators see the content; null when it is deleted or has none. */
  async pathOf({ kind, subjectId }: SubjectRef): Promise<string | null> {
    if (kind === 'collection') return this.collections.publicPathOf(subjectId);
    if (kind === 'member') return (await this.users.find(subjectId)) && `/auteurs/${subjectId}`;
    const [comment] = kind === 'comment' ? await this.comments.findSome([subjectId]) : [];
    const tutorialId = kind === 'tutorial' ? subjectId : comment?.tutorialId;
    if (!tutorialId || (await this.tutorials.readMany([tutorialId])).length === 0) return null;
    return comment ? commentPath(comment) : `/tutoriels/${tutorialId}`;
  }
}

function described(subjectTitle: string, text: string | null): Pick<Snapshot, 'subjectTitle' | 'said'> {
  return { subjectTitle, said: beginningOf(text ?? '', MAX_SAID) };
}
