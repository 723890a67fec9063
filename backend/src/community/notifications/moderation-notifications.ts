import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Appeal } from '../../moderation/appeals/appeal.entity.js';
import { Decision } from '../../moderation/decisions/decision.entity.js';
import type { DomainEvent } from '../../platform/domain-events/domain-event-types.js';
import { Subscribers } from '../../platform/domain-events/subscribers.js';
import { User } from '../../members/users/user.entity.js';
import { draft } from './notification-facts.js';
import {
  appealAnsweredText,
  appealText,
  decisionMadeText,
  decisionReversedText,
} from './moderation-texts.js';
import type { Text } from './notification-texts.js';
import { NotificationsService } from './notifications.service.js';

/** Tells whose a thing is what was decided of it, and moderators that somebody appeals. */
@Injectable()
export class ModerationNotifications {
  constructor(
    private readonly notifications: NotificationsService,
    subscribers: Subscribers,
  ) {
    subscribers.subscribe('moderation-notifications', {
      'decision.made': ({ id, payload: { decisionId } }, { manager }) =>
        this.tellAuthor(id, decisionId, decisionMadeText, manager),
      'decision.reversed': ({ id, payload: { decisionId, isBack } }, { manager }) =>
        this.tellAuthor(id, decisionId, (decision) => decisionReversedText(decision, isBack), manager),
      'appeal.created': (event, { manager }) => this.tellModerators(event, manager),
      'appeal.answered': (event, { manager }) => this.tellOfAnswer(event, manager),
    });
  }

  private async tellAuthor(
    eventId: number,
    decisionId: number,
    textOf: (decision: Decision) => Text,
    manager: EntityManager,
  ): Promise<void> {
    const decision = await find(manager, decisionId);
    if (!decision || decision.subjectAuthorId === null) return;
    await this.notifications.add(manager, eventId, [draft(decision.subjectAuthorId, null, textOf(decision))]);
  }

  /** All but who has decided and who appeals. */
  private async tellModerators(
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
    const others = moderators.filter((one) => ![decision.decidedBy, appeal.userId].includes(one.id));
    await this.notifications.add(
      manager,
      id,
      others.map((one) => draft(one.id, null, appealText())),
    );
  }

  /** Of one that was accepted the decision that is taken back tells. */
  private async tellOfAnswer(
    { id, payload: { appealId } }: DomainEvent<'appeal.answered'>,
    manager: EntityManager,
  ): Promise<void> {
    const appeal = await manager.findOneBy(Appeal, { id: appealId });
    const decision = appeal?.status === 'upheld' && (await find(manager, appeal.decisionId));
    if (!decision || decision.subjectAuthorId === null) return;
    await this.notifications.add(manager, id, [
      draft(decision.subjectAuthorId, null, appealAnsweredText(decision, appeal.answer)),
    ]);
  }
}

/** With what its link carries. */
async function find(manager: EntityManager, id: number): Promise<Decision | null> {
  return manager
    .createQueryBuilder(Decision, 'decision')
    .addSelect('decision.token')
    .where('decision.id = :id', { id })
    .getOne();
}
