import {
  type CanActivate,
  type ExecutionContext,
  ForbiddenException,
  Injectable,
  ServiceUnavailableException,
  UnauthorizedException,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import {
  ACCESS,
  type Access,
  OPEN_IN_MAINTENANCE,
  SIGN_IN_REFUSAL,
} from '../../platform/common/access.decorator.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { canModerate, canReview, type User } from '../users/user.entity.js';
import { ConfirmedEmailRule, NEEDS_CONFIRMED_EMAIL } from './confirmed-email.js';

const RETRY_AFTER_S = 300;

export const NO_MORE_CONTRIBUTOR =
  'Un administrateur vous a retiré le droit de publier : lui seul peut vous le rendre. Écrivez-lui par la page Contact.';

/** Global guard. A route without an access level is closed to everyone. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly settings: SettingsService,
    private readonly confirmedEmail: ConfirmedEmailRule,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const user = http.getRequest<Request>().user as User | undefined;
    const targets = [context.getHandler(), context.getClass()];
    if (!user?.isAdmin && !this.reflector.getAllAndOverride<boolean>(OPEN_IN_MAINTENANCE, targets)) {
      await this.refuseInMaintenance(http.getResponse<Response>());
    }
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, targets);
    checkAccess(access, user, this.reflector.getAllAndOverride<string | undefined>(SIGN_IN_REFUSAL, targets));
    if (access === 'reviewer' || access === 'moderator' || access === 'admin') this.requireSecondFactor(user);
    if (user && this.reflector.getAllAndOverride<boolean>(NEEDS_CONFIRMED_EMAIL, targets)) {
      await this.confirmedEmail.require(user);
    }
    return true;
  }

  /** @throws ForbiddenException when the site requires two-factor authentication and the member has none */
  private requireSecondFactor(user: User | undefined): void {
    const isAsked = this.settings.present.twoFactorAuth && this.settings.rules.staffTwoFactor;
    if (!isAsked || user?.totpConfirmedAt) return;
    throw new ForbiddenException(
      errorBody(
        'two_factor_needed',
        'Ce site demande un second facteur à qui administre ou modère : mettez le vôtre en place dans « Compte et sécurité ».',
      ),
    );
  }

  private async refuseInMaintenance(response: Response): Promise<void> {
    if (!(await this.settings.get('maintenanceMode'))) return;
    response.setHeader('Retry-After', RETRY_AFTER_S);
    throw new ServiceUnavailableException(
      errorBody('maintenance', 'Le site est en maintenance. Revenez dans quelques minutes.'),
    );
  }
}

/** @throws UnauthorizedException or ForbiddenException when access is denied */
export function checkAccess(
  access: Access | undefined,
  user: User | undefined,
  visitorRefusal = 'Vous devez être connecté.',
): true {
  if (access === 'public') return true;
  if (!user) throw new UnauthorizedException({ message: visitorRefusal });
  if (access === 'member') return true;
  if (access === 'contributor' && (user.isContributor || user.isAdmin === true)) return true;
  if (access === 'reviewer' && canReview(user)) return true;
  if (access === 'moderator' && canModerate(user)) return true;
  if (access === 'admin' && user.isAdmin === true) return true;
  throw new ForbiddenException(
    access === 'contributor'
      ? errorBody(
          'contributors_only',
          user.contributorRevoked ? NO_MORE_CONTRIBUTOR : 'Cette action est réservée aux contributeurs.',
        )
      : errorBody('admins_only', 'Vous n’avez pas le droit de faire cela.'),
  );
}
