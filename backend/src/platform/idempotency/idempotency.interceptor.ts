import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { catchError, of, type Observable } from 'rxjs';
import { type AnswerKey, answerKeyOf, REPLAYED_HEADER } from './answer-key.js';
import { IdempotencyService } from './idempotency.service.js';
import { IDEMPOTENT } from './idempotent.decorator.js';

/** Replays the stored response of a repeated request. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly idempotency: IdempotencyService,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler<object>): Promise<Observable<object>> {
    if (!this.reflector.get<boolean | undefined>(IDEMPOTENT, context.getHandler())) return next.handle();
    const http = context.switchToHttp();
    const key = answerKeyOf(http.getRequest<Request>());
    if (!key) return next.handle();
    const earlier = await this.replay(key, http.getResponse<Response>());
    if (earlier) return of(earlier);
    return next.handle().pipe(
      // The first request may have finished while this one waited.
      catchError(async (error: unknown) => {
        const meanwhile = await this.replay(key, http.getResponse<Response>());
        if (meanwhile) return meanwhile;
        throw error;
      }),
    );
  }

  private async replay(key: AnswerKey, response: Response): Promise<object | undefined> {
    const answer = await this.idempotency.findAnswer(key);
    if (answer) response.setHeader(REPLAYED_HEADER, 'true');
    return answer;
  }
}
