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
import { Injectable } from '@nestjs/common';
import { chooseEncoding, PreparedText } from '../common/prepared-text.js';
import { EventTail } from '../domain-events/event-tail.js';
import { cacheStatus } from './cache-status.js';
import { tagsOf } from './cache-tags.js';
import { InvalidationClock } from './invalidation-clock.js';
import { TaggedCache } from './tagged-cache.js';
const MAX_BYTES = 4 * 1024 * 1024;
/** Views invalidate nothing, so view counts in lists, and views counted by other nodes, lag by at most this long. */ const MAX_AGE_MS = 60_000;
/** Headers of one transmission, not part of the cached response. */ const OF_ONE_SENDING = [
    'content-length',
    'content-encoding',
    'transfer-encoding',
    'set-cookie',
    'ratelimit',
    'ratelimit-policy'
];
export class AnswerCache {
    clock;
    tail;
    answers;
    constructor(clock, tail){
        this.clock = clock;
        this.tail = tail;
        this.answers = new TaggedCache(clock, {
            maxBytes: MAX_BYTES,
            graceMs: 0
        });
    }
    /**
   * Builds a response and caches it if the request comes from a visitor.
   * @param make must depend on the URL only, and on what `tagsOf` names for it
   * @param again runs each time the cached response is sent
   */ async answer(request, make, again) {
        const response = request.res;
        if (!response || request.method !== 'GET' || request.user) return make();
        const began = this.clock.now;
        const content = await make();
        const text = new PreparedText(JSON.stringify(content));
        response.setHeader('etag', weak(text));
        // Its headers are complete only now.
        response.once('finish', ()=>{
            if (response.statusCode !== 200) return;
            const headers = Object.entries(response.getHeaders()).filter(([name])=>!OF_ONE_SENDING.includes(name));
            const value = {
                headers,
                content,
                text,
                again
            };
            // Counts the object, its JSON and the compressed forms.
            const made = {
                value,
                size: text.size * 3,
                tags: tagsOf(request.originalUrl, content)
            };
            this.answers.storeValue(request.originalUrl, made, began);
        });
        return content;
    }
    /**
   * Sends cached responses. Mount it after rate limiting and view counting, and before anything expensive.
   * @param isForVisitors whether a request may get the response of any visitor
   */ handler(isForVisitors) {
        return (request, response, next)=>{
            const isRead = request.method === 'GET' || request.method === 'HEAD';
            const { awaySeconds } = this.tail;
            const graceMs = awaySeconds > 0 ? Infinity : 0;
            const kept = isRead ? this.answers.get(request.originalUrl, MAX_AGE_MS, graceMs) : undefined;
            if (!kept || !isForVisitors(request)) return next();
            if (awaySeconds > 0) response.setHeader('cache-status', cacheStatus('hit', awaySeconds));
            this.send(kept.value, request, response).catch(next);
        };
    }
    async send(kept, request, response) {
        const content = kept.again?.(kept.content, request) ?? kept.content;
        if (content !== kept.content) {
            kept.content = content;
            kept.text = new PreparedText(JSON.stringify(content));
        }
        const { headers, text } = kept;
        const encoding = chooseEncoding(request.headers['accept-encoding']);
        const body = await text.bodyIn(encoding);
        for (const [name, value] of headers)if (!response.hasHeader(name)) response.setHeader(name, value);
        response.setHeader('etag', weak(text));
        response.vary('Accept-Encoding');
        if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
        response.send(body);
    }
}
AnswerCache = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof InvalidationClock === "undefined" ? Object : InvalidationClock,
        typeof EventTail === "undefined" ? Object : EventTail
    ])
], AnswerCache);
/** A weak ETag for all encodings: same content, different bytes. */ function weak({ etag }) {
    return `W/${etag}`;
}
//# sourceMappingURL=answer-cache.service.js.map
