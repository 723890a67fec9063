import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';

/** ETag of a version, which the client sends back as `If-Match`. */
export const etagOf = (version: number): string => `"${version}"`;

/** OpenAPI description of the ETag header. */
export const etagHeader = {
  ETag: {
    description: 'La version, à renvoyer dans `If-Match`.',
    schema: { type: 'string' },
    example: etagOf(3),
  },
} as const;

/** Versions accepted by the request; undefined when any will do. Weak or foreign tags match no version. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const header = context.switchToHttp().getRequest<Request>().get('If-Match')?.trim();
  if (header === undefined || header === '*') return undefined;
  return header
    .split(',')
    .flatMap((tag) => /^"(\d{1,10})"$/.exec(tag.trim())?.[1] ?? [])
    .map(Number);
});

/** Documents the header on routes that use `@IfMatch()`. */
export const TakesIfMatch = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description:
        'L’`ETag` de ce qui est modifié, pour ne rien écraser de ce qu’un autre aurait écrit entre-temps ; sans lui, la dernière version est remplacée.',
      schema: { type: 'string' },
      example: etagOf(3),
    }),
  );
