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
function _ts_param(paramIndex, decorator) {
    return function(target, key) {
        decorator(target, key, paramIndex);
    };
}
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThanOrEqual } from 'typeorm';
import { EventDelivery } from './event-delivery.entity.js';
import { StoredEvent, toDomainEvent } from './stored-event.entity.js';
export class DeliveriesRepository {
    deliveries;
    events;
    constructor(deliveries, events){
        this.deliveries = deliveries;
        this.events = events;
    }
    /** The oldest deliveries of a subscriber that are due. */ async findDue(subscriber, limit) {
        const rows = await this.deliveries.find({
            where: {
                subscriber,
                state: 'pending',
                dueAt: LessThanOrEqual(new Date())
            },
            order: {
                eventId: 'ASC'
            },
            take: limit
        });
        if (rows.length === 0) return [];
        const events = await this.events.findBy({
            id: In(rows.map(({ eventId })=>eventId))
        });
        const byId = new Map(events.map((event)=>[
                event.id,
                toDomainEvent(event)
            ]));
        return rows.map((row)=>({
                ...row,
                event: byId.get(row.eventId)
            }));
    }
    async countDue() {
        return this.deliveries.countBy({
            state: 'pending',
            dueAt: LessThanOrEqual(new Date())
        });
    }
    /** Counted before the attempt, so that one that kills the process counts too. */ async countAttempt(id) {
        await this.deliveries.increment({
            id
        }, 'attempts', 1);
    }
    async deleteDelivery(manager, id) {
        await manager.delete(EventDelivery, {
            id
        });
    }
    /** Ends a step; the next one starts with this checkpoint. */ async saveCheckpoint(manager, id, checkpoint) {
        await manager.update(EventDelivery, {
            id
        }, {
            checkpoint,
            attempts: 0,
            error: null
        });
    }
    async postponeDelivery(id, dueAt, error) {
        await this.deliveries.update({
            id
        }, {
            dueAt,
            error
        });
    }
    async markDead(id, error) {
        await this.deliveries.update({
            id
        }, {
            state: 'dead',
            error
        });
    }
}
DeliveriesRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(EventDelivery)),
    _ts_param(1, InjectRepository(StoredEvent)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof Repository === "undefined" ? Object : Repository
    ])
], DeliveriesRepository);
//# sourceMappingURL=deliveries.repository.js.map
