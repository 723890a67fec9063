import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { User } from '../users/user.entity.js';

/** The member who calls; undefined for a visitor, which only a public route can meet. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): User | undefined => {
  return context.switchToHttp().getRequest<Request>().user as User | undefined;
});
