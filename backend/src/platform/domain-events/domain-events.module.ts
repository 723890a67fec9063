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

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([StoredEvent, EventDelivery, EventLease])],
  providers: [
    DomainEvents,
    Subscribers,
    DeliveriesRepository,
    Leases,
    EventDispatcher,
    EventTail,
    EventBacklog,
  ],
  exports: [DomainEvents, Subscribers, EventTail, EventBacklog],
})
export class DomainEventsModule {}
