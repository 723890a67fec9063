import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Connections } from '../../community/live/connections.js';
import { IndexFeed } from '../../content/search/index-feed.js';
import { EventBacklog } from '../../platform/domain-events/event-backlog.js';

const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Metrics of this process in Prometheus text format. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'passerelle_http_request_duration_seconds',
    help: 'From the first byte of a request to the last one of its answer',
    labelNames: ['kind', 'method', 'status'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly database = this.gauge('database_up', 'Whether the database has answered: 1 or 0');
  private readonly pending = this.gauge(
    'events_pending',
    'Domain events that subscribers have not handled yet',
  );
  private readonly deadLetters = this.gauge(
    'events_dead_letters',
    'Domain events given up after several tries',
  );
  private readonly lag = this.gauge(
    'events_lag_seconds',
    'Age of the oldest domain event that is not handled',
  );
  private readonly searchable = this.gauge('search_up_to_date', 'Whether search has all there is: 1 or 0');
  private readonly connected = this.gauge('live_connections', 'Open WebSockets');
  private isProcessMeasured = false;

  constructor(
    private readonly backlog: EventBacklog,
    private readonly search: IndexFeed,
    private readonly connections: Connections,
  ) {}

  /** Measures every request, including those answered from the cache. */
  timeRequests(server: Server): void {
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const startedAt = performance.now();
      response.once('close', () => {
        const labels = {
          kind: kindOf(request.url ?? ''),
          method: request.method!,
          status: response.statusCode,
        };
        this.requests.observe(labels, (performance.now() - startedAt) / 1000);
      });
    });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  async write(): Promise<string> {
    // Process metrics cost a little, so they are collected only once metrics are requested.
    if (!this.isProcessMeasured) collectDefaultMetrics({ register: this.registry });
    this.isProcessMeasured = true;
    this.searchable.set(this.search.isUpToDate ? 1 : 0);
    this.connected.set(this.connections.size);
    // Without the database the other metrics are still served; they matter most then.
    const backlog = await this.backlog.measure().catch(() => undefined);
    this.database.set(backlog ? 1 : 0);
    if (backlog) {
      this.pending.set(backlog.pending);
      this.deadLetters.set(backlog.deadLetters);
      this.lag.set(backlog.lagMs / 1000);
    }
    return this.registry.metrics();
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name: `passerelle_${name}`, help, registers: [this.registry] });
  }
}

/** Few label values, so that scanners cannot create new time series. */
function kindOf(url: string): 'api' | 'file' | 'page' {
  if (/^\/api(?:[/?]|$)/.test(url)) return 'api';
  return /^\/(?:media|assets|admin\/assets)\//.test(url) ? 'file' : 'page';
}
