function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
import { Injectable } from '@nestjs/common';
import { StoredCounts } from '../../platform/counts/stored-counts.service.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';
export const subscriptionStates = [
    'waiting',
    'confirmed'
];
export class SubscriberCounts {
    counts;
    constructor(counts){
        this.counts = counts;
        counts.registerRecount(countAnew);
    }
    async countAdded(manager) {
        await this.counts.changeCounts(manager, [
            of('waiting', 1)
        ]);
    }
    async countConfirmed(manager) {
        await this.counts.changeCounts(manager, [
            of('waiting', -1),
            of('confirmed', 1)
        ]);
    }
    /**
   * Deletes subscriptions and counts them.
   * @returns how many
   */ async delete(manager, where) {
        let deleted = 0;
        // Those that wait first: one that is confirmed meanwhile is found by the second deletion, and never the reverse.
        for (const state of subscriptionStates){
            const isConfirmed = state === 'confirmed';
            const { affected } = await manager.delete(NewsletterSubscription, {
                ...where,
                isConfirmed
            });
            if (affected) await this.counts.changeCounts(manager, [
                of(state, -affected)
            ]);
            deleted += affected ?? 0;
        }
        return deleted;
    }
    async count(state) {
        if (!state) return this.counts.readTotal('subscribers');
        return (await this.counts.readCounts('subscribers')).get(state) ?? 0;
    }
}
SubscriberCounts = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof StoredCounts === "undefined" ? Object : StoredCounts
    ])
], SubscriberCounts);
function of(state, by) {
    return {
        subject: 'subscribers',
        part: state,
        by
    };
}
async function countAnew(manager) {
    const isConfirmed = '(confirmedAt IS NOT NULL)';
    await manager.query(`UPDATE newsletter_subscriptions SET isConfirmed = ${isConfirmed} WHERE isConfirmed <> ${isConfirmed}`);
    const waiting = await manager.countBy(NewsletterSubscription, {
        isConfirmed: false
    });
    const confirmed = await manager.countBy(NewsletterSubscription, {
        isConfirmed: true
    });
    return [
        of('waiting', waiting),
        of('confirmed', confirmed)
    ];
}
//# sourceMappingURL=subscriber-counts.js.map
