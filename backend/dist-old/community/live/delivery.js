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
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { SessionsService } from '../../members/auth/sessions.service.js';
import { EventTail } from '../../platform/domain-events/event-tail.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { Nodes } from '../../platform/nodes/nodes.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { CatchUp } from './catch-up.js';
import { closeCodes } from './connection.js';
import { Connections } from './connections.js';
import { notificationMessage } from './notification-message.js';
const SESSIONS = 100;
/** Connections served before other work runs. */ const TOLD = 500;
const SWEEP_EVERY_MS = 5000;
/** Covers transactions that commit late, and clock differences between nodes. */ const SWEEP_MARGIN_MS = 30_000;
const SESSIONS_EVERY_MS = 30_000;
export class Delivery {
    connections;
    catchUp;
    notifications;
    sessions;
    settings;
    nodes;
    logger = new Logger(Delivery.name);
    timers = [];
    added = [];
    isTelling = false;
    sweptAt = new Date();
    constructor(connections, catchUp, notifications, sessions, settings, nodes, events){
        this.connections = connections;
        this.catchUp = catchUp;
        this.notifications = notifications;
        this.sessions = sessions;
        this.settings = settings;
        this.nodes = nodes;
        notifications.onNews((userIds)=>{
            this.catchUpWith(userIds);
            this.nodes.broadcast('notifications', userIds);
        });
        notifications.onAdded((added)=>this.deliverTo(added));
        events.on('sessions.ended', ({ payload })=>{
            this.attempt(this.checkSessions([
                ...this.connections.of(payload.userId)
            ]));
        });
        // A connection's rights are determined when it opens, so the client must reconnect.
        events.on('member.rights-changed', ({ payload })=>{
            for (const connection of this.connections.of(payload.userId))connection.close(closeCodes.rightsChanged);
        });
        nodes.on('notifications', (userIds)=>this.catchUpWith(userIds));
    }
    onApplicationBootstrap() {
        const every = (ms, work)=>this.timers.push(setInterval(()=>this.attempt(work()), ms).unref());
        every(SWEEP_EVERY_MS, ()=>this.sweep());
        every(SESSIONS_EVERY_MS, ()=>this.checkSessions(this.connections.all()));
    }
    onModuleDestroy() {
        this.timers.forEach(clearInterval);
    }
    begin(connection, after) {
        if (!connection.member) return connection.send('{"type":"welcome","member":null}');
        connection.hello(after);
        this.catchUp.add(connection);
    }
    catchUpWith(userIds) {
        for (const connection of userIds.flatMap((id)=>[
                ...this.connections.of(id)
            ])){
            if (connection.seq !== undefined) this.catchUp.add(connection);
        }
    }
    deliverTo(added) {
        this.nodes.broadcast('notifications', added.map(({ userId })=>userId));
        this.added.push(...added);
        if (!this.isTelling) this.attempt(this.deliverAdded());
    }
    async deliverAdded() {
        this.isTelling = true;
        try {
            while(this.added.length > 0){
                for (const notification of this.added.splice(0, TOLD))this.deliverOne(notification);
                await nextTurn();
            }
        } finally{
            this.isTelling = false;
        }
    }
    deliverOne(notification) {
        const { userId, seq, groupKey } = notification;
        for (const connection of this.connections.of(userId)){
            if (connection.seq === undefined || connection.seq >= seq) continue;
            const isNext = groupKey === null && connection.isNext(seq) && !this.catchUp.isBehind(connection);
            if (isNext) connection.sendNext(seq, notificationMessage(notification));
            else this.catchUp.add(connection);
        }
    }
    async sweep() {
        if (!await this.settings.get('enableWebsocket')) {
            for (const connection of this.connections.all())connection.close(closeCodes.switchedOff);
        }
        const now = new Date();
        if (this.connections.all().length > 0) {
            const since = new Date(this.sweptAt.getTime() - SWEEP_MARGIN_MS);
            for (const { userId, lastSeq, ...read } of (await this.notifications.inboxesChangedSince(since))){
                for (const connection of this.connections.of(userId)){
                    if (connection.seq !== undefined && connection.differs({
                        seq: lastSeq,
                        ...read
                    })) {
                        this.catchUp.add(connection);
                    }
                }
            }
            this.catchUp.run();
        }
        this.sweptAt = now;
    }
    async checkSessions(connections) {
        for(let start = 0; start < connections.length; start += SESSIONS){
            const some = connections.slice(start, start + SESSIONS).filter(({ member })=>member);
            const ended = await this.sessions.endedAmong(some.map(({ member })=>member.sid));
            for (const connection of some){
                if (ended.has(connection.member.sid)) connection.close(closeCodes.sessionEnded);
            }
            await nextTurn();
        }
    }
    /** What fails is made up for by the next sweep. */ attempt(work) {
        work.catch((error)=>this.logger.warn(`Les nouvelles n\u{2019}ont pas pu \xeatre lues : ${String(error)}`));
    }
}
Delivery = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Connections === "undefined" ? Object : Connections,
        typeof CatchUp === "undefined" ? Object : CatchUp,
        typeof NotificationsService === "undefined" ? Object : NotificationsService,
        typeof SessionsService === "undefined" ? Object : SessionsService,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof Nodes === "undefined" ? Object : Nodes,
        typeof EventTail === "undefined" ? Object : EventTail
    ])
], Delivery);
//# sourceMappingURL=delivery.js.map
