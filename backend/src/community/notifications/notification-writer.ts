import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookOrder } from '../../content/book-orders/book-order.entity.js';
import { Comment } from '../comments/comment.entity.js';
import { Domain } from '../../content/domains/domain.entity.js';
import { Facts, type FactsByName } from '../../platform/domain-events/facts.js';
import { FollowsService } from '../follows/follows.service.js';
import { CommentReport } from '../../moderation/reports/comment-report.entity.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { User } from '../../members/users/user.entity.js';
import {
  commentText,
  decidedReportText,
  decisionText,
  fileText,
  likeText,
  newReportText,
  newTutorialsText,
  newTutorialText,
  removedCommentText,
  replyText,
  restoredCommentText,
} from './notification-texts.js';
import { NotificationsService, type Draft } from './notifications.service.js';

const reasons: Record<CommentReport['reason'], string> = {
  spam: 'publicité ou courrier indésirable',
  inappropriate: 'contenu inapproprié',
  offensive: 'propos offensants',
  harassment: 'harcèlement',
  misinformation: 'fausse information',
  other: 'autre raison',
};

/** Turns what happens into what members are told, in the transaction in which it happens. */
@Injectable()
export class NotificationWriter {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly follows: FollowsService,
    private readonly settings: SettingsService,
    facts: Facts,
  ) {
    facts.on('comment-written', (fact, manager) => this.commentWritten(fact, manager));
    facts.on('comment-liked', (fact, manager) => this.commentLiked(fact, manager));
    facts.on('comment-removed', (fact, manager) => this.commentRemoved(fact, manager));
    facts.on('comment-restored', (fact, manager) => this.commentRestored(fact, manager));
    facts.on('report-made', (fact, manager) => this.reportMade(fact, manager));
    facts.on('book-ended', (fact, manager) => this.bookEnded(fact, manager));
    facts.on('tutorial-published', (fact, manager) => this.tutorialPublished(fact, manager));
    facts.on('tutorials-imported', (fact, manager) => this.tutorialsImported(fact, manager));
    facts.on('report-decided', ({ reporterId, upheld }, manager) =>
      this.notifications.add(manager, [draft(reporterId, null, decidedReportText(upheld))]),
    );
    facts.on('member-moderated', ({ userId, decision, reason }, manager) =>
      this.notifications.add(manager, [draft(userId, null, decisionText(decision, reason))]),
    );
  }

  private async commentWritten(
    { tutorialId, authorId, parentId }: FactsByName['comment-written'],
    manager: EntityManager,
  ): Promise<void> {
    const about = await tutorialOf(manager, tutorialId);
    const actor = await nameOf(manager, authorId);
    const parent = parentId === null ? null : await manager.findOneBy(Comment, { id: parentId });
    const drafts = new Map<number, Draft>();
    if (about.authorId !== null) {
      drafts.set(about.authorId, draft(about.authorId, authorId, commentText(actor, about)));
    }
    // Whoever is answered below their own tutorial hears of it once, as an answer.
    if (parent) drafts.set(parent.userId, draft(parent.userId, authorId, replyText(actor, about)));
    drafts.delete(authorId);
    await this.notifications.add(manager, [...drafts.values()]);
  }

  private async commentLiked(
    { commentId, likerId }: FactsByName['comment-liked'],
    manager: EntityManager,
  ): Promise<void> {
    const comment = await manager.findOneBy(Comment, { id: commentId });
    if (!comment || comment.userId === likerId) return;
    const about = await tutorialOf(manager, comment.tutorialId);
    const told = likeText(await nameOf(manager, likerId), comment.likes, about);
    await this.notifications.add(manager, [
      { ...draft(comment.userId, likerId, told), groupKey: `like:${commentId}` },
    ]);
  }

  private async commentRemoved(
    { tutorialId, authorId }: FactsByName['comment-removed'],
    manager: EntityManager,
  ): Promise<void> {
    const about = await tutorialOf(manager, tutorialId);
    await this.notifications.add(manager, [draft(authorId, null, removedCommentText(about))]);
  }

  private async commentRestored(
    { tutorialId, authorId }: FactsByName['comment-restored'],
    manager: EntityManager,
  ): Promise<void> {
    const about = await tutorialOf(manager, tutorialId);
    await this.notifications.add(manager, [draft(authorId, null, restoredCommentText(about))]);
  }

  private async reportMade(
    { reportId, reporterId }: FactsByName['report-made'],
    manager: EntityManager,
  ): Promise<void> {
    if (!(await this.settings.getWithin(manager, 'adminNotifications'))) return;
    const { reason } = await manager.findOneByOrFail(CommentReport, { id: reportId });
    const told = newReportText(await nameOf(manager, reporterId), reasons[reason]);
    const admins = await manager.find(User, { select: { id: true }, where: { isAdmin: true } });
    const others = admins.filter(({ id }) => id !== reporterId);
    await this.notifications.add(
      manager,
      others.map(({ id }) => draft(id, reporterId, told)),
    );
  }

  private async tutorialPublished(
    { tutorialId, domainId, authorId }: FactsByName['tutorial-published'],
    manager: EntityManager,
  ): Promise<void> {
    const followers = await this.follows.followersOf(manager, domainId);
    const others = followers.filter((id) => id !== authorId);
    if (others.length === 0) return;
    const about = await tutorialOf(manager, tutorialId);
    const { name } = await manager.findOneByOrFail(Domain, { id: domainId });
    const told = newTutorialText(name, about);
    await this.notifications.add(
      manager,
      others.map((id) => draft(id, authorId, told)),
    );
  }

  private async tutorialsImported(
    { domainId, count }: FactsByName['tutorials-imported'],
    manager: EntityManager,
  ): Promise<void> {
    const followers = await this.follows.followersOf(manager, domainId);
    if (followers.length === 0) return;
    const told = newTutorialsText(await manager.findOneByOrFail(Domain, { id: domainId }), count);
    await this.notifications.add(
      manager,
      followers.map((id) => draft(id, null, told)),
    );
  }

  private async bookEnded({ orderId }: FactsByName['book-ended'], manager: EntityManager): Promise<void> {
    const order = await manager.findOneByOrFail(BookOrder, { id: orderId });
    await this.notifications.add(manager, [draft(order.userId, null, fileText({ orderId, ...order }))]);
  }
}

function draft(
  userId: number,
  actorId: number | null,
  told: Pick<Draft, 'kind' | 'variant' | 'title' | 'message' | 'href'>,
): Draft {
  return { userId, actorId, groupKey: null, ...told };
}

async function nameOf(manager: EntityManager, id: number): Promise<string> {
  const { displayName } = await manager.findOneOrFail(User, {
    select: { displayName: true },
    where: { id },
  });
  return displayName;
}

async function tutorialOf(manager: EntityManager, id: number) {
  const { title, authorId } = await manager.findOneOrFail(Tutorial, {
    select: { title: true, authorId: true },
    where: { id },
  });
  return { tutorialId: id, tutorialTitle: title, authorId };
}
