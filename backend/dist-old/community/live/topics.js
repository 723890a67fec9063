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
import { Injectable, Logger, NotFoundException } from '@nestjs/common';
import { toReplyDto } from '../comments/comments.dto.js';
import { CommentsService } from '../comments/comments.service.js';
import { EventTail } from '../../platform/domain-events/event-tail.js';
import { Connections } from './connections.js';
const REPORTS = 'reports';
const COMMENTS = /^tutorials\/([1-9]\d{0,9})\/comments$/;
/** Changes within this window are sent as one. */ const GATHERED_MS = 200;
/** Minimum interval between messages about a topic that keeps changing. */ const AGAIN_MS = 1000;
/** How long a change is remembered for those who begin to watch: pages take seconds to arrive and connect. */ const REMEMBERED_MS = 60_000;
/** With more changed comments, clients reload the list themselves. */ const MAX_SENT = 20;
export class Topics {
    connections;
    comments;
    logger = new Logger(Topics.name);
    changed = new Map();
    timer;
    toldAt = -AGAIN_MS;
    /** When a topic last changed, in milliseconds of `performance.now()`, oldest first. */ lastChanges = new Map();
    telling = Promise.resolve();
    constructor(connections, comments, events){
        this.connections = connections;
        this.comments = comments;
        events.on('comments.changed', ({ payload: { tutorialId, commentId } })=>this.gather(`tutorials/${tutorialId}/comments`, commentId));
        const ofReports = [
            'report.created',
            'report.decided',
            'decision.made',
            'decision.reversed',
            'appeal.created',
            'appeal.answered',
            'case.changed'
        ];
        for (const type of ofReports)events.on(type, ()=>this.gather(REPORTS));
    }
    async onModuleDestroy() {
        clearTimeout(this.timer);
        await this.telling;
    }
    /**
   * Ignores invalid topics, and those the member may not see.
   * @param age milliseconds since the client read what it shows; it is told of a change since then at once
   */ watch(connection, topic, age) {
        if (typeof topic !== 'string') return;
        const isOpenToAll = COMMENTS.test(topic);
        if (!isOpenToAll && !(topic === REPORTS && connection.member?.moderates)) return;
        this.connections.subscribe(connection, topic);
        const changedAt = this.lastChanges.get(topic);
        if (changedAt !== undefined && performance.now() - changedAt <= Number(age)) connection.send(JSON.stringify({
            type: 'changed',
            topic
        }));
    }
    gather(topic, commentId) {
        this.remember(topic);
        const known = this.changed.get(topic) ?? new Set();
        if (known === 'unknown' || commentId === undefined || known.size === MAX_SENT) this.changed.set(topic, 'unknown');
        else this.changed.set(topic, known.add(commentId));
        const wait = Math.max(GATHERED_MS, this.toldAt + AGAIN_MS - performance.now());
        this.timer ??= setTimeout(()=>this.notifyAll(), wait).unref();
    }
    remember(topic) {
        const now = performance.now();
        this.lastChanges.delete(topic);
        this.lastChanges.set(topic, now);
        for (const [old, changedAt] of this.lastChanges){
            if (now - changedAt <= REMEMBERED_MS) break;
            this.lastChanges.delete(old);
        }
    }
    notifyAll() {
        this.timer = undefined;
        this.toldAt = performance.now();
        const changed = [
            ...this.changed
        ];
        this.changed = new Map();
        // In sequence, so that newer content never arrives before older.
        this.telling = this.telling.then(async ()=>{
            for (const [topic, changes] of changed)await this.notifySubscribers(topic, changes);
        });
    }
    async notifySubscribers(topic, changes) {
        const watching = ()=>this.connections.subscribersOf(topic);
        if ([
            ...watching()
        ].length === 0) return;
        const message = JSON.stringify({
            type: 'changed',
            topic,
            ...await this.read(topic, changes)
        });
        for (const connection of watching())connection.send(message);
    }
    /** Read once for all subscribers; on failure, clients reload. */ async read(topic, changes) {
        if (changes === 'unknown') return {};
        try {
            const ids = [
                ...changes
            ];
            const comments = await this.comments.readSome(Number(COMMENTS.exec(topic)[1]), ids);
            const there = new Set(comments.map(({ id })=>id));
            return {
                comments: comments.map((comment)=>toReplyDto(comment, undefined)),
                gone: ids.filter((id)=>!there.has(id))
            };
        } catch (error) {
            if (!(error instanceof NotFoundException)) this.logger.error(`${topic} : lecture impossible`, error);
            return {};
        }
    }
}
Topics = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Connections === "undefined" ? Object : Connections,
        typeof CommentsService === "undefined" ? Object : CommentsService,
        typeof EventTail === "undefined" ? Object : EventTail
    ])
], Topics);
//# sourceMappingURL=topics.js.map
