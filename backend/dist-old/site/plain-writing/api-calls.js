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
import { HttpAdapterHost } from '@nestjs/core';
import { IDEMPOTENCY_HEADER, REPLAYED_HEADER } from '../../platform/idempotency/answer-key.js';
import { requestInternally } from '../web/request-internally.js';
export class ApiCalls {
    adapter;
    constructor(adapter){
        this.adapter = adapter;
    }
    async call(asker, method, path, { body, version, key } = {}) {
        const headers = {
            'accept-encoding': 'identity',
            ...body && {
                'content-type': 'application/json'
            },
            ...version !== undefined && {
                'if-match': `"${version}"`
            },
            ...key && {
                [IDEMPOTENCY_HEADER]: key
            }
        };
        const server = this.adapter.httpAdapter.getHttpServer();
        const sent = body && JSON.stringify(body);
        const answer = await requestInternally(server, path, headers, asker, {
            method,
            body: sent
        });
        return {
            status: answer.status,
            body: await answer.json(),
            isRepeated: answer.headers.has(REPLAYED_HEADER)
        };
    }
}
ApiCalls = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof HttpAdapterHost === "undefined" ? Object : HttpAdapterHost
    ])
], ApiCalls);
//# sourceMappingURL=api-calls.js.map
