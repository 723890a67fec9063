import type { INestApplication } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { LIST } from '../common/list.decorator.js';
import type { ListRules } from '../common/list-rules.js';
import { handlersOf } from './handlers.js';
import { operationsOf } from './operations.js';

const total = {
  description: 'Combien il y en a en tout.',
  schema: { type: 'integer' as const },
  example: 319,
};
const link = {
  description: 'Les adresses des autres pages (RFC 8288) : `first`, `prev`, `next` et `last`.',
  schema: { type: 'string' as const },
  example: '</api/tutorials?limit=20&offset=20>; rel="next"',
};
const linkOfBlocks = {
  ...link,
  description:
    'Les adresses des autres pages (RFC 8288) : `first`, `prev`, `next` et `last` ; avec un texte, `prev-archive` mène à ceux d’avant, qui n’ont pas été regardés.',
};
const range = {
  description: 'Lesquels ce sont.',
  schema: { type: 'string' as const },
  example: 'tutorials 0-24/319',
};

/** Documents the response headers of lists. */
export function writeLists(document: OpenAPIObject, app: INestApplication): void {
  const reflector = app.get(Reflector);
  const handlers = handlersOf(app);
  for (const { operation } of operationsOf(document)) {
    const [handler] = handlers.get(operation.operationId!)!;
    const rules = reflector.get<ListRules | undefined>(LIST, handler);
    const answer = operation.responses['200'];
    if (!rules || !answer || '$ref' in answer) continue;
    answer.headers = {
      'X-Total-Count': total,
      ...(rules.pageSize !== undefined && { Link: rules.hasBlocks ? linkOfBlocks : link }),
      ...(rules.console && { 'Content-Range': range }),
    };
  }
}
