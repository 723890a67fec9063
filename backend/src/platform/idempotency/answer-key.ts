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

/** Identifies a request: a repeated one has the same `id` and must have the same `fingerprint`. */
export type AnswerKey = Pick<IdempotentAnswer, 'id' | 'userId' | 'fingerprint'>;

/**
 * Key of a member's request with an Idempotency-Key header; undefined for any other request.
 * @throws BadRequestException when the header is malformed
 */
export function answerKeyOf(request: Request): AnswerKey | undefined {
  const header = request.get(IDEMPOTENCY_HEADER);
  const { id: userId } = (request.user ?? {}) as { id?: number };
  if (header === undefined || userId === undefined) return undefined;
  // The draft standard quotes the key; many clients send it bare.
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header;
  if (!KEY_RULE.test(key)) throw new BadRequestException(MALFORMED_KEY);
  return {
    id: digest(JSON.stringify([userId, request.method, request.path, key])),
    userId,
    fingerprint: digest(JSON.stringify(request.body ?? null)),
  };
}

/** Passes the request's key to a handler, for `storeAnswer`. */
export const RequestKey = createParamDecorator((_: unknown, context: ExecutionContext) =>
  answerKeyOf(context.switchToHttp().getRequest<Request>()),
);

/**
 * Stores the response in the transaction that does the work, so that a crash keeps both or neither. If two such
 * transactions run at once, the second waits here and rolls back when the first commits.
 */
export async function storeAnswer(
  manager: EntityManager,
  key: AnswerKey | undefined,
  answer: object,
): Promise<void> {
  if (key) await manager.insert(IdempotentAnswer, { ...key, answer, createdAt: new Date() });
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
