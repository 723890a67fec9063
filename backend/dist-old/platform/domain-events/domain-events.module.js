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
import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeliveriesRepository } from './deliveries.repository.js';
import { DomainEvents } from './domain-events.js';
import { EventBacklog } from './event-backlog.js';
import { EventDelivery } from './event-delivery.entity.js';
import { EventDispatcher } from './event-dispatcher.js';
import { EventLease } from './event-lease.entity.js';
import { EventTail } from './event-tail.js';
import { Leases } from './leases.js';
import { StoredEvent } from './stored-event.entity.js';
import { Subscribers } from './subscribers.js';
export class DomainEventsModule {
}
DomainEventsModule = _ts_decorate([
    Global(),
    Module({
        imports: [
            TypeOrmModule.forFeature([
                StoredEvent,
                EventDelivery,
                EventLease
            ])
        ],
        providers: [
            DomainEvents,
            Subscribers,
            DeliveriesRepository,
            Leases,
            EventDispatcher,
            EventTail,
            EventBacklog
        ],
        exports: [
            DomainEvents,
            Subscribers,
            EventTail,
            EventBacklog
        ]
    })
], DomainEventsModule);
//# sourceMappingURL=domain-events.module.js.map
