import { createHash } from 'node:crypto';
import { BadRequestException, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import { IdempotentAnswer } from './idempotent-answer.entity.js';

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
export const REPLAYED_HEADER = 'Idempotent-Replayed';
export const KEY_RULE = /^[\x21\x23-\x7e]{1,255}$/;
export const MALFORMED_KEY =
  'L’en-tête Idempotency-Key doit tenir en 1 à 255 caractères visibles, sans espace.';

/** Which request this is: one with the same `id` is the same, and then has the same `fingerprint`. */
export type AnswerKey = Pick<IdempotentAnswer, 'id' | 'userId' | 'fingerprint'>;

/**
 * Of a member's request that came with a key; undefined for any other.
 * @throws BadRequestException for a key that is none
 */
export function answerKeyOf(request: Request): AnswerKey | undefined {
  const header = request.get(IDEMPOTENCY_HEADER);
  const { id: userId } = (request.user ?? {}) as { id?: number };
  if (header === undefined || userId === undefined) return undefined;
  // The draft of the standard has it between quotes, many programs send it bare.
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header;
  if (!KEY_RULE.test(key)) throw new BadRequestException(MALFORMED_KEY);
  return {
    id: digest(JSON.stringify([userId, request.method, request.path, key])),
    userId,
    fingerprint: digest(JSON.stringify(request.body ?? null)),
  };
}

/** Gives a handler the key of its request, to be passed to `keepAnswer`. */
export const RequestKey = createParamDecorator((_: unknown, context: ExecutionContext) =>
  answerKeyOf(context.switchToHttp().getRequest<Request>()),
);

/**
 * Keeps what a request is answered, in the transaction that does what it asks for: with a crash both are there or
 * neither. Of two such transactions at once the second waits here, and is undone if the first is committed.
 */
export async function keepAnswer(
  manager: EntityManager,
  key: AnswerKey | undefined,
  answer: object,
): Promise<void> {
  if (key) await manager.insert(IdempotentAnswer, { ...key, answer, createdAt: new Date() });
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
