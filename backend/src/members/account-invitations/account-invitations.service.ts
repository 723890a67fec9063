import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, LessThan, MoreThan, type EntityManager, type Repository } from 'typeorm';
import { Config } from '../../config.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { coded } from '../../platform/common/error-codes.js';
import { createLinkToken, hashLinkToken } from '../../platform/common/link-token.js';
import type { Page } from '../../platform/common/page-query.js';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import type { User } from '../users/user.entity.js';
import { AccountInvitation } from './account-invitation.entity.js';
import { invitationEmail } from './emails.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long one that no longer works stays in the list. */
const LISTED_DAYS = 30;
/** More than any school needs; beyond, mail servers take a site for a sender of advertising. */
const MAX_OPEN = 500;

export interface NewInvitation {
  email: string | null;
  note: string | null;
  isContributor: boolean;
  /** How many may register with it. */
  uses: number;
  days: number;
}

/** Lets people register, by a mail to one of them or by a link for several. */
@Injectable()
export class AccountInvitationsService {
  constructor(
    @InjectRepository(AccountInvitation) private readonly invitations: Repository<AccountInvitation>,
    private readonly emails: EmailsService,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Resolves to it and to its link, which is known this once only; a mailed one proves that whoever uses it reads the
   * mail of that address, and is told to nobody else as long as mail leaves the site.
   * @throws ConflictException when too many are open
   */
  async create(
    { email, note, isContributor, uses, days }: NewInvitation,
    actor: User,
  ): Promise<{ invitation: AccountInvitation; link: string | null }> {
    const now = new Date();
    const token = createLinkToken();
    const link = `${this.config.publicUrl}/inscription?jeton=${token}`;
    const row = {
      email,
      note,
      isContributor,
      usesLeft: email ? 1 : uses,
      timesUsed: 0,
      invitedBy: actor.id,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
      createdAt: now,
    };
    const siteName = await this.settings.get('siteName');
    return this.dataSource.transaction(async (manager) => {
      const open = { usesLeft: MoreThan(0), expiresAt: MoreThan(now) };
      if ((await manager.countBy(AccountInvitation, open)) >= MAX_OPEN) {
        throw new ConflictException(
          `${MAX_OPEN} invitations sont ouvertes : retirez-en avant d’en faire d’autres.`,
        );
      }
      // The latest mail is the one that counts.
      if (email) await manager.delete(AccountInvitation, { email, timesUsed: 0 });
      const { identifiers } = await manager.insert(AccountInvitation, { ...row, hash: hashLinkToken(token) });
      const { id } = identifiers[0] as { id: number };
      if (email) await this.emails.queue(manager, email, invitationEmail(link, siteName, { days, note }));
      const after = {
        isMailed: email !== null,
        isContributor,
        usesLeft: row.usesLeft,
        expiresAt: row.expiresAt,
      };
      await this.record(manager, 'create', id, actor, { after, note });
      return {
        invitation: { id, ...row } as AccountInvitation,
        link: email && this.emails.isConfigured ? null : link,
      };
    });
  }

  /** The newest first, with those that have ended lately. */
  async list({ limit, offset }: Page): Promise<{ invitations: AccountInvitation[]; total: number }> {
    const [invitations, total] = await this.invitations.findAndCount({
      where: { expiresAt: MoreThan(new Date(Date.now() - LISTED_DAYS * DAY_MS)) },
      order: { id: 'DESC' },
      take: limit,
      skip: offset,
    });
    return { invitations, total };
  }

  /** Whoever has the link can no longer use it. @throws NotFoundException */
  async withdraw(id: number, actor: User): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await manager.findOneBy(AccountInvitation, { id });
      const { affected } = await manager.delete(AccountInvitation, { id });
      if (!before || !affected)
        throw new NotFoundException('Cette invitation n’existe pas ou n’existe plus.');
      await this.record(manager, 'withdraw', id, actor, { before: { timesUsed: before.timesUsed } });
    });
  }

  /** @throws BadRequestException when it can't be used, or no longer */
  async find(token: string): Promise<AccountInvitation> {
    const found = await this.invitations.findOneBy({ hash: hashLinkToken(token) });
    if (!found || found.usesLeft < 1 || found.expiresAt.getTime() < Date.now()) throw refusal();
    return found;
  }

  /** Within the transaction in which somebody registers with it. @throws BadRequestException when others were quicker */
  async redeem(manager: EntityManager, { id }: AccountInvitation): Promise<void> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(AccountInvitation)
      .set({ usesLeft: () => 'usesLeft - 1', timesUsed: () => 'timesUsed + 1' })
      .where({ id, usesLeft: MoreThan(0) })
      .execute();
    if (!affected) throw refusal();
  }

  /** Within the transaction in which the account of that address goes. */
  async forgetAddress(manager: EntityManager, email: string): Promise<void> {
    await manager.delete(AccountInvitation, { email });
  }

  async deleteOld(): Promise<void> {
    const longAgo = new Date(Date.now() - LISTED_DAYS * DAY_MS);
    await deleteInBatches(this.invitations, { expiresAt: LessThan(longAgo) });
  }

  private async record(
    manager: EntityManager,
    what: 'create' | 'withdraw',
    targetId: number,
    { id: actorId }: User,
    said: { before?: object; after?: object; note?: string | null },
  ): Promise<void> {
    const action = `invitation.${what}`;
    await this.audit.record(manager, { actorId, action, targetType: 'invitation', targetId, ...said });
  }
}

function refusal(): BadRequestException {
  const message = 'Cette invitation n’est plus valable. Demandez-en une autre à qui vous l’a envoyée.';
  return new BadRequestException(coded('invalid_link', message));
}
