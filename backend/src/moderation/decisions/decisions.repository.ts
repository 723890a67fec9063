import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, MoreThan, Not, type EntityManager, type Repository } from 'typeorm';
import { lockRows } from '../../platform/database/lock-rows.js';
import { updateInBatches } from '../../platform/database/update-in-batches.js';
import type { SubjectRef } from '../subjects/subject-kinds.js';
import { concernedAuthorIds, DecisionCoauthor } from './decision-coauthor.entity.js';
import { Decision } from './decision.entity.js';

const LISTED = 20;

@Injectable()
export class DecisionsRepository {
  constructor(@InjectRepository(Decision) private readonly decisions: Repository<Decision>) {}

  /** @param coauthorIds members concerned besides `subjectAuthorId` */
  async insertDecision(
    manager: EntityManager,
    row: Omit<Decision, 'id'>,
    coauthorIds: readonly number[],
  ): Promise<Decision> {
    const { identifiers } = await manager.insert(Decision, row);
    const { id: decisionId } = identifiers[0] as { id: number };
    if (coauthorIds.length > 0)
      await manager.insert(
        DecisionCoauthor,
        coauthorIds.map((userId) => ({ decisionId, userId })),
      );
    return { id: decisionId, ...row };
  }

  async authorIdsOf(
    decision: Pick<Decision, 'id' | 'subjectAuthorId'>,
    manager = this.decisions.manager,
  ): Promise<number[]> {
    return concernedAuthorIds(manager, decision);
  }

  async findByToken(token: string): Promise<Decision | null> {
    return this.decisions.findOneBy({ token });
  }

  /** The latest decisions about some content, newest first. */
  async listOf({ kind, subjectId }: SubjectRef): Promise<Decision[]> {
    return this.decisions.find({ where: { kind, subjectId }, order: { id: 'DESC' }, take: LISTED });
  }

  /** Loads a decision with a row lock until the transaction ends. */
  async lock(manager: EntityManager, id: number): Promise<Decision | null> {
    return lockRows(
      manager
        .createQueryBuilder(Decision, 'decision')
        .addSelect('decision.token')
        .where('decision.id = :id', { id }),
    ).getOne();
  }

  /** Other decisions about the same content, in force or not, oldest first. */
  async othersOf(manager: EntityManager, { id, kind, subjectId }: Decision): Promise<Decision[]> {
    return manager.find(Decision, { where: { kind, subjectId, id: Not(id) }, order: { id: 'ASC' } });
  }

  /** Other decisions in force that suspend an author, longest first. */
  async otherSuspensions(manager: EntityManager, id: number, authorId: number): Promise<Decision[]> {
    const together = await manager.findBy(DecisionCoauthor, { userId: authorId });
    const others = In(together.map(({ decisionId }) => decisionId).filter((each) => each !== id));
    const suspending = { suspendedUntil: MoreThan(new Date()), undoneAt: IsNull(), reversedAt: IsNull() };
    return manager.find(Decision, {
      where: [
        { subjectAuthorId: authorId, id: Not(id), ...suspending },
        { id: others, ...suspending },
      ],
      order: { suspendedUntil: 'DESC' },
    });
  }

  async updateDecision(manager: EntityManager, id: number, changes: Partial<Decision>): Promise<void> {
    await manager.update(Decision, { id }, changes);
  }

  async forgetTextsBefore(moment: Date): Promise<number> {
    const old = { decidedAt: LessThan(moment) };
    const withTexts = [
      { ...old, said: Not('') },
      { ...old, subjectTitle: Not(IsNull()) },
      { ...old, reason: Not('') },
    ];
    return updateInBatches(this.decisions, withTexts, { said: '', subjectTitle: null, reason: '' });
  }

  async forgetMember(manager: EntityManager, subjectAuthorId: number): Promise<void> {
    const noTrace = { subjectAuthorId: null, said: '', subjectTitle: null, reason: '' };
    await manager.update(Decision, { subjectAuthorId }, noTrace);
  }
}
