import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookOrder } from '../../content/book-orders/book-order.entity.js';
import { Comment, CommentLike } from '../comments/comment.entity.js';
import { DomainsService } from '../../content/domains/domains.service.js';
import type { DomainEvent } from '../../platform/domain-events/domain-event-types.js';
import { Subscribers, type Step } from '../../platform/domain-events/subscribers.js';
import { FollowsService, type NewTutorial } from '../follows/follows.service.js';
import { ownReasons, reasonWords } from '../../moderation/subjects/report-reasons.js';
import { Report } from '../../moderation/reports/report.entity.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { User } from '../../members/users/user.entity.js';
import {
  commentText,
  contributorRequestText,
  decidedReportText,
  decisionText,
  heldCommentText,
  heldText,
  reviewedText,
  fileText,
  likeText,
  newReportText,
  newTutorialsText,
  newTutorialText,
  removedCommentText,
  replyText,
  scheduledText,
  restoredCommentText,
  type Text,
} from './notification-texts.js';
import { draft, findName, findOwnerIds, findTutorial, NOBODY } from './notification-data.js';
import { NotificationsService, type Draft } from './notifications.service.js';

/** Followers notified per transaction. */
const FOLLOWERS = 100;

/** Turns domain events into notifications. */
@Injectable()
export class NotificationSubscriber {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly follows: FollowsService,
    private readonly domains: DomainsService,
    private readonly settings: SettingsService,
    subscribers: Subscribers,
  ) {
    subscribers.subscribe('notifications', {
      'comment.created': (event, { manager }) => this.notifyOfComment(event, manager),
      'comment.held': (event, { manager }) => this.notifyOfHeldComment(event, manager),
      'comment.liked': (event, { manager }) => this.notifyOfLike(event, manager),
      'comment.removed': (event, { manager }) => this.notifyOfRemoval(event, manager),
      'comment.restored': (event, { manager }) => this.notifyOfRestoration(event, manager),
      'report.created': (event, { manager }) => this.notifyAdmins(event, manager),
      'tutorial.held': (event, { manager }) => this.notifyReviewers(event, manager),
      'tutorial.reviewed': (event, { manager }) => this.notifyOfReview(event, manager),
      'contributor.asked': (event, { manager }) => this.notifyOfRequest(event, manager),
      'report.decided': ({ id, payload }, { manager }) =>
        this.notifications.addNotifications(manager, id, [
          draft(payload.reporterId, null, decidedReportText(payload.upheld)),
        ]),
      'member.moderated': ({ id, payload: { userId, decision, reason } }, { manager }) =>
        this.notifications.addNotifications(manager, id, [
          draft(userId, null, decisionText(decision, reason)),
        ]),
      'draft.came-due': ({ id, payload }, { manager }) =>
        this.notifications.addNotifications(manager, id, [
          draft(payload.userId, null, scheduledText(payload)),
        ]),
      'book-order.finished': (event, { manager }) => this.notifyOfBook(event, manager),
      'tutorial.published': (event, step) => this.notifyOfTutorial(event, step),
      'tutorials.imported': (event, step) => this.notifyOfImport(event, step),
    });
  }

  private async notifyOfComment(
    { id, payload: { commentId, tutorialId, authorId, parentId } }: DomainEvent<'comment.created'>,
    manager: EntityManager,
  ): Promise<void> {
    if (!(await manager.existsBy(Comment, { id: commentId, userId: authorId }))) return;
    const found = await findTutorial(manager, tutorialId);
    const actor = await findName(manager, authorId);
    if (!found || actor === null) return;
    const about = { ...found, commentId };
    const parent = parentId === null ? null : await manager.findOneBy(Comment, { id: parentId });
    const drafts = new Map<number, Draft>();
    for (const each of about.authorIds) drafts.set(each, draft(each, authorId, commentText(actor, about)));
    // A reply on the author's own tutorial notifies once, as a reply.
    const answered = parent?.userId;
    if (answered) drafts.set(answered, draft(answered, authorId, replyText(actor, about)));
    drafts.delete(authorId);
    const open = [...drafts.values()].filter(({ userId }) => about.isOpenTo(userId));
    await this.notifications.addNotifications(manager, id, open);
  }

  private async notifyOfLike(
    { id, payload: { commentId, likerId } }: DomainEvent<'comment.liked'>,
    manager: EntityManager,
  ): Promise<void> {
    const comment = await manager.findOneBy(Comment, { id: commentId });
    if (!comment?.userId || comment.userId === likerId) return;
    if (!(await manager.existsBy(CommentLike, { commentId, userId: likerId }))) return;
    const about = await findTutorial(manager, comment.tutorialId);
    const actor = await findName(manager, likerId);
    if (!about?.isOpenTo(comment.userId) || actor === null) return;
    await this.notifications.addNotifications(manager, id, [
      {
        ...draft(comment.userId, likerId, likeText(actor, comment.likes, { ...about, commentId })),
        groupKey: `like:${commentId}`,
      },
    ]);
  }

  private async notifyOfRemoval(
    { id, payload: { tutorialId, authorId, isToldByDecision } }: DomainEvent<'comment.removed'>,
    manager: EntityManager,
  ): Promise<void> {
    if (isToldByDecision) return;
    const about = await findTutorial(manager, tutorialId);
    if (!about) return;
    const text = removedCommentText(about);
    const href = about.isOpenTo(authorId) ? text.href : null;
    await this.notifications.addNotifications(manager, id, [draft(authorId, null, { ...text, href })]);
  }

  private async notifyOfRestoration(
    { id, payload: { commentId, tutorialId, authorId } }: DomainEvent<'comment.restored'>,
    manager: EntityManager,
  ): Promise<void> {
    const about = await findTutorial(manager, tutorialId);
    if (!about?.isOpenTo(authorId)) return;
    const text = restoredCommentText({ ...about, commentId });
    await this.notifications.addNotifications(manager, id, [draft(authorId, null, text)]);
  }

  private async notifyAdmins(
    { id, payload: { reportId, reporterId } }: DomainEvent<'report.created'>,
    manager: EntityManager,
  ): Promise<void> {
    if (!(await this.settings.getWithin(manager, 'adminNotifications'))) return;
    const report = await manager.findOneBy(Report, { id: reportId });
    const actor = await findName(manager, reporterId);
    if (!report || actor === null) return;
    const { kind, subjectId } = report;
    const reporters = await manager.countBy(Report, { kind, subjectId, status: 'pending' });
    const text = newReportText(
      actor,
      reporters,
      kind,
      ownReasons(this.settings.appearance)[report.reason] ?? reasonWords[report.reason],
    );
    const admins = await manager.find(User, {
      select: { id: true },
      where: [{ isAdmin: true }, { isModerator: true }],
    });
    const others = admins.filter((admin) => admin.id !== reporterId);
    // The owners of the content must not learn who reported it, unless there is no other moderator.
    const ownerIds = await findOwnerIds(manager, report);
    const strangers = others.filter((admin) => !ownerIds.includes(admin.id));
    const told = strangers.length > 0 ? strangers : others;
    await this.notifications.addNotifications(
      manager,
      id,
      // Reports of the same content share one notification, which grows until it is read.
      told.map((admin) => ({
        ...draft(admin.id, reporterId, text),
        groupKey: `report:${kind}:${subjectId}`,
      })),
    );
  }

  private async notifyOfHeldComment(
    { id, payload: { tutorialId, authorId } }: DomainEvent<'comment.held'>,
    manager: EntityManager,
  ): Promise<void> {
    if (!(await this.settings.getWithin(manager, 'adminNotifications'))) return;
    const about = await findTutorial(manager, tutorialId);
    const actor = await findName(manager, authorId);
    if (!about || actor === null) return;
    const where = [{ isAdmin: true }, { isModerator: true }];
    const moderators = await manager.find(User, { select: { id: true }, where });
    const text = heldCommentText(actor, about);
    await this.notifications.addNotifications(
      manager,
      id,
      moderators.map((moderator) => draft(moderator.id, authorId, text)),
    );
  }

  private async notifyReviewers(
    { id, payload: { tutorialId, authorId } }: DomainEvent<'tutorial.held'>,
    manager: EntityManager,
  ): Promise<void> {
    const about = await findTutorial(manager, tutorialId);
    const actor = await findName(manager, authorId);
    if (!about || actor === null) return;
    const reviewers = await manager.find(User, {
      select: { id: true },
      where: [{ isReviewer: true }, { isAdmin: true }, { isModerator: true }],
    });
    const others = reviewers.filter((reviewer) => !about.authorIds.includes(reviewer.id));
    const text = heldText(actor, about);
    await this.notifications.addNotifications(
      manager,
      id,
      others.map((reviewer) => draft(reviewer.id, authorId, text)),
    );
  }

  private async notifyOfReview(
    { id, payload: { tutorialId, isAccepted, reason } }: DomainEvent<'tutorial.reviewed'>,
    manager: EntityManager,
  ): Promise<void> {
    const about = await findTutorial(manager, tutorialId);
    if (!about) return;
    const text = reviewedText(isAccepted, reason, about);
    await this.notifications.addNotifications(
      manager,
      id,
      about.authorIds.map((authorId) => draft(authorId, null, text)),
    );
  }

  private async notifyOfRequest(
    { id, payload: { userId } }: DomainEvent<'contributor.asked'>,
    manager: EntityManager,
  ): Promise<void> {
    if (!(await this.settings.getWithin(manager, 'adminNotifications'))) return;
    const actor = await findName(manager, userId);
    if (actor === null) return;
    const admins = await manager.find(User, { select: { id: true }, where: { isAdmin: true } });
    const text = contributorRequestText(actor);
    await this.notifications.addNotifications(
      manager,
      id,
      admins.map((admin) => draft(admin.id, userId, text)),
    );
  }

  private async notifyOfTutorial(
    { id, happenedAt, payload: { tutorialId, domainId, authorId } }: DomainEvent<'tutorial.published'>,
    step: Step,
  ): Promise<string | null> {
    const about = await findTutorial(step.manager, tutorialId);
    const domain = await this.domains.find(String(domainId), step.manager);
    if (!about?.isOpenTo(NOBODY) || !domain) return null;
    const known = [...about.authorIds, ...(authorId === null ? [] : [authorId])];
    const announced = {
      domainId: domain.id,
      authorIds: about.authorIds,
      tags: about.tags,
      publishedAt: happenedAt,
    };
    return this.notifyFollowers(id, step, announced, known, newTutorialText(domain.name, about));
  }

  private async notifyOfImport(
    { id, happenedAt, payload: { domainId, count } }: DomainEvent<'tutorials.imported'>,
    step: Step,
  ): Promise<string | null> {
    const domain = await this.domains.find(String(domainId), step.manager);
    if (!domain) return null;
    const announced = { domainId: domain.id, publishedAt: happenedAt };
    return this.notifyFollowers(id, step, announced, [], newTutorialsText(domain, count));
  }

  /** @param knowing members not to notify, the actor first */
  private async notifyFollowers(
    eventId: number,
    { manager, checkpoint }: Step,
    announced: NewTutorial,
    knowing: readonly number[],
    text: Text,
  ): Promise<string | null> {
    const followers = await this.follows.followersOf(manager, announced, Number(checkpoint), FOLLOWERS);
    const others = followers.filter((id) => !knowing.includes(id));
    const actorId = knowing[0] ?? null;
    await this.notifications.addNotifications(
      manager,
      eventId,
      others.map((id) => draft(id, actorId, text)),
    );
    return followers.length === FOLLOWERS ? String(followers.at(-1)) : null;
  }

  private async notifyOfBook(
    { id, payload: { orderId } }: DomainEvent<'book-order.finished'>,
    manager: EntityManager,
  ): Promise<void> {
    const order = await manager.findOneBy(BookOrder, { id: orderId });
    if (order)
      await this.notifications.addNotifications(manager, id, [
        draft(order.userId, null, fileText({ orderId, ...order })),
      ]);
  }
}
