import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import type { User } from '../../members/users/user.entity.js';
import { AuditService } from '../audit/audit.service.js';
import { builtInAnswers } from './built-in-answers.js';
import { ReadyAnswer } from './ready-answer.entity.js';
import type { ReadyAnswersDto } from './ready-answers.dto.js';

type Answers = ReadyAnswersDto['answers'];

/** Canned reasons for moderation decisions. */
@Injectable()
export class ReadyAnswersService {
  constructor(
    @InjectRepository(ReadyAnswer) private readonly answers: Repository<ReadyAnswer>,
    private readonly audit: AuditService,
    private readonly dataSource: DataSource,
  ) {}

  async list(): Promise<Answers> {
    const own = await this.answers.find({ order: { position: 'ASC', id: 'ASC' } });
    return (own.length > 0 ? own : builtInAnswers).map(({ name, text }) => ({ name, text }));
  }

  /** Replaces the whole list. */
  async replace(answers: Answers, { id: actorId }: User): Promise<void> {
    const before = await this.list();
    await this.dataSource.transaction(async (manager) => {
      await manager.createQueryBuilder().delete().from(ReadyAnswer).execute();
      await manager.insert(
        ReadyAnswer,
        answers.map(({ name, text }, position) => ({ position, name, text })),
      );
      const entry = { actorId, action: 'ready-answers.change', targetType: 'ready-answers' };
      await this.audit.record(manager, { ...entry, before: { answers: before }, after: { answers } });
    });
  }
}
