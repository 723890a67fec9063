import { ForbiddenException, Injectable, SetMetadata } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { errorBody } from '../../platform/common/error-codes.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import type { User } from '../users/user.entity.js';

export const NEEDS_CONFIRMED_EMAIL = 'needs-confirmed-email';

/** For routes that write in public: requires a confirmed email address. */
export const RequireConfirmedEmail = () => SetMetadata(NEEDS_CONFIRMED_EMAIL, true);

@Injectable()
export class ConfirmedEmailRule {
  constructor(
    private readonly settings: SettingsService,
    private readonly emails: EmailsService,
  ) {}

  /** Whether a confirmed address is required: only with a mail server, and if the setting is on. */
  async isInForce(manager?: EntityManager): Promise<boolean> {
    if (!this.emails.isConfigured) return false;
    const name = 'requireEmailConfirmation';
    return manager ? this.settings.getWithin(manager, name) : this.settings.get(name);
  }

  /** @throws ForbiddenException when the address is not confirmed */
  async require({ emailConfirmedAt }: User): Promise<void> {
    if (emailConfirmedAt || !(await this.isInForce())) return;
    throw new ForbiddenException(
      errorBody(
        'unconfirmed_email',
        'Confirmez votre adresse e-mail avant de publier : le lien est dans votre boîte.',
      ),
    );
  }
}
