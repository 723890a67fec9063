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
import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config.js';
import { Nodes } from '../nodes/nodes.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { DomainEvents } from './domain-events.js';
import { EventQueue } from './event-queue.js';
import { Leases } from './leases.js';
import { Subscribers } from './subscribers.js';
/** Polling interval for events of other processes, for events they left behind, and for retries that are due. */ const LOOK_EVERY_MS = 1000;
const LAGS_KEPT = 500;
/** How long shutdown waits for running steps; an interrupted step is repeated. */ const LAST_CHANCE_MS = 5000;
export class EventDispatcher {
    config;
    subscribers;
    deliveries;
    leases;
    dataSource;
    queues = new Map();
    lags = [];
    timer;
    constructor(config, subscribers, deliveries, leases, dataSource, events, nodes){
        this.config = config;
        this.subscribers = subscribers;
        this.deliveries = deliveries;
        this.leases = leases;
        this.dataSource = dataSource;
        nodes.on('deliveries', ()=>this.wakeAll());
        events.onCommit(({ id }, names)=>{
            // Elsewhere only: a process that handles events is done with its own before others could take the lease.
            if (!config.workers && names.length > 0) nodes.broadcast('deliveries', [
                id
            ]);
            // Deferred, so that the request is answered first.
            setImmediate(()=>names.forEach((name)=>this.queues.get(name)?.wake()));
        });
    }
    async onApplicationBootstrap() {
        if (!this.config.workers) return;
        const { deliveries, leases, dataSource } = this;
        const subscribers = this.subscribers.all();
        await leases.prepareLeases(subscribers.map(({ name })=>name));
        for (const subscriber of subscribers){
            const queue = new EventQueue(subscriber, {
                deliveries,
                leases,
                dataSource
            }, (lag)=>this.keepLag(lag));
            this.queues.set(subscriber.name, queue);
        }
        this.timer = setInterval(()=>this.wakeAll(), LOOK_EVERY_MS).unref();
        this.wakeAll();
    }
    async onModuleDestroy() {
        clearInterval(this.timer);
        const stopped = Promise.all([
            ...this.queues.values()
        ].map((queue)=>queue.stop()));
        await Promise.race([
            stopped,
            setTimeout(LAST_CHANCE_MS, undefined, {
                ref: false
            })
        ]);
    }
    wakeAll() {
        for (const queue of this.queues.values())queue.wake();
    }
    /** Resolves once nothing is due; later retries do not count. */ async idle() {
        do {
            this.wakeAll();
            await Promise.all([
                ...this.queues.values()
            ].map((queue)=>queue.settled()));
        }while (await this.deliveries.countDue() > 0)
    }
    /** Median lag in milliseconds of the last events handled by this process; null before the first. */ medianLagMs() {
        return this.lags.toSorted((one, other)=>one - other)[Math.floor(this.lags.length / 2)] ?? null;
    }
    keepLag(lagMs) {
        this.lags.push(lagMs);
        if (this.lags.length > LAGS_KEPT) this.lags.shift();
    }
}
EventDispatcher = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config,
        typeof Subscribers === "undefined" ? Object : Subscribers,
        typeof DeliveriesRepository === "undefined" ? Object : DeliveriesRepository,
        typeof Leases === "undefined" ? Object : Leases,
        typeof DataSource === "undefined" ? Object : DataSource,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof Nodes === "undefined" ? Object : Nodes
    ])
], EventDispatcher);
//# sourceMappingURL=event-dispatcher.js.map
