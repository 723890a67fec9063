import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { Page } from '../common/page-query.js';
import { likeContains } from '../database/like.js';
import { isUniqueViolation } from '../database/unique-violation.js';
import type { User } from '../users/user.entity.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';

@Injectable()
export class NewsletterService {
  constructor(
    @InjectRepository(NewsletterSubscription)
    private readonly subscriptions: Repository<NewsletterSubscription>,
    private readonly audit: AuditService,
  ) {}

  /** @throws ConflictException when the address is subscribed already */
  async subscribe(email: string): Promise<void> {
    try {
      await this.subscriptions.insert({ email, createdAt: new Date() });
    } catch (error) {
      if (isUniqueViolation(error)) throw new ConflictException('Cette adresse est déjà inscrite.');
      throw error;
    }
  }

  /** Newest first. @param text to find in the address */
  async list(
    text: string | undefined,
    { limit, offset }: Page,
  ): Promise<{ subscribers: NewsletterSubscription[]; total: number }> {
    const query = this.subscriptions.createQueryBuilder('subscription');
    if (text) {
      query.where("subscription.email LIKE :text ESCAPE '!'", { text: likeContains(text.toLowerCase()) });
    }
    const [subscribers, total] = await query
      .orderBy('subscription.id', 'DESC')
      .limit(limit)
      .offset(offset)
      .getManyAndCount();
    return { subscribers, total };
  }

  /** In the order in which they subscribed. */
  async listAll(): Promise<NewsletterSubscription[]> {
    return this.subscriptions.find({ order: { id: 'ASC' } });
  }

  /** @throws NotFoundException */
  async remove(id: number, { id: actorId }: User): Promise<void> {
    await this.subscriptions.manager.transaction(async (manager) => {
      const { affected } = await manager.delete(NewsletterSubscription, { id });
      if (!affected) throw new NotFoundException('Abonné non trouvé.');
      // Without the address: whoever asks to be forgotten is not to be kept here.
      const action = 'newsletter.remove';
      await this.audit.record(manager, { actorId, action, targetType: 'subscription', targetId: id });
    });
  }

  async has(email: string): Promise<boolean> {
    return this.subscriptions.existsBy({ email });
  }

  /** Ends a subscription, if there is one, within the transaction in which an account goes. */
  async forget(manager: EntityManager, email: string): Promise<void> {
    await manager.delete(NewsletterSubscription, { email });
  }
}
