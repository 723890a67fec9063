import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Config } from '../../config.js';
import { connectRedis } from '../../platform/common/connect-redis.js';

const CHANNEL = 'passerelle:live';

/**
 * Tells the other nodes of the site, through Redis, which members have news. A node that has not heard it finds out by
 * itself within seconds. So nothing is kept or tried again, and Redis may be away.
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
    // Again after each time it was away.
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

  /** What comes up while Redis is slow goes in one message, and everything once. */
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

  /** Once each time Redis goes, however often it is asked meanwhile. */
  private say(error: Error): void {
    if (this.isAway) return;
    this.isAway = true;
    this.logger.warn(
      `Redis (variable REDIS_URL) ne répond pas ; les nouvelles d’autres nœuds tardent. ${error.message}`,
    );
  }
}
