import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { fold } from '@passerelle/api-client/fold';
import { beginningOf } from '@passerelle/api-client/text-length';
import type { Repository } from 'typeorm';
import type { User } from '../../members/users/user.entity.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import type { Page } from '../../platform/common/page-query.js';
import { likeContains } from '../../platform/database/like.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { selectRows, type Orders, type Selection } from '../../platform/database/select-rows.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { published } from '../tutorials/published.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import { BestAnswer } from './best-answer.entity.js';
import { SearchHintsService } from './search-hints.service.js';

const MAX_ANSWERS = 500;
/** Width of the column; folding can lengthen a text. */
const MAX_FOLDED = 300;

const orders = { id: ['id', 'DESC'], text: ['folded', 'ASC'] } satisfies Orders<string>;
export type BestAnswerSort = keyof typeof orders;
export const bestAnswerSorts = Object.keys(orders) as BestAnswerSort[];

export interface ListedBestAnswer {
  answer: BestAnswer;
  title: string;
  /** Unpublished tutorials are never listed first. */
  isPublished: boolean;
}

/** Tutorials that administrators have pinned to a search text. */
@Injectable()
export class BestAnswersService {
  constructor(
    @InjectRepository(BestAnswer) private readonly answers: Repository<BestAnswer>,
    private readonly tutorials: TutorialsService,
    private readonly hints: SearchHintsService,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
  ) {}

  async list(
    text: string | undefined,
    selection: Selection<BestAnswerSort>,
    { limit, offset }: Page,
  ): Promise<{ answers: ListedBestAnswer[]; total: number }> {
    const query = this.answers.createQueryBuilder('answer');
    if (text) query.where("answer.folded LIKE :text ESCAPE '!'", { text: likeContains(fold(text)) });
    const [answers, total] = await selectRows(query, selection, orders, 'id')
      .limit(limit)
      .offset(offset)
      .getManyAndCount();
    return { answers: await this.withTutorials(answers), total };
  }

  /**
   * @throws NotFoundException when the tutorial does not exist
   * @throws ConflictException when it is not published, the text has a best answer, or there are as many as allowed
   */
  async add(text: string, tutorialId: number, admin: User): Promise<ListedBestAnswer> {
    await this.tutorials.require(tutorialId, admin);
    const row = { folded: beginningOf(fold(text), MAX_FOLDED), text, tutorialId, createdAt: new Date() };
    const writing = this.answers.manager.transaction(async (manager) => {
      const all = await lockRows(manager.createQueryBuilder(BestAnswer, 'answer')).getMany();
      if (all.some(({ folded }) => folded === row.folded))
        throw new ConflictException(errorBody('already_exists', 'Ce texte a déjà une meilleure réponse.'));
      if (all.length >= MAX_ANSWERS)
        throw new ConflictException(
          errorBody('limit_reached', `Il y a déjà ${MAX_ANSWERS} meilleures réponses, le maximum.`),
        );
      const { identifiers } = await manager.insert(BestAnswer, row);
      const { id } = identifiers[0] as { id: number };
      const query = manager.createQueryBuilder(BestAnswer, 'answer').where({ id });
      if (!(await query.andWhere(published('answer.tutorialId')).getExists()))
        throw new ConflictException('Ce tutoriel n’est pas publié : il ne peut être une réponse.');
      await this.audit.record(manager, {
        actorId: admin.id,
        action: 'best-answer.add',
        targetType: 'best-answer',
        targetId: id,
        after: { text, tutorialId },
      });
      await this.events.publish(manager, 'search-hints.changed', {});
      return { id, ...row };
    });
    const answer = await this.tutorials.whileExists(tutorialId, writing);
    await this.hints.read();
    return (await this.withTutorials([answer]))[0]!;
  }

  /** @throws NotFoundException */
  async remove(id: number, { id: actorId }: User): Promise<void> {
    await this.answers.manager.transaction(async (manager) => {
      const answer = await manager.findOneBy(BestAnswer, { id });
      if (!answer) throw new NotFoundException('Meilleure réponse non trouvée.');
      await manager.delete(BestAnswer, { id });
      const { text, tutorialId } = answer;
      await this.audit.record(manager, {
        actorId,
        action: 'best-answer.delete',
        targetType: 'best-answer',
        targetId: id,
        before: { text, tutorialId },
      });
      await this.events.publish(manager, 'search-hints.changed', {});
    });
    await this.hints.read();
  }

  private async withTutorials(answers: BestAnswer[]): Promise<ListedBestAnswer[]> {
    if (answers.length === 0) return [];
    const ids = answers.map(({ id }) => id);
    const open = await this.answers
      .createQueryBuilder('answer')
      .select('answer.id')
      .whereInIds(ids)
      .andWhere(published('answer.tutorialId'))
      .getMany();
    const openIds = new Set(open.map(({ id }) => id));
    const titles = await this.tutorials.titlesOf(answers.map(({ tutorialId }) => tutorialId));
    return answers.map((answer) => ({
      answer,
      title: titles.get(answer.tutorialId) ?? '',
      isPublished: openIds.has(answer.id),
    }));
  }
}
