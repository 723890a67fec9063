import { createHash, randomBytes } from 'node:crypto';
import { BadRequestException, ConflictException, ForbiddenException, Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { DataSource, type EntityManager } from 'typeorm';
import { errorBody } from '../../platform/common/error-codes.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { RecoveryCode } from './recovery-code.entity.js';

const RECOVERY_CODES = 10;
/** Codes of the previous and the next 30 seconds are accepted too. */
const WINDOW = 1;

/** Second factor: a six-digit TOTP code, or one of ten recovery codes. Each works once. */
@Injectable()
export class TwoFactorService {
  constructor(
    private readonly users: UsersService,
    private readonly settings: SettingsService,
    private readonly dataSource: DataSource,
  ) {}

  async isAskedOf(user: User): Promise<boolean> {
    return user.totpConfirmedAt !== null && (await this.settings.get('twoFactorAuth'));
  }

  /** @throws ForbiddenException when the setting is off, ConflictException when a factor is active */
  async begin(user: User): Promise<{ secret: string; uri: string }> {
    const { twoFactorAuth, siteName } = await this.settings.all();
    if (!twoFactorAuth)
      throw new ForbiddenException(errorBody('closed', 'Le second facteur n’est pas proposé sur ce site.'));
    const secret = new Secret({ size: 20 });
    await this.dataSource.transaction(async (manager) => {
      await this.lockWithoutFactor(manager, user);
      await this.users.change(manager, user.id, { totpSecret: secret.base32, totpLastStep: null });
    });
    const totp = new TOTP({ issuer: issuerOf(siteName), label: user.username, secret });
    return { secret: secret.base32, uri: totp.toString() };
  }

  /**
   * Activates the factor after a first valid code; resolves to the recovery codes, which are shown only now.
   * @param also ends the other sessions, in the same transaction
   */
  async confirm(
    user: User,
    code: string,
    also: (manager: EntityManager) => Promise<void>,
  ): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(5).toString('hex'));
    await this.dataSource.transaction(async (manager) => {
      const { totpSecret } = await this.lockWithoutFactor(manager, user);
      const step = totpSecret && stepOf(totpSecret, code);
      if (!step) {
        const message = 'Ce code n’est pas valable.';
        throw new BadRequestException(errorBody('wrong_two_factor_code', message, { code: message }));
      }
      await this.users.change(manager, user.id, { totpConfirmedAt: new Date(), totpLastStep: step });
      await manager.insert(
        RecoveryCode,
        codes.map((each) => ({ userId: user.id, hash: hash(each) })),
      );
      await also(manager);
    });
    return codes;
  }

  async remove({ id }: User): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.users.change(manager, id, { totpSecret: null, totpConfirmedAt: null, totpLastStep: null });
      await manager.delete(RecoveryCode, { userId: id });
    });
  }

  /** Checks and uses up a code; of concurrent uses only one succeeds. */
  async accepts({ id, totpSecret }: User, code: string): Promise<boolean> {
    const step = totpSecret && stepOf(totpSecret, code);
    if (step) return this.users.useTotpStep(id, step);
    const used = await this.dataSource.manager.delete(RecoveryCode, {
      userId: id,
      hash: hash(code),
    });
    return used.affected === 1;
  }

  /** @throws ConflictException when a factor is active */
  private async lockWithoutFactor(manager: EntityManager, { id }: User): Promise<User> {
    const user = await this.users.lockWithSecrets(manager, id);
    if (user?.totpConfirmedAt === null) return user;
    throw new ConflictException(errorBody('already_exists', 'Un second facteur est déjà en place.'));
  }
}

/** A colon separates the issuer from the account. */
function issuerOf(siteName: string): string {
  return siteName.replace(/[:\s]+/g, ' ').trim() || 'Passerelle';
}

/** The TOTP time step of a code; null when it is invalid. */
function stepOf(secret: string, code: string): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

function hash(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
