import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ListInterceptor } from './list.interceptor.js';
import type { ListRules } from './list-rules.js';

export const LIST = 'list';

/**
 * Says that a route answers a list, which it gives as `{ [name]: […], total }`, or bare where it has no pages.
 * How long the list is and where its other pages are is told in the headers of every one.
 */
export const AnswersList = (name: string, rules: Omit<ListRules, 'name'> = {}) =>
  applyDecorators(
    SetMetadata(LIST, { name, ...rules } satisfies ListRules),
    UseInterceptors(new ListInterceptor({ name, ...rules })),
  );
