import { createHash } from 'node:crypto';
import { BadRequestException, createParamDecorator } from '@nestjs/common';
import { IdempotentAnswer } from './idempotent-answer.entity.js';
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
export const REPLAYED_HEADER = 'Idempotent-Replayed';
export const KEY_RULE = /^[\x21\x23-\x7e]{1,255}$/;
export const MALFORMED_KEY = "L\u2019en-t\xeate Idempotency-Key doit tenir en 1 \xe0 255 caract\xe8res visibles, sans espace.";
/**
 * Key of a member's request with an Idempotency-Key header; undefined for any other request.
 * @throws BadRequestException when the header is malformed
 */ export function answerKeyOf(request) {
    const header = request.get(IDEMPOTENCY_HEADER);
    const { id: userId } = request.user ?? {};
    if (header === undefined || userId === undefined) return undefined;
    // The draft standard quotes the key; many clients send it bare.
    const key = /^"(.*)"$/.exec(header)?.[1] ?? header;
    if (!KEY_RULE.test(key)) throw new BadRequestException(MALFORMED_KEY);
    return {
        id: digest(JSON.stringify([
            userId,
            request.method,
            request.path,
            key
        ])),
        userId,
        fingerprint: digest(JSON.stringify(request.body ?? null))
    };
}
/** Passes the request's key to a handler, for `storeAnswer`. */ export const RequestKey = createParamDecorator((_, context)=>answerKeyOf(context.switchToHttp().getRequest()));
/**
 * Stores the response in the transaction that does the work, so that a crash keeps both or neither. If two such
 * transactions run at once, the second waits here and rolls back when the first commits.
 */ export async function storeAnswer(manager, key, answer) {
    if (key) await manager.insert(IdempotentAnswer, {
        ...key,
        answer,
        createdAt: new Date()
    });
}
function digest(text) {
    return createHash('sha256').update(text).digest('hex');
}
//# sourceMappingURL=answer-key.js.map
