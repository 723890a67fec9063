import { fold } from '@passerelle/api-client/fold';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, type EntityManager, type Repository } from 'typeorm';
import { DAY_MS, HOUR_MS } from '@passerelle/api-client/durations';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { createLinkToken, hashLinkToken } from '../../platform/common/link-token.js';
import { searchedAddress } from '../../platform/common/mailboxes.js';
import type { Page } from '../../platform/common/page-query.js';
import { Config } from '../../config.js';
import { findAndCount, findPage } from '../../platform/database/find-page.js';
import { likeContains } from '../../platform/database/like.js';
import { restrictToBlock } from '../../platform/database/newest-block.js';
import { selectRows, type Orders, type Selection } from '../../platform/database/select-rows.js';
import { isUniqueViolation } from '../../platform/database/violations.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { LongReads } from '../../platform/long-reads/long-reads.service.js';
import type { User } from '../../members/users/user.entity.js';
import { confirmSubscriptionEmail, subscriptionConfirmedEmail, unsubscribeLink } from './emails.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';
import { SubscriberCounts, type SubscriptionState } from './subscriber-counts.js';
import { RetentionTask } from '../../platform/retention/retention-task.js';

/** Lifetime of the confirmation link; pending subscriptions are deleted after it. */
const WAITING_MS = 7 * DAY_MS;
/** Limits repeated confirmation emails to one address. */
const BETWEEN_LINKS_MS = HOUR_MS;

const orders = {
  id: ['id', 'DESC'],
  email: ['email', 'ASC'],
  createdAt: ['createdAt', 'DESC'],
} satisfies Orders<string>;
export type SubscriptionSort = keyof typeof orders;
export const subscriptionSorts = Object.keys(orders) as SubscriptionSort[];

/** Subscriptions per batch. */
const BATCH = 500;

@Injectable()
export class NewsletterService {
  constructor(
    @InjectRepository(NewsletterSubscription)
    private readonly subscriptions: Repository<NewsletterSubscription>,
    private readonly counts: SubscriberCounts,
    private readonly audit: AuditService,
    private readonly emails: EmailsService,
    private readonly longReads: LongReads,
    private readonly config: Config,
  ) {}

  /**
   * Stores an address and mails the confirmation link.
   * @throws ConflictException when the address is known; if it is still pending, a new link is mailed
   */
  async subscribe(email: string): Promise<void> {
    const token = createLinkToken();
    const unsubscribeToken = createLinkToken();
    const now = new Date();
    try {
      await this.subscriptions.manager.transaction(async (manager) => {
        await manager.insert(NewsletterSubscription, {
          email,
          emailFolded: searchedAddress(email),
          createdAt: now,
          confirmedAt: null,
          mailedAt: now,
          confirmationHash: hashLinkToken(token),
          unsubscribeToken,
        });
        await this.counts.countAdded(manager);
        const content = confirmSubscriptionEmail(this.config.publicUrl, token, unsubscribeToken);
        await this.emails.queueEmail(manager, email, content);
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await this.sendConfirmationAgain(email);
      // One message for both cases, so as not to reveal which it is.
      const state = 'Cette adresse est déjà inscrite, ou attend sa confirmation';
      const message = this.emails.isConfigured ? `${state} : le lien est dans sa boîte.` : `${state}.`;
      throw new ConflictException(errorBody('already_exists', message));
    }
  }

  /** Resolves to whether the link is valid; it stays valid when followed again. */
  async confirm(token: string): Promise<boolean> {
    const found = await this.subscriptions.findOneBy({ confirmationHash: hashLinkToken(token) });
    if (!found) return false;
    if (found.confirmedAt) return true;
    if (found.mailedAt!.getTime() < Date.now() - WAITING_MS) return false;
    const { id, email, unsubscribeToken } = found;
    await this.subscriptions.manager.transaction(async (manager) => {
      const waiting = { id, isConfirmed: false };
      const confirmed = { confirmedAt: new Date(), isConfirmed: true };
      const { affected } = await manager.update(NewsletterSubscription, waiting, confirmed);
      if (!affected) return;
      await this.counts.countConfirmed(manager);
      const content = subscriptionConfirmedEmail(this.config.publicUrl, unsubscribeToken);
      await this.emails.queueEmail(manager, email, content);
    });
    return true;
  }

  /** Deletes the subscription of a token; does nothing if it is already gone. */
  async unsubscribe(unsubscribeToken: string): Promise<void> {
    await this.subscriptions.manager.transaction((manager) =>
      this.counts.delete(manager, { unsubscribeToken }),
    );
  }

  /**
   * Newest first by default.
   * @param text matched against the address, in one block
   * @returns `older`: where the next block begins
   */
  async list(
    text: string | undefined,
    state: SubscriptionState | undefined,
    selection: Selection<SubscriptionSort>,
    page: Page,
  ): Promise<{ subscribers: NewsletterSubscription[]; total: number; older: number | undefined }> {
    const query = this.inState(state);
    if (text) {
      query.andWhere("subscription.emailFolded LIKE :text ESCAPE '!'", { text: likeContains(fold(text)) });
    }
    selectRows(query, selection, orders, 'id');
    const whole = this.inState(undefined);
    if (!text && !selection.ids) {
      const total = await this.counts.count(state);
      return { subscribers: await findPage(query, page, total, whole), total, older: undefined };
    }
    const read = text ? this.longReads.readerFor('Abonnés d’un texte') : undefined;
    const older = read && (await restrictToBlock(query, selection, read));
    const [subscribers, total] = await findAndCount(query, page, whole, read);
    return { subscribers, total, older };
  }

  /** All subscriptions in batches, oldest first. */
  async *inBatches(state?: SubscriptionState): AsyncGenerator<NewsletterSubscription[]> {
    for (let after = 0; ;) {
      const batch = await this.inState(state)
        .andWhere('subscription.id > :after', { after })
        .orderBy('subscription.id', 'ASC')
        .limit(BATCH)
        .getMany();
      if (batch.length > 0) yield batch;
      if (batch.length < BATCH) return;
      after = batch.at(-1)!.id;
    }
  }

  /** For the sender of the newsletter. */
  unsubscribeLink({ unsubscribeToken }: NewsletterSubscription): string {
    return unsubscribeLink(this.config.publicUrl, unsubscribeToken);
  }

  /** @throws NotFoundException */
  async remove(id: number, { id: actorId }: User): Promise<void> {
    await this.subscriptions.manager.transaction(async (manager) => {
      const isKnown = await this.counts.delete(manager, { id });
      if (!isKnown) throw new NotFoundException('Abonné non trouvé.');
      // Without the address, because the audit trail must not keep a deleted address.
      const action = 'newsletter.remove';
      await this.audit.record(manager, { actorId, action, targetType: 'subscription', targetId: id });
    });
  }

  async has(email: string): Promise<boolean> {
    return this.subscriptions.existsBy({ email });
  }

  /** Deletes a subscription if there is one, in the transaction that deletes the account. */
  async deleteAddress(manager: EntityManager, email: string): Promise<void> {
    await this.counts.delete(manager, { email });
  }

  /** Moves a subscription to another address of the same member, which may have its own. */
  async mergeAddress(manager: EntityManager, email: string, into: string): Promise<void> {
    if (await manager.existsBy(NewsletterSubscription, { email: into }))
      await this.deleteAddress(manager, email);
    else
      await manager.update(
        NewsletterSubscription,
        { email },
        { email: into, emailFolded: searchedAddress(into) },
      );
  }

  /** Deletes pending subscriptions whose link has expired. */
  @RetentionTask('abonnements à la lettre')
  async deleteExpired(): Promise<void> {
    const expired = { confirmedAt: IsNull(), mailedAt: LessThan(new Date(Date.now() - WAITING_MS)) };
    await deleteInBatches(this.subscriptions, expired, (rows) =>
      this.subscriptions.manager.transaction((manager) =>
        this.counts.delete(manager, { ...expired, id: In(rows.map(({ id }) => id)) }),
      ),
    );
  }

  /** A new link, for a lost email; it replaces the previous one. */
  private async sendConfirmationAgain(email: string): Promise<void> {
    const token = createLinkToken();
    await this.subscriptions.manager.transaction(async (manager) => {
      const { affected } = await manager.update(
        NewsletterSubscription,
        { email, confirmedAt: IsNull(), mailedAt: LessThan(new Date(Date.now() - BETWEEN_LINKS_MS)) },
        { mailedAt: new Date(), confirmationHash: hashLinkToken(token) },
      );
      const found = affected ? await manager.findOneBy(NewsletterSubscription, { email }) : null;
      if (!found) return;
      const content = confirmSubscriptionEmail(this.config.publicUrl, token, found.unsubscribeToken);
      await this.emails.queueEmail(manager, email, content);
    });
  }

  private inState(state: SubscriptionState | undefined) {
    const query = this.subscriptions.createQueryBuilder('subscription');
    if (state) query.where('subscription.isConfirmed = :isConfirmed', { isConfirmed: state === 'confirmed' });
    return query;
  }
}
