import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Config } from '../../config.js';
import { connectRedis } from '../../platform/common/connect-redis.js';

const CHANNEL = 'passerelle:live';

/**
 * Tells other nodes through Redis which members have new notifications. A node that misses a message finds out by
 * polling within seconds, so nothing is persisted or retried, and Redis may be away.
 */
@Injectable()
export class Nodes implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(Nodes.name);
  private readonly self = randomUUID();
  private readonly listeners: ((userIds: readonly number[]) => void)[] = [];
  private readonly waiting = new Set<number>();
  private publisher: Redis | undefined;
  private subscriber: Redis | undefined;
  private isTelling = false;
  private isAway = false;

  constructor(private readonly config: Config) {}

  onModuleInit(): void {
    if (!this.config.redisUrl) return;
    this.publisher = this.connect(this.config.redisUrl);
    this.subscriber = this.connect(this.config.redisUrl);
    this.subscriber.on('message', (_channel, text) => this.hear(text));
    // On every reconnection.
    this.subscriber.on('ready', () => {
      this.subscriber?.subscribe(CHANNEL).catch((error: Error) => this.say(error));
    });
  }

  onApplicationShutdown(): void {
    this.publisher?.disconnect();
    this.subscriber?.disconnect();
  }

  onNews(listener: (userIds: readonly number[]) => void): void {
    this.listeners.push(listener);
  }

  /** Ids that arrive while a message is being sent go together into the next one. */
  tellNews(userIds: readonly number[]): void {
    if (!this.publisher) return;
    for (const id of userIds) this.waiting.add(id);
    if (!this.isTelling) void this.tellWaiting(this.publisher);
  }

  private async tellWaiting(publisher: Redis): Promise<void> {
    this.isTelling = true;
    while (this.waiting.size > 0) {
      const userIds = [...this.waiting];
      this.waiting.clear();
      await publisher
        .publish(CHANNEL, JSON.stringify({ from: this.self, userIds }))
        .catch((error: Error) => this.say(error));
    }
    this.isTelling = false;
  }

  private hear(text: string): void {
    const { from, userIds } = JSON.parse(text) as { from: string; userIds: number[] };
    if (from !== this.self) for (const listener of this.listeners) listener(userIds);
  }

  private connect(url: string): Redis {
    const redis = connectRedis(url);
    redis.on('error', (error) => this.say(error));
    redis.on('ready', () => {
      this.isAway = false;
    });
    return redis;
  }

  /** Logs once each time Redis goes away. */
  private say(error: Error): void {
    if (this.isAway) return;
    this.isAway = true;
    this.logger.warn(
      `Redis (variable REDIS_URL) ne répond pas ; les nouvelles d’autres nœuds tardent. ${error.message}`,
    );
  }
}
