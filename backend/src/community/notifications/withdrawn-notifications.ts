import { Injectable } from '@nestjs/common';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { AuthorInvitation } from '../../content/authors/author-invitation.entity.js';
import { Subscribers } from '../../platform/domain-events/subscribers.js';
import { commentPath } from '../comments/comment.entity.js';
import { findTutorial, NOBODY } from './notification-data.js';
import { invitationPath, tutorialPath } from './notification-texts.js';
import { NotificationsService } from './notifications.service.js';

/** Withdraws notifications about content that was deleted or unpublished, and about invitations that have ended. */
@Injectable()
export class WithdrawnNotifications {
  constructor(
    private readonly notifications: NotificationsService,
    subscribers: Subscribers,
  ) {
    subscribers.subscribe('withdrawn-notifications', {
      'comments.deleted': ({ payload: { tutorialId, commentId } }, { manager }) =>
        this.withdrawOfComment(manager, tutorialId, commentId),
      'tutorial.withdrawn': ({ payload: { tutorialId } }, { manager }) =>
        this.withdrawOfTutorial(manager, tutorialId),
      'author.left': ({ payload: { tutorialId } }, { manager }) =>
        this.withdrawOfTutorial(manager, tutorialId),
      'author.joined': ({ payload: { tutorialId } }, { manager }) =>
        this.withdrawOfInvitations(manager, tutorialId),
      'author.refused': ({ payload: { tutorialId } }, { manager }) =>
        this.withdrawOfInvitations(manager, tutorialId),
      'author.invitation-ended': ({ payload: { tutorialId } }, { manager }) =>
        this.withdrawOfInvitations(manager, tutorialId),
    });
  }

  /** @param commentId undefined when an account is deleted, with which its notifications go anyway */
  private async withdrawOfComment(
    manager: EntityManager,
    tutorialId: number,
    commentId?: number,
  ): Promise<void> {
    if (commentId !== undefined)
      await this.notifications.withdraw(manager, commentPath({ tutorialId, id: commentId }));
  }

  /** Withdraws them from all members who can no longer read the tutorial. */
  private async withdrawOfTutorial(manager: EntityManager, tutorialId: number): Promise<void> {
    const tutorial = await findTutorial(manager, tutorialId);
    if (tutorial?.isDeleted !== false) await this.withdrawOfInvitations(manager, tutorialId);
    if (tutorial?.isOpenTo(NOBODY)) return;
    const readers = tutorial?.authorIds.filter(tutorial.isOpenTo);
    await this.notifications.withdraw(manager, tutorialPath({ tutorialId }), readers);
  }

  /** Withdraws them from all members who are no longer invited. */
  private async withdrawOfInvitations(manager: EntityManager, tutorialId: number): Promise<void> {
    const tutorial = await findTutorial(manager, tutorialId);
    const pending =
      tutorial?.isDeleted === false
        ? await manager.findBy(AuthorInvitation, { tutorialId, userId: Not(IsNull()) })
        : [];
    const invited = pending.map(({ userId }) => userId!);
    await this.notifications.withdraw(manager, invitationPath({ tutorialId }), invited);
  }
}
