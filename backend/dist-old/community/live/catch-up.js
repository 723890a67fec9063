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
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { NotificationsService } from '../notifications/notifications.service.js';
import { notificationMessage } from './notification-message.js';
/** Connections and notifications per batch; between batches other work runs. */ const CONNECTIONS = 50;
const NOTIFICATIONS = 500;
/** Clients that reconnect within this window share one query. */ const GATHERED_MS = 50;
export class CatchUp {
    notifications;
    logger = new Logger(CatchUp.name);
    behind = new Set();
    isRunning = false;
    constructor(notifications){
        this.notifications = notifications;
    }
    isBehind(connection) {
        return this.behind.has(connection);
    }
    add(connection) {
        this.behind.add(connection);
        this.run();
    }
    /** What fails is made up for by the next call. */ run() {
        if (this.isRunning) return;
        this.isRunning = true;
        this.serveAll().catch((error)=>this.logger.warn(`Les nouvelles n\u{2019}ont pas pu \xeatre lues : ${String(error)}`)).finally(()=>this.isRunning = false);
    }
    async serveAll() {
        while(this.behind.size > 0){
            const some = this.take();
            try {
                await this.serve(some.filter(({ isOpen })=>isOpen));
            } catch (error) {
                for (const connection of some)this.behind.add(connection);
                throw error;
            }
            await (this.behind.size < CONNECTIONS ? pause(GATHERED_MS) : nextTurn());
        }
    }
    take() {
        const some = [];
        for (const connection of this.behind){
            if (some.length === CONNECTIONS) break;
            some.push(connection);
            this.behind.delete(connection);
        }
        return some;
    }
    async serve(connections) {
        const userIds = [
            ...new Set(connections.map(({ member })=>member.id))
        ];
        const states = await this.notifications.inboxStates(userIds);
        const reached = new Map();
        for (const connection of connections){
            const { id } = connection.member;
            const { seq } = states.get(id);
            connection.sendHello(seq);
            if (connection.seq < seq) reached.set(id, Math.min(connection.seq, reached.get(id) ?? Infinity));
        }
        const rows = await this.read(reached);
        // Members above this id may be incomplete, because rows are ordered by member.
        const unfinished = rows.length === NOTIFICATIONS ? rows.at(-1).userId : Infinity;
        const byMember = new Map(rows.map(({ userId })=>[
                userId,
                []
            ]));
        for (const row of rows)byMember.get(row.userId).push(row);
        for (const connection of connections){
            const { id } = connection.member;
            const state = states.get(id);
            send(connection, byMember.get(id) ?? [], state);
            if (reached.has(id) && id >= unfinished) this.behind.add(connection);
            else if (!connection.sendState(state)) this.behind.add(connection);
        }
    }
    async read(reached) {
        return reached.size === 0 ? [] : this.notifications.after(reached, NOTIFICATIONS);
    }
}
CatchUp = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof NotificationsService === "undefined" ? Object : NotificationsService
    ])
], CatchUp);
/** Notifications newer than the state arrive with their own event. */ function send(connection, rows, { seq }) {
    for (const row of rows){
        if (row.seq > connection.seq && row.seq <= seq) connection.sendNotification(row.seq, notificationMessage(row));
    }
}
//# sourceMappingURL=catch-up.js.map
