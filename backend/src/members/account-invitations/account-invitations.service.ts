import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, LessThan, MoreThan, type EntityManager, type Repository } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { createLinkToken, hashLinkToken } from '../../platform/common/link-token.js';
import type { Page } from '../../platform/common/page-query.js';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import type { User } from '../users/user.entity.js';
import { AccountInvitation } from './account-invitation.entity.js';
import { invitationEmail } from './emails.js';
import { RetentionTask } from '../../platform/retention/retention-task.js';

/** How long invitations stay listed after they expire. */
const LISTED_DAYS = 30;
/** More than any school needs; with more emails, mail servers would treat the site as a spammer. */
const MAX_OPEN = 500;

export interface NewInvitation {
  email: string | null;
  note: string | null;
  isContributor: boolean;
  /** Number of registrations it allows. */
  uses: number;
  days: number;
}

/** Invitations to register: one person by email, or several by a link. */
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
   * Resolves to the invitation and its link, which cannot be retrieved again. A mailed link proves ownership of the
   * address, so it is returned only when no mail server is configured.
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
      // The latest email replaces earlier ones.
      if (email) await manager.delete(AccountInvitation, { email, timesUsed: 0 });
      const { identifiers } = await manager.insert(AccountInvitation, { ...row, hash: hashLinkToken(token) });
      const { id } = identifiers[0] as { id: number };
      if (email)
        await this.emails.queueEmail(manager, email, invitationEmail(link, siteName, { days, note }));
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

  /** Newest first, including recently expired ones. */
  async list({ limit, offset }: Page): Promise<{ invitations: AccountInvitation[]; total: number }> {
    const [invitations, total] = await this.invitations.findAndCount({
      where: { expiresAt: MoreThan(new Date(Date.now() - LISTED_DAYS * DAY_MS)) },
      order: { id: 'DESC' },
      take: limit,
      skip: offset,
    });
    return { invitations, total };
  }

  /** Deletes an invitation, so that its link stops working. @throws NotFoundException */
  async withdraw(id: number, actor: User): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await manager.findOneBy(AccountInvitation, { id });
      const { affected } = await manager.delete(AccountInvitation, { id });
      if (!before || !affected)
        throw new NotFoundException('Cette invitation n’existe pas ou n’existe plus.');
      await this.record(manager, 'withdraw', id, actor, { before: { timesUsed: before.timesUsed } });
    });
  }

  /** @throws BadRequestException when the token is unknown, used up or expired */
  async find(token: string): Promise<AccountInvitation> {
    const found = await this.invitations.findOneBy({ hash: hashLinkToken(token) });
    if (!found || found.usesLeft < 1 || found.expiresAt.getTime() < Date.now()) throw refusal();
    return found;
  }

  /** Uses up one registration, in the transaction that registers. @throws BadRequestException when none is left */
  async redeem(manager: EntityManager, { id }: AccountInvitation): Promise<void> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(AccountInvitation)
      .set({ usesLeft: () => 'usesLeft - 1', timesUsed: () => 'timesUsed + 1' })
      .where({ id, usesLeft: MoreThan(0) })
      .execute();
    if (!affected) throw refusal();
  }

  /** In the transaction that deletes the account with this address. */
  async forgetAddress(manager: EntityManager, email: string): Promise<void> {
    await manager.delete(AccountInvitation, { email });
  }

  @RetentionTask('invitations à s’inscrire')
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
  return new BadRequestException(errorBody('invalid_link', message));
}
