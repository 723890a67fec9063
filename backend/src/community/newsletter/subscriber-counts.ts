import { Injectable } from '@nestjs/common';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import type { Change } from '../../platform/counts/changes.js';
import { StoredCounts } from '../../platform/counts/stored-counts.service.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';

export const subscriptionStates = ['waiting', 'confirmed'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Stored counts of newsletter subscriptions by state. */
@Injectable()
export class SubscriberCounts {
  constructor(private readonly counts: StoredCounts) {
    counts.registerRecount(countAnew);
  }

  async countAdded(manager: EntityManager): Promise<void> {
    await this.counts.changeCounts(manager, [of('waiting', 1)]);
  }

  async countConfirmed(manager: EntityManager): Promise<void> {
    await this.counts.changeCounts(manager, [of('waiting', -1), of('confirmed', 1)]);
  }

  /**
   * Deletes subscriptions and counts them.
   * @returns how many
   */
  async delete(manager: EntityManager, where: FindOptionsWhere<NewsletterSubscription>): Promise<number> {
    let deleted = 0;
    // Pending subscriptions first: a subscription confirmed meanwhile is found by the second deletion. In the other
    // order it would be missed.
    for (const state of subscriptionStates) {
      const isConfirmed = state === 'confirmed';
      const { affected } = await manager.delete(NewsletterSubscription, { ...where, isConfirmed });
      if (affected) await this.counts.changeCounts(manager, [of(state, -affected)]);
      deleted += affected ?? 0;
    }
    return deleted;
  }

  async count(state: SubscriptionState | undefined): Promise<number> {
    if (!state) return this.counts.readTotal('subscribers');
    return (await this.counts.readCounts('subscribers')).get(state) ?? 0;
  }
}

function of(state: SubscriptionState, by: number): Change {
  return { subject: 'subscribers', part: state, by };
}

async function countAnew(manager: EntityManager): Promise<Change[]> {
  const isConfirmed = '(confirmedAt IS NOT NULL)';
  await manager.query(
    `UPDATE newsletter_subscriptions SET isConfirmed = ${isConfirmed} WHERE isConfirmed <> ${isConfirmed}`,
  );
  const waiting = await manager.countBy(NewsletterSubscription, { isConfirmed: false });
  const confirmed = await manager.countBy(NewsletterSubscription, { isConfirmed: true });
  return [of('waiting', waiting), of('confirmed', confirmed)];
}
