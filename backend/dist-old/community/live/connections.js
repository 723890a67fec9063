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
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { closeCodes, Connection } from './connection.js';
const PING_EVERY_MS = 30_000;
/** Two of the client's pings, and a margin. */ const MAX_SILENCE_MS = 100_000;
/** Connections pinged before other work runs. */ const PINGED = 250;
const none = new Set();
export class Connections {
    bySocket = new Map();
    byMember = new Map();
    byTopic = new Map();
    perSide = new Map();
    timer;
    onApplicationBootstrap() {
        this.timer = setInterval(()=>void this.checkSilent(), PING_EVERY_MS).unref();
    }
    onModuleDestroy() {
        clearInterval(this.timer);
        for (const connection of this.bySocket.values())connection.close(closeCodes.stopping);
    }
    get size() {
        return this.bySocket.size;
    }
    add(socket, network, member) {
        const connection = new Connection(socket, network, member);
        this.bySocket.set(socket, connection);
        const side = sideOf(network, member !== undefined);
        this.perSide.set(side, (this.perSide.get(side) ?? 0) + 1);
        if (!member) return;
        const others = this.byMember.get(member.id) ?? new Set();
        this.byMember.set(member.id, others.add(connection));
    }
    remove(socket) {
        const connection = this.bySocket.get(socket);
        if (!connection) return;
        this.bySocket.delete(socket);
        const { network, member } = connection;
        const side = sideOf(network, member !== undefined);
        const left = (this.perSide.get(side) ?? 1) - 1;
        if (left > 0) this.perSide.set(side, left);
        else this.perSide.delete(side);
        for (const topic of connection.topics)removeFrom(this.byTopic, topic, connection);
        if (member) removeFrom(this.byMember, member.id, connection);
    }
    /** Until the connection ends or subscribes to too many other topics. */ subscribe(connection, topic) {
        const watching = this.byTopic.get(topic) ?? new Set();
        this.byTopic.set(topic, watching.add(connection));
        const dropped = connection.watch(topic);
        if (dropped !== undefined) removeFrom(this.byTopic, dropped, connection);
    }
    subscribersOf(topic) {
        return this.byTopic.get(topic) ?? none;
    }
    get(socket) {
        return this.bySocket.get(socket);
    }
    all() {
        return [
            ...this.bySocket.values()
        ];
    }
    of(userId) {
        return this.byMember.get(userId) ?? none;
    }
    /** Number of connections of members, or of visitors, from a network. */ fromNetwork(network, areMembers) {
        return this.perSide.get(sideOf(network, areMembers)) ?? 0;
    }
    async checkSilent() {
        const connections = this.all();
        for(let start = 0; start < connections.length; start += PINGED){
            for (const connection of connections.slice(start, start + PINGED)){
                if (connection.silentMs > MAX_SILENCE_MS) connection.terminate();
                else connection.ping();
            }
            await nextTurn();
        }
    }
}
Connections = _ts_decorate([
    Injectable()
], Connections);
/** Members and visitors of a network are counted separately. */ function sideOf(network, isMember) {
    return `${isMember ? 'members' : 'visitors'} ${network}`;
}
function removeFrom(sets, key, connection) {
    const set = sets.get(key);
    set?.delete(connection);
    if (set?.size === 0) sets.delete(key);
}
//# sourceMappingURL=connections.js.map
