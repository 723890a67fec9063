import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, LessThan, Not, type EntityManager, type Repository } from 'typeorm';
import { errorBody } from '../../platform/common/error-codes.js';
import type { Page } from '../../platform/common/page-query.js';
import { isUniqueViolation } from '../../platform/database/violations.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { updateInBatches } from '../../platform/database/update-in-batches.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import type { User } from '../../members/users/user.entity.js';
import { UsersService } from '../../members/users/users.service.js';
import { AuditService } from '../audit/audit.service.js';
import type { Decision } from '../decisions/decision.entity.js';
import { isInForce, requiresNotice } from '../decisions/decisions.policy.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import { Appeal, type AppealStatus } from './appeal.entity.js';
import type { AppealAnswerBody } from './appeals.dto.js';
import { APPEAL_DAYS, appealDeadline, mayAnswer } from './appeals.policy.js';
import { RetentionTask, textsExpireBefore } from '../../platform/retention/retention-task.js';

/** Joins the appellant, and the decision with its moderator. */
const CASE = { user: true, decision: { decider: true } } as const;

interface Told {
  decision: Decision;
  appeal: Appeal | null;
}

@Injectable()
export class AppealsService {
  constructor(
    @InjectRepository(Appeal) private readonly appeals: Repository<Appeal>,
    private readonly decisions: DecisionsService,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
    private readonly dataSource: DataSource,
  ) {
    decisions.registerReversalHook(async (manager, { id: decisionId }, { id: handledBy }) => {
      const handled = { status: 'reversed' as const, handledBy, handledAt: new Date() };
      await manager.update(Appeal, { decisionId, status: 'pending' }, handled);
    });
  }

  /** The decision behind the link sent to its author. @throws NotFoundException */
  async read(token: string): Promise<Told> {
    const decision = await this.decisions.findByToken(token);
    if (!decision || !requiresNotice(decision)) throw unknownDecision();
    return { decision, appeal: await this.appeals.findOneBy({ decisionId: decision.id }) };
  }

  /** Once per decision, within thirty days. @throws NotFoundException, ConflictException */
  async create(token: string, text: string): Promise<Told> {
    const { decision, appeal } = await this.read(token);
    const until = appealDeadline(decision);
    if (appeal) throw alreadyAppealed();
    if (!until) throw new ConflictException('Cette décision est déjà annulée.');
    if (until < new Date()) {
      throw new ConflictException(`Un recours se fait dans les ${APPEAL_DAYS} jours ; ce délai est passé.`);
    }
    const userId = decision.subjectAuthorId;
    const row = { decisionId: decision.id, userId, text, status: 'pending' as const, createdAt: new Date() };
    try {
      await this.dataSource.transaction(async (manager) => {
        const { identifiers } = await manager.insert(Appeal, row);
        const { id: appealId } = identifiers[0] as { id: number };
        await this.events.publish(manager, 'appeal.created', { appealId });
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw alreadyAppealed();
      throw error;
    }
    return this.read(token);
  }

  /** Pending ones oldest first, answered ones latest first. */
  async list(status: AppealStatus | undefined, { limit, offset }: Page): Promise<[Appeal[], number]> {
    return this.appeals.findAndCount({
      where: status && { status },
      relations: CASE,
      order: { id: status === 'pending' ? 'ASC' : 'DESC' },
      take: limit,
      skip: offset,
    });
  }

  /**
   * Upholds the decision, or reverses it and restores the content where possible.
   * @throws NotFoundException, ForbiddenException for the moderator who made the decision, ConflictException when
   *   already answered
   */
  async answer(id: number, { status, answer = null }: AppealAnswerBody, actor: User): Promise<Appeal> {
    const asked = await this.appeals.findOne({ where: { id }, relations: CASE });
    const known = asked?.decision;
    if (!known) throw unknownAppeal();
    const author = known.subjectAuthorId === null ? null : await this.users.find(known.subjectAuthorId);
    const ownerIds = await this.decisions.ownerIds(known);
    if (!mayAnswer(known, actor, await this.users.listModerating(), ownerIds, author)) {
      throw new ForbiddenException('Vous êtes en cause : un autre modérateur répond à ce recours.');
    }
    return this.dataSource.transaction(async (manager) => {
      // The decision first: the same locking order as in a reversal.
      const decision = await this.decisions.lock(manager, known.id);
      const appeal = await this.lock(manager, id);
      if (!appeal || !decision) throw unknownAppeal();
      if (appeal.status !== 'pending') {
        throw new ConflictException('Un autre modérateur a déjà répondu à ce recours ; rechargez la liste.');
      }
      if (!isInForce(decision)) {
        throw new ConflictException('Cette décision est déjà annulée : il n’y a plus rien à répondre.');
      }
      const now = new Date();
      const changes = { status, answer, handledBy: actor.id, handledAt: now };
      await manager.update(Appeal, { id }, changes);
      await this.audit.record(manager, {
        actorId: actor.id,
        action: `appeal.${status === 'reversed' ? 'accept' : 'reject'}`,
        targetType: 'appeal',
        targetId: id,
        before: { authorId: decision.subjectAuthorId },
        note: answer,
      });
      if (status === 'reversed') {
        await this.decisions.reverseDecision(manager, decision, { reversedAt: now }, actor);
      }
      await this.events.publish(manager, 'appeal.answered', { appealId: id });
      return { ...appeal, ...changes, user: asked.user, decision: { ...decision, decider: known.decider } };
    });
  }

  /** Empties the texts of appeals answered before a date. */
  @RetentionTask('textes des recours')
  async forgetTexts(answeredBefore = textsExpireBefore()): Promise<void> {
    const old = { status: In(['upheld', 'reversed']), handledAt: LessThan(answeredBefore), text: Not('') };
    await updateInBatches(this.appeals, old, { text: '', answer: null });
  }

  /** In the transaction that deletes the account: pending appeals are closed, since nobody is left to answer. */
  async forgetMember(manager: EntityManager, userId: number): Promise<void> {
    const waiting = { userId, status: 'pending' as const };
    await manager.update(Appeal, waiting, { status: 'upheld', handledAt: new Date() });
    await manager.update(Appeal, { userId }, { userId: null, text: '', answer: null });
  }

  private async lock(manager: EntityManager, id: number): Promise<Appeal | null> {
    return lockRows(manager.createQueryBuilder(Appeal, 'appeal').where('appeal.id = :id', { id })).getOne();
  }
}

function unknownDecision(): NotFoundException {
  return new NotFoundException('Cette décision n’existe pas, ou le lien est incomplet.');
}

function unknownAppeal(): NotFoundException {
  return new NotFoundException('Ce recours n’existe pas.');
}

function alreadyAppealed(): ConflictException {
  return new ConflictException(
    errorBody('already_exists', 'Vous avez déjà fait un recours contre cette décision.'),
  );
}
