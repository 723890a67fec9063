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
import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../config.js';
import { connectRedis } from './connect-redis.js';
const CHANNEL = 'passerelle:nodes';
export class Nodes {
    config;
    logger = new Logger(Nodes.name);
    self = randomUUID();
    listeners = new Map();
    waiting = new Map();
    publisher;
    subscriber;
    isTelling = false;
    isAway = false;
    constructor(config){
        this.config = config;
    }
    onModuleInit() {
        if (!this.config.redisUrl) return;
        this.publisher = this.connect(this.config.redisUrl);
        this.subscriber = this.connect(this.config.redisUrl);
        this.subscriber.on('message', (_channel, text)=>this.handleMessage(text));
        // On every reconnection.
        this.subscriber.on('ready', ()=>{
            this.subscriber?.subscribe(CHANNEL).catch((error)=>this.logAway(error));
        });
    }
    onApplicationShutdown() {
        this.publisher?.disconnect();
        this.subscriber?.disconnect();
    }
    /** Called with the ids that other nodes broadcast. */ on(subject, listener) {
        this.listeners.set(subject, [
            ...this.listeners.get(subject) ?? [],
            listener
        ]);
    }
    /** Ids that arrive while a message is being sent go together into the next one. */ broadcast(subject, ids) {
        if (!this.publisher || ids.length === 0) return;
        const waiting = this.waiting.get(subject) ?? new Set();
        for (const id of ids)waiting.add(id);
        this.waiting.set(subject, waiting);
        if (!this.isTelling) void this.broadcastWaiting(this.publisher);
    }
    async broadcastWaiting(publisher) {
        this.isTelling = true;
        while(this.waiting.size > 0){
            const news = {};
            for (const [subject, ids] of this.waiting)news[subject] = [
                ...ids
            ];
            this.waiting.clear();
            await publisher.publish(CHANNEL, JSON.stringify({
                from: this.self,
                news
            })).catch((error)=>this.logAway(error));
        }
        this.isTelling = false;
    }
    handleMessage(text) {
        const { from, news } = JSON.parse(text);
        if (from === this.self) return;
        for (const [subject, ids] of Object.entries(news)){
            for (const listener of this.listeners.get(subject) ?? [])listener(ids);
        }
    }
    connect(url) {
        const redis = connectRedis(url);
        redis.on('error', (error)=>this.logAway(error));
        redis.on('ready', ()=>{
            this.isAway = false;
        });
        return redis;
    }
    /** Logs once each time Redis goes away. */ logAway(error) {
        if (this.isAway) return;
        this.isAway = true;
        this.logger.warn(`Redis (variable REDIS_URL) ne r\xe9pond pas ; les nouvelles d\u{2019}autres n\u{153}uds tardent. ${error.message}`);
    }
}
Nodes = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config
    ])
], Nodes);
//# sourceMappingURL=nodes.js.map
