import { ConflictException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { isUniqueViolation } from '../database/unique-violation.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';

@Injectable()
export class NewsletterService {
  constructor(
    @InjectRepository(NewsletterSubscription)
    private readonly subscriptions: Repository<NewsletterSubscription>,
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
}
