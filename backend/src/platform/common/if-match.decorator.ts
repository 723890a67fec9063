import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';

/** The tag of a version, which `If-Match` names again. */
export const etagOf = (version: number): string => `"${version}"`;

/** How the document shows an answer with the tag of its version. */
export const etagHeader = {
  ETag: {
    description: 'La version, à renvoyer dans `If-Match`.',
    schema: { type: 'string' },
    example: etagOf(3),
  },
} as const;

/** The versions a request is made for; undefined when any will do. A weak tag, or one that is not ours, is no version. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const header = context.switchToHttp().getRequest<Request>().get('If-Match')?.trim();
  if (header === undefined || header === '*') return undefined;
  return header
    .split(',')
    .flatMap((tag) => /^"(\d{1,10})"$/.exec(tag.trim())?.[1] ?? [])
    .map(Number);
});

/** For routes whose handler takes `@IfMatch()`. */
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
