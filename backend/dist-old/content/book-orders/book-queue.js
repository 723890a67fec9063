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
import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BookError, BookMaker } from '../exports/book-maker.js';
import { PDF_FAILED } from '../exports/file-maker.js';
import { PrintError } from '../exports/pdf-printer.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { BookOrdersRepository } from './book-orders.repository.js';
/** Finds orders of nodes that have died. */ const LOOK_EVERY_MS = 10_000;
const HEARTBEAT_MS = 5000;
const SILENT_MS = 30_000;
const MAX_ATTEMPTS = 3;
const FAILED = "Une erreur est survenue. R\xe9essayez plus tard.";
export class BookQueue {
    orders;
    maker;
    events;
    dataSource;
    logger = new Logger(BookQueue.name);
    stopping = new AbortController();
    stopped = new Promise((_, reject)=>{
        this.stopping.signal.addEventListener('abort', ()=>reject(new Error('The node stops')));
    });
    timer;
    working;
    wanted = false;
    constructor(orders, maker, events, dataSource){
        this.orders = orders;
        this.maker = maker;
        this.events = events;
        this.dataSource = dataSource;
    }
    onApplicationBootstrap() {
        this.timer = setInterval(()=>this.wake(), LOOK_EVERY_MS).unref();
        this.wake();
    }
    /** Unfinished work is left to the next start or to another node. */ async onModuleDestroy() {
        clearInterval(this.timer);
        this.stopped.catch(()=>undefined);
        this.stopping.abort();
        await this.working;
    }
    /** Call when an order may have been added. */ wake() {
        this.wanted = true;
        this.working ??= this.work().finally(()=>this.working = undefined);
    }
    async work() {
        try {
            while(this.wanted && !this.stopping.signal.aborted){
                this.wanted = false;
                const next = await this.orders.findNext(new Date(Date.now() - SILENT_MS));
                if (!next) continue;
                this.wanted = true;
                await this.attemptOrder(next);
            }
        } catch (error) {
            this.logger.error("Les fichiers demand\xe9s n\u2019ont pas pu \xeatre pr\xe9par\xe9s ; nouvel essai bient\xf4t.", error);
        }
    }
    async attemptOrder(order) {
        const { id } = order;
        const claim = randomBytes(16).toString('hex');
        if (!await this.orders.claim(order, claim)) return;
        const alive = ()=>this.orders.updateClaimed(id, claim, {
                claimedAt: new Date()
            });
        const heartbeat = setInterval(()=>void alive().catch(()=>undefined), HEARTBEAT_MS);
        try {
            if (order.attempts >= MAX_ATTEMPTS) throw new BookError(FAILED);
            const file = await this.makeBook(order, claim);
            await this.finishOrder(id, claim, {
                state: 'ready',
                file,
                done: order.total
            });
        } catch (error) {
            if (this.stopping.signal.aborted) await this.releaseOrder(order, claim);
            else await this.finishOrder(id, claim, {
                state: 'failed',
                problem: this.problemOf(id, error)
            });
        } finally{
            clearInterval(heartbeat);
        }
    }
    async makeBook(order, claim) {
        const { title, description, path, tutorialIds, format, images, highQuality } = order;
        const request = {
            title,
            description,
            path,
            tutorialIds,
            format,
            choices: {
                images,
                highQuality
            }
        };
        const made = this.maker.makeBook(request, async (done)=>{
            this.stopping.signal.throwIfAborted();
            await this.orders.updateClaimed(order.id, claim, {
                done,
                claimedAt: new Date()
            });
        });
        return Promise.race([
            made,
            this.stopped
        ]);
    }
    async releaseOrder({ id, attempts }, claim) {
        await this.orders.updateClaimed(id, claim, {
            state: 'waiting',
            claim: null,
            attempts
        });
    }
    async finishOrder(id, claim, changes) {
        await this.dataSource.transaction(async (manager)=>{
            const isOurs = await this.orders.updateClaimed(id, claim, {
                ...changes,
                claim: null
            }, manager);
            if (isOurs) await this.events.publish(manager, 'book-order.finished', {
                orderId: id
            });
        });
    }
    problemOf(id, error) {
        if (error instanceof BookError) return error.message;
        this.logger.warn(`Fichier ${id} : ${String(error)}`);
        return error instanceof PrintError ? PDF_FAILED : FAILED;
    }
}
BookQueue = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof BookOrdersRepository === "undefined" ? Object : BookOrdersRepository,
        typeof BookMaker === "undefined" ? Object : BookMaker,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], BookQueue);
//# sourceMappingURL=book-queue.js.map
