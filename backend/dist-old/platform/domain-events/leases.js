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
import { createHash, randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan } from 'typeorm';
import { lockRows } from '../database/lock-rows.js';
import { EventLease } from './event-lease.entity.js';
/** How long a crashed process blocks its subscribers. Clocks may differ by less than this. */ export const LEASE_MS = 8000;
/** Another process took over because this one did not renew its lease in time. */ export class LeaseLostError extends Error {
}
export class Leases {
    leases;
    host = createHash('sha256').update(hostname()).digest('hex').slice(0, 12);
    owner = `${this.host}-${process.pid}-${randomBytes(6).toString('hex')}`;
    constructor(leases){
        this.leases = leases;
    }
    /** Also frees the leases of killed processes of this machine, without waiting for them to expire. */ async prepareLeases(subscribers) {
        const rows = subscribers.map((subscriber)=>({
                subscriber,
                owner: null,
                expiresAt: new Date()
            }));
        if (rows.length > 0) {
            await this.leases.createQueryBuilder().insert().values(rows).orIgnore().execute();
        }
        const leases = await this.leases.findBy({
            subscriber: In([
                ...subscribers
            ])
        });
        for (const { subscriber, owner } of leases){
            if (owner && this.isOfDeadProcess(owner)) await this.leases.update({
                subscriber,
                owner
            }, {
                owner: null
            });
        }
    }
    /** Acquires or renews a lease; false while another process holds it. */ async acquireLease(subscriber) {
        const values = {
            owner: this.owner,
            expiresAt: new Date(Date.now() + LEASE_MS)
        };
        const { affected } = await this.leases.update([
            {
                subscriber,
                owner: this.owner
            },
            {
                subscriber,
                owner: IsNull()
            },
            {
                subscriber,
                expiresAt: LessThan(new Date())
            }
        ], values);
        return affected === 1;
    }
    async releaseLease(subscriber) {
        await this.leases.update({
            subscriber,
            owner: this.owner
        }, {
            owner: null
        });
    }
    /** Locks the lease until the transaction ends. @throws LeaseLostError when it was already taken over */ async lockLease(manager, subscriber) {
        const query = manager.createQueryBuilder(EventLease, 'lease').where({
            subscriber
        });
        const lease = await lockRows(query).getOne();
        if (lease?.owner !== this.owner) throw new LeaseLostError(`The lease of ${subscriber} is lost.`);
    }
    /**
   * If a live process is taken for dead, as with containers that share a host name, its step rolls back and is
   * repeated.
   */ isOfDeadProcess(owner) {
        const [host, pid] = owner.split('-');
        if (host !== this.host || owner === this.owner) return false;
        return Number(pid) === process.pid || !isAlive(Number(pid));
    }
}
Leases = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(EventLease)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository
    ])
], Leases);
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    } catch (error) {
        return error.code !== 'ESRCH';
    }
}
//# sourceMappingURL=leases.js.map
