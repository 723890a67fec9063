import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Appeal } from '../../moderation/appeals/appeal.entity.js';
import { concernedAuthorIds } from '../../moderation/decisions/decision-coauthor.entity.js';
import { Decision } from '../../moderation/decisions/decision.entity.js';
import type { DomainEvent } from '../../platform/domain-events/domain-event-types.js';
import { Subscribers } from '../../platform/domain-events/subscribers.js';
import { User } from '../../members/users/user.entity.js';
import { draft } from './notification-data.js';
import {
  appealAnsweredText,
  appealText,
  decisionMadeText,
  decisionReversedText,
} from './moderation-texts.js';
import type { Text } from './notification-texts.js';
import { NotificationsService } from './notifications.service.js';

/** Notifies owners of a moderation decision, and moderators of an appeal. */
@Injectable()
export class ModerationNotifications {
  constructor(
    private readonly notifications: NotificationsService,
    subscribers: Subscribers,
  ) {
    subscribers.subscribe('moderation-notifications', {
      'decision.made': ({ id, payload: { decisionId } }, { manager }) =>
        this.notifyAuthors(id, decisionId, decisionMadeText, manager),
      'decision.reversed': ({ id, payload: { decisionId, isBack } }, { manager }) =>
        this.notifyAuthors(id, decisionId, (decision) => decisionReversedText(decision, isBack), manager),
      'appeal.created': (event, { manager }) => this.notifyModerators(event, manager),
      'appeal.answered': (event, { manager }) => this.notifyOfAnswer(event, manager),
    });
  }

  private async notifyAuthors(
    eventId: number,
    decisionId: number,
    textOf: (decision: Decision) => Text,
    manager: EntityManager,
  ): Promise<void> {
    const decision = await find(manager, decisionId);
    if (!decision) return;
    const text = textOf(decision);
    const told = (await concernedAuthorIds(manager, decision)).filter((id) => id !== decision.decidedBy);
    await this.notifications.addNotifications(
      manager,
      eventId,
      told.map((id) => draft(id, null, text)),
    );
  }

  /** Notifies all moderators except the one who made the decision and the member concerned. */
  private async notifyModerators(
    { id, payload: { appealId } }: DomainEvent<'appeal.created'>,
    manager: EntityManager,
  ): Promise<void> {
    const appeal = await manager.findOneBy(Appeal, { id: appealId });
    const decision = appeal && (await find(manager, appeal.decisionId));
    if (!decision) return;
    const moderators = await manager.find(User, {
      select: { id: true },
      where: [{ isAdmin: true }, { isModerator: true }],
    });
    const involved = [decision.decidedBy, ...(await concernedAuthorIds(manager, decision))];
    const others = moderators.filter((one) => !involved.includes(one.id));
    await this.notifications.addNotifications(
      manager,
      id,
      others.map((one) => draft(one.id, null, appealText())),
    );
  }

  /** An accepted appeal needs none: the reversed decision notifies. */
  private async notifyOfAnswer(
    { id, payload: { appealId } }: DomainEvent<'appeal.answered'>,
    manager: EntityManager,
  ): Promise<void> {
    const appeal = await manager.findOneBy(Appeal, { id: appealId });
    const decision = appeal?.status === 'upheld' && (await find(manager, appeal.decisionId));
    if (!decision) return;
    const text = appealAnsweredText(decision, appeal.answer);
    const told = await concernedAuthorIds(manager, decision);
    await this.notifications.addNotifications(
      manager,
      id,
      told.map((authorId) => draft(authorId, null, text)),
    );
  }
}

/** Includes the token for its link. */
async function find(manager: EntityManager, id: number): Promise<Decision | null> {
  return manager
    .createQueryBuilder(Decision, 'decision')
    .addSelect('decision.token')
    .where('decision.id = :id', { id })
    .getOne();
}
