import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Config } from '../../config.js';

const CHANNEL = 'passerelle:nodes';

/** Kinds of news, each with the ids in its messages. */
export type Subject =
  /** Ids of members with new notifications. */
  | 'notifications'
  /** Ids of committed domain events. */
  | 'events'
  /** Ids of domain events committed by a process that leaves the handling to others. */
  | 'deliveries';

type Listener = (ids: readonly number[]) => void;
type News = Partial<Record<Subject, number[]>>;

/**
 * Tells other nodes through Redis that there is something new. A node that misses a message learns it by polling within
 * seconds, so nothing is persisted or retried, and Redis may be away.
 */
@Injectable()
export class Nodes implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(Nodes.name);
  private readonly self = randomUUID();
  private readonly listeners = new Map<Subject, Listener[]>();
  private readonly waiting = new Map<Subject, Set<number>>();
  private publisher: Redis | undefined;
  private subscriber: Redis | undefined;
  private isTelling = false;
  private isAway = false;

  constructor(private readonly config: Config) {}

  onModuleInit(): void {
    if (!this.config.redisUrl) return;
    this.publisher = this.connect(this.config.redisUrl);
    this.subscriber = this.connect(this.config.redisUrl);
    this.subscriber.on('message', (_channel, text) => this.handleMessage(text));
    // On every reconnection.
    this.subscriber.on('ready', () => {
      this.subscriber?.subscribe(CHANNEL).catch((error: Error) => this.logAway(error));
    });
  }

  onApplicationShutdown(): void {
    this.publisher?.disconnect();
    this.subscriber?.disconnect();
  }

  /** Called with the ids that other nodes broadcast. */
  on(subject: Subject, listener: Listener): void {
    this.listeners.set(subject, [...(this.listeners.get(subject) ?? []), listener]);
  }

  /** Ids that arrive while a message is being sent go together into the next one. */
  broadcast(subject: Subject, ids: readonly number[]): void {
    if (!this.publisher || ids.length === 0) return;
    const waiting = this.waiting.get(subject) ?? new Set();
    for (const id of ids) waiting.add(id);
    this.waiting.set(subject, waiting);
    if (!this.isTelling) void this.broadcastWaiting(this.publisher);
  }

  private async broadcastWaiting(publisher: Redis): Promise<void> {
    this.isTelling = true;
    while (this.waiting.size > 0) {
      const news: News = {};
      for (const [subject, ids] of this.waiting) news[subject] = [...ids];
      this.waiting.clear();
      await publisher
        .publish(CHANNEL, JSON.stringify({ from: this.self, news }))
        .catch((error: Error) => this.logAway(error));
    }
    this.isTelling = false;
  }

  private handleMessage(text: string): void {
    const { from, news } = JSON.parse(text) as { from: string; news: News };
    if (from === this.self) return;
    for (const [subject, ids] of Object.entries(news) as [Subject, number[]][]) {
      for (const listener of this.listeners.get(subject) ?? []) listener(ids);
    }
  }

  private connect(url: string): Redis {
    const redis = connectRedis(url);
    redis.on('error', (error) => this.logAway(error));
    redis.on('ready', () => {
      this.isAway = false;
    });
    return redis;
  }

  /** Logs once each time Redis goes away. */
  private logAway(error: Error): void {
    if (this.isAway) return;
    this.isAway = true;
    this.logger.warn(
      `Redis (variable REDIS_URL) ne répond pas ; les nouvelles d’autres nœuds tardent. ${error.message}`,
    );
  }
}

const MAX_WAIT_MS = 5000;

/**
 * Connects without an offline queue: a command fails at once while Redis is away.
 * @param answersWithinMs timeout of a command
 */
export function connectRedis(url: string, answersWithinMs = MAX_WAIT_MS): Redis {
  return new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    connectTimeout: MAX_WAIT_MS,
    commandTimeout: answersWithinMs,
    retryStrategy: (attempt) => Math.min(attempt * 200, MAX_WAIT_MS),
  });
}
