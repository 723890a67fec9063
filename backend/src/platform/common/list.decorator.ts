import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ListInterceptor } from './list.interceptor.js';
import type { ListRules } from './list-rules.js';

export const LIST = 'list';

/**
 * Marks a route that returns a list: `{ [name]: […], total }`, or a bare array if it has no pages. The headers carry
 * the total and the links to other pages.
 */
export const AnswersList = (name: string, rules: Omit<ListRules, 'name'> = {}) =>
  applyDecorators(
    SetMetadata(LIST, { name, ...rules } satisfies ListRules),
    UseInterceptors(new ListInterceptor({ name, ...rules })),
  );
