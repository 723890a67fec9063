import { createHash, randomBytes } from 'node:crypto';
import { BadRequestException, ConflictException, ForbiddenException, Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { SettingsService } from '../settings/settings.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';

const RECOVERY_CODES = 10;
/** A code of the half minute before or after is taken too. */
const WINDOW = 1;

/** The second factor: six digits of an authenticator application, or one of ten recovery codes. */
@Injectable()
export class TwoFactorService {
  constructor(
    private readonly users: UsersService,
    private readonly settings: SettingsService,
  ) {}

  async isAskedOf(user: User): Promise<boolean> {
    return user.totpConfirmedAt !== null && (await this.settings.get('twoFactorAuth'));
  }

  /** @throws ForbiddenException when the setting is off, ConflictException when a factor is in place already */
  async begin(user: User): Promise<{ secret: string; uri: string }> {
    const { twoFactorAuth, siteName } = await this.settings.all();
    if (!twoFactorAuth) throw new ForbiddenException('Le second facteur n’est pas proposé sur ce site.');
    if (user.totpConfirmedAt) throw new ConflictException('Un second facteur est déjà en place.');
    const secret = new Secret({ size: 20 });
    await this.users.update(user.id, { totpSecret: secret.base32 });
    const totp = new TOTP({ issuer: siteName, label: user.username, secret });
    return { secret: secret.base32, uri: totp.toString() };
  }

  /** Puts the factor in place once a first code is right; resolves to the recovery codes, shown this once. */
  async confirm(user: User, code: string): Promise<string[]> {
    if (user.totpConfirmedAt) throw new ConflictException('Un second facteur est déjà en place.');
    const known = await this.users.findWithSecrets(user.id);
    if (!known?.totpSecret || !matches(known.totpSecret, code)) {
      const message = 'Ce code n’est pas valable.';
      throw new BadRequestException({ message, errors: { code: message } });
    }
    const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(5).toString('hex'));
    await this.users.update(user.id, { totpConfirmedAt: new Date(), recoveryCodes: codes.map(hash) });
    return codes;
  }

  async remove(user: User): Promise<void> {
    await this.users.update(user.id, { totpSecret: null, totpConfirmedAt: null, recoveryCodes: [] });
  }

  /** Whether a code opens the account; a recovery code is used up by it. */
  async accepts(user: User, code: string): Promise<boolean> {
    if (user.totpSecret && matches(user.totpSecret, code)) return true;
    const left = user.recoveryCodes.filter((known) => known !== hash(code.toLowerCase()));
    if (left.length === user.recoveryCodes.length) return false;
    await this.users.update(user.id, { recoveryCodes: left });
    return true;
  }
}

function matches(secret: string, code: string): boolean {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.validate({ token: code.replaceAll(' ', ''), window: WINDOW }) !== null;
}

function hash(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
