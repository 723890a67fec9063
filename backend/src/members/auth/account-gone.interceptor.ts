import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  NotFoundException,
  UnauthorizedException,
} from '@nestjs/common';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import { isForeignKeyViolation } from '../../platform/database/violations.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';

/**
 * Explains a foreign key violation that no service has handled: the referenced row was deleted during the request,
 * mostly the caller's own account.
 */
@Injectable()
export class AccountGoneInterceptor implements NestInterceptor {
  constructor(private readonly users: UsersService) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        if (!isForeignKeyViolation(error)) throw error;
        const user = context.switchToHttp().getRequest<Request>().user as User | undefined;
        if (user && !(await this.users.find(user.id))) {
          throw new UnauthorizedException('Votre compte vient d’être supprimé.');
        }
        throw new NotFoundException('Ce que cette demande concerne vient d’être supprimé.');
      }),
    );
  }
}
