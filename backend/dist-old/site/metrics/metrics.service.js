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
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Connections } from '../../community/live/connections.js';
import { IndexFeed } from '../../content/search/index-feed.js';
import { EventBacklog } from '../../platform/domain-events/event-backlog.js';
const SECONDS = [
    0.001,
    0.005,
    0.025,
    0.1,
    0.25,
    0.5,
    1,
    2.5,
    10
];
export class Metrics {
    backlog;
    search;
    connections;
    registry = new Registry();
    requests = new Histogram({
        name: 'passerelle_http_request_duration_seconds',
        help: 'From the first byte of a request to the last one of its answer',
        labelNames: [
            'kind',
            'method',
            'status'
        ],
        buckets: SECONDS,
        registers: [
            this.registry
        ]
    });
    database = this.gauge('database_up', 'Whether the database has answered: 1 or 0');
    pending = this.gauge('events_pending', 'Domain events that subscribers have not handled yet');
    deadLetters = this.gauge('events_dead_letters', 'Domain events given up after several tries');
    lag = this.gauge('events_lag_seconds', 'Age of the oldest domain event that is not handled');
    searchable = this.gauge('search_up_to_date', 'Whether search has all there is: 1 or 0');
    connected = this.gauge('live_connections', 'Open WebSockets');
    isProcessMeasured = false;
    constructor(backlog, search, connections){
        this.backlog = backlog;
        this.search = search;
        this.connections = connections;
    }
    /** Measures every request, including those answered from the cache. */ timeRequests(server) {
        server.prependListener('request', (request, response)=>{
            const startedAt = performance.now();
            response.once('close', ()=>{
                const labels = {
                    kind: kindOf(request.url ?? ''),
                    method: request.method,
                    status: response.statusCode
                };
                this.requests.observe(labels, (performance.now() - startedAt) / 1000);
            });
        });
    }
    get contentType() {
        return this.registry.contentType;
    }
    async write() {
        // Process metrics cost a little, so they are collected only once metrics are requested.
        if (!this.isProcessMeasured) collectDefaultMetrics({
            register: this.registry
        });
        this.isProcessMeasured = true;
        this.searchable.set(this.search.isUpToDate ? 1 : 0);
        this.connected.set(this.connections.size);
        // Without the database the other metrics are still served; they matter most then.
        const backlog = await this.backlog.measure().catch(()=>undefined);
        this.database.set(backlog ? 1 : 0);
        if (backlog) {
            this.pending.set(backlog.pending);
            this.deadLetters.set(backlog.deadLetters);
            this.lag.set(backlog.lagMs / 1000);
        }
        return this.registry.metrics();
    }
    gauge(name, help) {
        return new Gauge({
            name: `passerelle_${name}`,
            help,
            registers: [
                this.registry
            ]
        });
    }
}
Metrics = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof EventBacklog === "undefined" ? Object : EventBacklog,
        typeof IndexFeed === "undefined" ? Object : IndexFeed,
        typeof Connections === "undefined" ? Object : Connections
    ])
], Metrics);
/** Few label values, so that scanners cannot create new time series. */ function kindOf(url) {
    if (/^\/api(?:[/?]|$)/.test(url)) return 'api';
    return /^\/(?:media|assets|admin\/assets)\//.test(url) ? 'file' : 'page';
}
//# sourceMappingURL=metrics.service.js.map
