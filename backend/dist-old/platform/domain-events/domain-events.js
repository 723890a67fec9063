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
import { afterCommit } from '../database/after-commit.js';
import { EventDelivery } from './event-delivery.entity.js';
import { StoredEvent } from './stored-event.entity.js';
import { Subscribers } from './subscribers.js';
export class DomainEvents {
    subscribers;
    listeners = [];
    constructor(subscribers){
        this.subscribers = subscribers;
    }
    /**
   * Inserts an event and one delivery per subscriber in the caller's transaction, or in its own if there is none.
   * Handlers run after the commit, and never after a rollback.
   */ async publish(manager, type, payload) {
        if (manager.queryRunner?.isTransactionActive) await this.append(manager, type, payload);
        else await manager.transaction((inner)=>this.append(inner, type, payload));
    }
    /** Registers a listener for events committed by this process; it also gets the names of their subscribers. */ onCommit(listener) {
        this.listeners.push(listener);
    }
    async append(manager, type, payload) {
        const happenedAt = new Date();
        const { identifiers } = await manager.insert(StoredEvent, {
            type,
            payload,
            happenedAt
        });
        const { id } = identifiers[0];
        const subscribers = this.subscribers.namesFor(type);
        if (subscribers.length > 0) {
            const fresh = {
                eventId: id,
                state: 'pending',
                attempts: 0,
                dueAt: happenedAt
            };
            await manager.insert(EventDelivery, subscribers.map((subscriber)=>({
                    ...fresh,
                    subscriber,
                    checkpoint: null,
                    error: null
                })));
        }
        const event = {
            id,
            type,
            payload,
            happenedAt
        };
        afterCommit(manager, ()=>{
            for (const listener of this.listeners)listener(event, subscribers);
        });
    }
}
DomainEvents = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Subscribers === "undefined" ? Object : Subscribers
    ])
], DomainEvents);
//# sourceMappingURL=domain-events.js.map
