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
import { isForeignKeyViolation } from '../../platform/database/foreign-key-violation.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';

/**
 * Explains a write that was refused because what it refers to has been deleted while it was under way, where no service
 * has said what that is: most often the account of who asks.
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
