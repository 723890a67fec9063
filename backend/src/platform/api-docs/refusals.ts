import type { INestApplication } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { ACCESS } from '../common/access.decorator.js';
import { ApiErrorDto } from '../common/api-error.dto.js';
import { codeOf } from '../common/error-codes.js';
import { REFUSALS, type Refusals } from '../common/refuses.decorator.js';
import { commonRefusals, type Refusal } from './common-refusals.js';
import { handlersOf } from './handlers.js';
import { operationsOf, type Place, type Responses } from './operations.js';

type Response = NonNullable<Responses[string]>;

const retryAfter = {
  'Retry-After': { description: 'Secondes à attendre.', schema: { type: 'integer' as const }, example: 42 },
};

/**
 * Documents for each operation its permitted callers and its refusals, derived from decorators, input and rate limits.
 */
export function writeRefusals(document: OpenAPIObject, app: INestApplication, session: string): void {
  const reflector = app.get(Reflector);
  const handlers = handlersOf(app);
  const shared: Record<string, Response> = {};
  for (const place of operationsOf(document)) {
    const { operation } = place;
    const handler = handlers.get(operation.operationId!)!;
    const own = reflector.getAllAndMerge<Refusals>(REFUSALS, handler.toReversed());
    const metadata = <T>(key: string) => reflector.getAllAndOverride<T | undefined>(key, handler);
    const refusals = [
      ...Object.entries(own).map(([status, reason]) => ({ status: Number(status), reason, message: reason })),
      ...commonRefusals(place, metadata),
    ];
    for (const [status, response] of Object.entries(operation.responses)) {
      if (Number(status) < 400 && response && 'description' in response) response.description ||= done(place);
    }
    operation.security = metadata(ACCESS) === 'public' ? [] : [{ [session]: [] }];
    for (const status of new Set(refusals.map((refusal) => refusal.status))) {
      const reasons = refusals.filter((refusal) => refusal.status === status);
      operation.responses[status] = responseFor(reasons, shared);
    }
  }
  document.components = { ...document.components, responses: shared };
}

function done({ method, operation }: Place): string {
  if (operation.responses['201']) return 'C’est créé.';
  return method === 'GET' ? 'Ce qui est demandé.' : 'C’est fait.';
}

/** A response that many operations share is written once, as a component. */
function responseFor(reasons: Refusal[], shared: Record<string, Response>): Response {
  const [{ status, name, reason, code, message, errors }] = reasons as [Refusal];
  const response: Response = {
    description: reasons.length > 1 ? reasons.map(({ reason }) => `- ${reason}`).join('\n') : reason,
    ...(status === 429 || status === 503 ? { headers: retryAfter } : {}),
    content: {
      'application/json': {
        schema: { $ref: getSchemaPath(ApiErrorDto) },
        example: {
          statusCode: status,
          code: code ?? codeOf(status, errors),
          message,
          ...(errors ? { errors } : {}),
        },
      },
    },
  };
  if (reasons.length > 1 || !name) return response;
  shared[name] = response;
  return { $ref: `#/components/responses/${name}` };
}
