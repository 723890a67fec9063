import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuthorInvitation } from '../../content/authors/author-invitation.entity.js';
import type { DomainEvent } from '../../platform/domain-events/domain-event-types.js';
import { Subscribers } from '../../platform/domain-events/subscribers.js';
import { draft, findName, findTutorial } from './notification-data.js';
import { invitationText, joinedText, leftText, refusedText, takenOffText } from './notification-texts.js';
import { NotificationsService } from './notifications.service.js';

/** Notifies the authors of a tutorial about changes of its authors. */
@Injectable()
export class AuthorNotifications {
  constructor(
    private readonly notifications: NotificationsService,
    subscribers: Subscribers,
  ) {
    subscribers.subscribe('author-notifications', {
      'author.invitation-delivered': (event, { manager }) => this.notifyOfInvitation(event, manager),
      'author.joined': (event, { manager }) => this.notifyOfArrival(event, manager),
      'author.refused': (event, { manager }) => this.notifyOfRefusal(event, manager),
      'author.left': (event, { manager }) => this.notifyOfDeparture(event, manager),
    });
  }

  private async notifyOfInvitation(
    { id, payload: { invitationId } }: DomainEvent<'author.invitation-delivered'>,
    manager: EntityManager,
  ): Promise<void> {
    const invitation = await manager.findOneBy(AuthorInvitation, { id: invitationId });
    if (!invitation || invitation.userId === null) return;
    const { userId, tutorialId, invitedById } = invitation;
    const about = await findTutorial(manager, tutorialId);
    if (!about) return;
    const inviter = invitedById === null ? null : await findName(manager, invitedById);
    await this.notifications.addNotifications(manager, id, [
      draft(userId, invitedById, invitationText(inviter, about)),
    ]);
  }

  private async notifyOfArrival(
    { id, payload: { tutorialId, authorId } }: DomainEvent<'author.joined'>,
    manager: EntityManager,
  ): Promise<void> {
    const about = await findTutorial(manager, tutorialId);
    const actor = await findName(manager, authorId);
    if (!about || actor === null) return;
    const others = about.authorIds.filter((each) => each !== authorId);
    const text = joinedText(actor, about);
    await this.notifications.addNotifications(
      manager,
      id,
      others.map((each) => draft(each, authorId, text)),
    );
  }

  private async notifyOfRefusal(
    { id, payload: { tutorialId, authorId, userId } }: DomainEvent<'author.refused'>,
    manager: EntityManager,
  ): Promise<void> {
    const about = await findTutorial(manager, tutorialId);
    const actor = await findName(manager, authorId);
    if (!about || actor === null || userId === null) return;
    await this.notifications.addNotifications(manager, id, [
      draft(userId, authorId, refusedText(actor, about)),
    ]);
  }

  private async notifyOfDeparture(
    { id, payload: { tutorialId, authorId, actorId } }: DomainEvent<'author.left'>,
    manager: EntityManager,
  ): Promise<void> {
    const about = await findTutorial(manager, tutorialId);
    const name = await findName(manager, authorId);
    if (!about || name === null) return;
    const text = leftText(name, about);
    const drafts = about.authorIds
      .filter((each) => each !== actorId)
      .map((each) => draft(each, authorId, text));
    if (actorId !== authorId) drafts.push(draft(authorId, null, takenOffText(about)));
    await this.notifications.addNotifications(manager, id, drafts);
  }
}
