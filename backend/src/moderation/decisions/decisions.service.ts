import { randomBytes } from 'node:crypto';
import { BadRequestException, ConflictException, ForbiddenException, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../../config.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import type { Email } from '../../platform/email/email.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { FOREVER, type User } from '../../members/users/user.entity.js';
import { UsersService } from '../../members/users/users.service.js';
import { AuditService } from '../audit/audit.service.js';
import { ModerationService } from '../sanctions/moderation.service.js';
import { keyOf, type Snapshot, type SubjectRef } from '../subjects/subject-kinds.js';
import { SubjectsService } from '../subjects/subjects.service.js';
import type { Decision } from './decision.entity.js';
import { isInForce, requiresNotice, possibleOutcomes } from './decisions.policy.js';
import { DecisionsRepository } from './decisions.repository.js';
import { EffectsService } from './effects.service.js';
import { decidedEmail, reversedEmail } from './emails.js';
import { RetentionTask, textsExpireBefore } from '../../platform/retention/retention-task.js';

/** A verdict to be carried out. */
export type Order = Pick<Decision, 'verdict' | 'outcome' | 'sanction' | 'rule' | 'reason'> & {
  /** Null for an indefinite suspension; ignored without a suspension. */
  until: Date | null;
};

/** The reports it settles. */
export interface Settled {
  count: number;
  since: Date;
}

/** Runs when the moderator undoes a decision. */
type ReversalHook = (manager: EntityManager, decision: Decision, actor: User) => Promise<void>;

/** Carries out and undoes moderation decisions. */
@Injectable()
export class DecisionsService {
  private readonly reversalHooks: ReversalHook[] = [];

  constructor(
    private readonly decisions: DecisionsRepository,
    private readonly effects: EffectsService,
    private readonly subjects: SubjectsService,
    private readonly moderation: ModerationService,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
    private readonly emails: EmailsService,
    private readonly config: Config,
  ) {}

  /** For higher modules that undo their own part of a decision. */
  registerReversalHook(hook: ReversalHook): void {
    this.reversalHooks.push(hook);
  }

  /**
   * Carries out a decision atomically, in the transaction that settles the reports.
   * @throws BadRequestException, ForbiddenException, NotFoundException, ConflictException
   */
  async carryOut(
    manager: EntityManager,
    subject: SubjectRef & Snapshot,
    order: Order,
    { count, since }: Settled,
    actor: User,
  ): Promise<Decision> {
    const { kind, subjectId, subjectTitle, said, subjectAuthorId } = subject;
    const { verdict, outcome, sanction, rule, reason, until } = order;
    if (!possibleOutcomes[kind].includes(outcome)) {
      throw new BadRequestException('Cela ne peut pas arriver à ce genre de chose.');
    }
    const authorIds = await this.concerned(manager, subject, actor);
    const suspendedUntil =
      sanction === 'none' ? null : await this.sanction(manager, authorIds, order, until, actor);
    const decidedAt = new Date();
    const hasChanged = await this.effects.applyEffect(manager, subject, outcome, actor, decidedAt);
    const row = {
      token: randomBytes(24).toString('base64url'),
      ...{ kind, subjectId, subjectTitle, said, subjectAuthorId },
      ...{ verdict, outcome, sanction, suspendedUntil, rule, reason, hasChanged },
      reports: count,
      waitedSeconds: Math.max(0, Math.round((decidedAt.getTime() - since.getTime()) / 1000)),
      decidedBy: actor.id,
      decidedAt,
      undoneAt: null,
      reversedAt: null,
    };
    const coauthorIds = authorIds.filter((id) => id !== subjectAuthorId);
    const decision = await this.decisions.insertDecision(manager, row, coauthorIds);
    const told = requiresNotice(decision) ? authorIds.filter((id) => id !== actor.id) : [];
    if (told.length > 0) await this.events.publish(manager, 'decision.made', { decisionId: decision.id });
    await this.emailAuthors(manager, told, (author) => decidedEmail(this.config.publicUrl, author, decision));
    return decision;
  }

  /** @throws ForbiddenException for the actor's own content, unless there is no other moderator */
  async refuseOwn(subject: SubjectRef & Snapshot, actor: User): Promise<void> {
    if (!(await this.ownAmong([subject], actor)).has(keyOf(subject))) return;
    throw new ForbiddenException('C’est à vous : un autre modérateur en décidera.');
  }

  /** Current owners, and the authors at the time of the decision. */
  async ownerIds(decision: Decision): Promise<number[]> {
    return [...(await this.subjects.ownerIds(decision)), ...(await this.decisions.authorIdsOf(decision))];
  }

  /**
   * Keys (`keyOf`) of the actor's own content, which others have to decide on; empty when there is no other moderator.
   */
  async ownAmong(subjects: readonly (SubjectRef & Snapshot)[], actor: User): Promise<ReadonlySet<string>> {
    const own = await this.subjects.ownedAmong(subjects, actor.id);
    return own.size === 0 || (await this.isOnlyModerator()) ? new Set() : own;
  }

  /** Whether there is only one moderator, who then also decides on their own content. */
  async isOnlyModerator(): Promise<boolean> {
    return (await this.users.countModerating()) === 1;
  }

  /**
   * Restores the content where possible, lifts the suspension and notifies the owner.
   * @param mark how and when it was reversed
   * @returns whether everything is as before
   */
  async reverseDecision(
    manager: EntityManager,
    decision: Decision,
    mark: Partial<Pick<Decision, 'undoneAt' | 'reversedAt'>>,
    actor: User,
  ): Promise<boolean> {
    const { id, sanction, suspendedUntil } = decision;
    const isBack = await this.restoreSubject(manager, decision, actor);
    const authorIds = await this.decisions.authorIdsOf(decision, manager);
    if (sanction === 'suspend' && suspendedUntil) {
      for (const authorId of authorIds) {
        const [longest] = await this.decisions.otherSuspensions(manager, id, authorId);
        await this.moderation.liftSuspensionOf(manager, authorId, suspendedUntil, actor, longest);
      }
    }
    await this.decisions.updateDecision(manager, id, mark);
    if (mark.undoneAt) for (const hook of this.reversalHooks) await hook(manager, decision, actor);
    await this.audit.record(manager, {
      actorId: actor.id,
      action: mark.reversedAt ? 'decision.reverse' : 'decision.undo',
      targetType: 'decision',
      targetId: id,
    });
    const told = requiresNotice(decision) ? authorIds.filter((authorId) => authorId !== actor.id) : [];
    if (told.length > 0) await this.events.publish(manager, 'decision.reversed', { decisionId: id, isBack });
    await this.emailAuthors(manager, told, (author) =>
      reversedEmail(this.config.publicUrl, author, decision, isBack),
    );
    return isBack;
  }

  /** Undoes a decision without effect whose reports are pending again. */
  async undoIfWithoutEffect(manager: EntityManager, id: number): Promise<void> {
    const decision = await this.decisions.lock(manager, id);
    if (decision && !requiresNotice(decision))
      await this.decisions.updateDecision(manager, id, { undoneAt: new Date() });
  }

  async findByToken(token: string): Promise<Decision | null> {
    return this.decisions.findByToken(token);
  }

  async listOf(subject: SubjectRef): Promise<Decision[]> {
    return this.decisions.listOf(subject);
  }

  async lock(manager: EntityManager, id: number): Promise<Decision | null> {
    return this.decisions.lock(manager, id);
  }

  /** Empties the texts of decisions before a date; the decisions are kept. */
  @RetentionTask('textes des décisions')
  async forgetTexts(decidedBefore = textsExpireBefore()): Promise<number> {
    return this.decisions.forgetTextsBefore(decidedBefore);
  }

  /** In the transaction that deletes the account. */
  async forgetMember(manager: EntityManager, userId: number): Promise<void> {
    await this.decisions.forgetMember(manager, userId);
  }

  /** Restores the content, unless another decision keeps it removed. @returns whether everything is as before */
  private async restoreSubject(manager: EntityManager, decision: Decision, actor: User): Promise<boolean> {
    const { outcome, hasChanged, decidedAt: at } = decision;
    if (!hasChanged) return true;
    const others = await this.decisions.othersOf(manager, decision);
    const inForce = others.filter((other) => isInForce(other) && other.outcome === outcome);
    if (inForce.length > 0) {
      // From now on, undoing that decision restores the content.
      await this.decisions.updateDecision(manager, inForce[0]!.id, { hasChanged: true });
      return false;
    }
    const decidedAt = [at, ...others.map((other) => other.decidedAt)];
    return this.effects.undoEffect(manager, decision, outcome, actor, { at, decidedAt });
  }

  /** All owners in locking order, without the deciding moderator, who may be a co-author. */
  private async concerned(
    manager: EntityManager,
    subject: SubjectRef & Snapshot,
    actor: User,
  ): Promise<number[]> {
    const ids = await this.subjects.ownerIds(subject, manager);
    const others = ids.filter((id) => id !== actor.id);
    return (others.length > 0 ? others : ids).sort((one, other) => one - other);
  }

  private async emailAuthors(
    manager: EntityManager,
    authorIds: readonly number[],
    letter: (author: User) => Email,
  ): Promise<void> {
    for (const id of authorIds) {
      const author = await this.users.lock(manager, id);
      if (author) await this.emails.queueEmail(manager, author.email, letter(author));
    }
  }

  /** Resolves to the end of the suspension. */
  private async sanction(
    manager: EntityManager,
    authorIds: readonly number[],
    { sanction, reason }: Order,
    until: Date | null,
    actor: User,
  ): Promise<Date | null> {
    if (authorIds.length === 0) {
      throw new ConflictException('Cela n’a pas d’auteur ici : il n’y a personne à sanctionner.');
    }
    const isToldByDecision = true;
    for (const authorId of authorIds) {
      if (sanction === 'suspend')
        await this.moderation.suspendWithin(manager, authorId, until, reason, actor, { isToldByDecision });
      else await this.moderation.warn(manager, authorId, reason, actor);
    }
    return sanction === 'suspend' ? (until ?? FOREVER) : null;
  }
}
