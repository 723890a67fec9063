import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type Repository } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { deleteInBatches } from '../database/delete-in-batches.js';
import type { AnswerKey } from './answer-key.js';
import { IdempotentAnswer } from './idempotent-answer.entity.js';
import { RetentionTask } from '../retention/retention-task.js';

@Injectable()
export class IdempotencyService {
  constructor(@InjectRepository(IdempotentAnswer) private readonly answers: Repository<IdempotentAnswer>) {}

  /**
   * The stored response; undefined for a first request.
   * @throws UnprocessableEntityException when a different request used this key
   */
  async findAnswer({ id, fingerprint }: AnswerKey): Promise<object | undefined> {
    const select = { fingerprint: true, answer: true } as const;
    const known = await this.answers.findOne({ select, where: { id } });
    if (!known) return undefined;
    if (known.fingerprint !== fingerprint) {
      throw new UnprocessableEntityException(
        'Cette clé (Idempotency-Key) a déjà servi pour une autre demande.',
      );
    }
    return known.answer;
  }

  @RetentionTask('réponses gardées')
  async deleteOldAnswers(): Promise<void> {
    await deleteInBatches(this.answers, { createdAt: LessThan(new Date(Date.now() - DAY_MS)) });
  }
}
