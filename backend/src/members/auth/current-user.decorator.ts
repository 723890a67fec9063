import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { User } from '../users/user.entity.js';

/** The signed-in member; undefined for a visitor, on public routes only. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): User | undefined => {
  return context.switchToHttp().getRequest<Request>().user as User | undefined;
});
