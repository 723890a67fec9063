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
import { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Semaphore } from 'async-mutex';
import { sessionHandlers } from '../../members/auth/mount-sessions.js';
import { SessionCookie } from '../../members/auth/session-cookie.js';
import { SessionsService } from '../../members/auth/sessions.service.js';
import { SignInService } from '../../members/auth/sign-in.service.js';
import { Config } from '../../config.js';
import { network } from '../../platform/request-safety/network.js';
import { isOwn } from '../../platform/request-safety/refuse-cross-site.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { Connections } from './connections.js';
import { Pace } from './pace.js';
/** A school is one network: limit for the connections of its visitors, */ const MAX_VISITORS = 200;
/** and for those of its members, who are also limited individually. */ const MAX_MEMBERS = 1000;
const MAX_PER_MEMBER = 30;
/** When all clients reconnect at once, leave database connections to others, */ const AT_ONCE = 2;
/** and most of the time: 250 per second admits 5,000 before the first client gives up after 25 seconds. */ const EVERY_MS = 4;
/** Clients beyond this number would give up before their turn. */ const MAX_WAITING = 5000;
const TOO_MANY = {
    status: 429,
    message: 'Trop de connexions ouvertes.'
};
const FULL = {
    status: 503,
    message: "Trop de connexions \xe0 la fois. R\xe9essayez dans un instant."
};
export class Handshake {
    config;
    settings;
    connections;
    adapter;
    sessionCookie;
    identify;
    turns = new Semaphore(AT_ONCE);
    pace = new Pace(EVERY_MS);
    /** Number of waiting handshakes, in total */ inQueue = 0;
    /** and by session, or by network without one. */ waiting = new Map();
    constructor(config, settings, connections, adapter, sessionCookie, sessions, signIn){
        this.config = config;
        this.settings = settings;
        this.connections = connections;
        this.adapter = adapter;
        this.sessionCookie = sessionCookie;
        this.identify = sessionHandlers(config, sessions, signIn);
    }
    /** Why a connection is refused; undefined when it is accepted, and then the request has its member, if any. */ async refusal(incoming) {
        const request = this.asExpress(incoming);
        if (!await this.settings.get('enableWebsocket')) {
            return {
                status: 403,
                message: "La connexion en direct est d\xe9sactiv\xe9e."
            };
        }
        if (!isOwn(request, new URL(this.config.publicUrl).origin)) {
            return {
                status: 403,
                message: "Cette connexion vient d\u2019un autre site ; elle est refus\xe9e."
            };
        }
        const session = this.sessionCookie.idIn(request);
        const side = session ?? networkOf(request);
        const waiting = this.waiting.get(side) ?? 0;
        if (this.config.rateLimits && this.isOneTooMany(request, session !== undefined, waiting)) return TOO_MANY;
        if (this.inQueue >= MAX_WAITING) return FULL;
        this.inQueue += 1;
        this.waiting.set(side, waiting + 1);
        try {
            return await this.turns.runExclusive(()=>this.check(incoming, request, session !== undefined));
        } finally{
            this.inQueue -= 1;
            const left = this.waiting.get(side) - 1;
            if (left > 0) this.waiting.set(side, left);
            else this.waiting.delete(side);
        }
    }
    /** Runs at the request's turn: loads its session and member. */ async check(incoming, request, hasSession) {
        // The client has gone; `ws` cleans up.
        if (!incoming.socket.readable) return undefined;
        await this.pace.turn();
        if (!hasSession) return undefined;
        const response = new ServerResponse(incoming);
        for (const handler of this.identify)await pass(handler, request, response);
        const user = request.user;
        const isOneTooMany = user ? this.connections.of(user.id).size >= MAX_PER_MEMBER : this.isOneTooMany(request, false, 0);
        return this.config.rateLimits && isOneTooMany ? TOO_MANY : undefined;
    }
    /** @param waiting waiting handshakes of the same session, or else network */ isOneTooMany(request, hasSession, waiting) {
        const open = this.connections.fromNetwork(networkOf(request), hasSession);
        return hasSession ? waiting >= MAX_PER_MEMBER || open >= MAX_MEMBERS : open + waiting >= MAX_VISITORS;
    }
    /** Adds Express's request methods to a raw request, above all the client address behind proxies. */ asExpress(request) {
        const app = this.adapter.httpAdapter.getInstance();
        return Object.setPrototypeOf(request, app.request);
    }
}
Handshake = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof Connections === "undefined" ? Object : Connections,
        typeof HttpAdapterHost === "undefined" ? Object : HttpAdapterHost,
        typeof SessionCookie === "undefined" ? Object : SessionCookie,
        typeof SessionsService === "undefined" ? Object : SessionsService,
        typeof SignInService === "undefined" ? Object : SignInService
    ])
], Handshake);
const networkOf = (request)=>network(request.ip ?? '');
async function pass(handler, request, response) {
    await new Promise((resolve, reject)=>{
        const next = (error)=>error ? reject(error instanceof Error ? error : new Error("The session can\u2019t be read.")) : resolve();
        void handler(request, response, next);
    });
}
//# sourceMappingURL=handshake.js.map
