import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type Repository } from 'typeorm';
import { createLinkToken, hashLinkToken } from '../common/link-token.js';
import { AccountToken, type TokenPurpose } from './account-token.entity.js';

const HOUR_MS = 60 * 60 * 1000;
const lifetimes: Record<TokenPurpose, number> = { 'confirm-email': 48 * HOUR_MS, 'reset-password': HOUR_MS };

@Injectable()
export class AccountTokensService {
  constructor(@InjectRepository(AccountToken) private readonly tokens: Repository<AccountToken>) {}

  /** Makes a link's token; an earlier one for the same purpose no longer works. */
  async issue(userId: number, purpose: TokenPurpose): Promise<string> {
    const token = createLinkToken();
    await this.tokens.delete({ userId, purpose });
    await this.tokens.insert({
      hash: hashLinkToken(token),
      userId,
      purpose,
      expiresAt: new Date(Date.now() + lifetimes[purpose]),
    });
    return token;
  }

  /**
   * Uses a token up; resolves to whose it was.
   * @throws BadRequestException when it is unknown, used or too old
   */
  async redeem(token: string, purpose: TokenPurpose): Promise<number> {
    const found = await this.tokens.findOneBy({ hash: hashLinkToken(token), purpose });
    // Of two at once only one removes the row.
    const { affected } = found ? await this.tokens.delete({ hash: found.hash }) : { affected: 0 };
    if (!found || !affected || found.expiresAt.getTime() < Date.now()) {
      throw new BadRequestException('Ce lien n’est plus valable. Demandez-en un nouveau.');
    }
    return found.userId;
  }

  async deleteExpired(): Promise<void> {
    await this.tokens.delete({ expiresAt: LessThan(new Date()) });
  }
}
