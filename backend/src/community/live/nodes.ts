import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Config } from '../../config.js';
import { connectRedis } from '../../platform/common/connect-redis.js';

const CHANNEL = 'passerelle:live';

/** That there is something new for members, that sessions of theirs have ended, or that what pages show has changed. */
export type Word =
  { about: 'news' | 'sessions'; ids: readonly number[] } | { about: 'topics'; ids: readonly string[] };

/**
 * Carries words between the nodes of one site, through Redis. None of them matters for long: a node that has not heard
 * one finds out by itself within seconds. So nothing is kept or tried again, and Redis may be away.
 */
@Injectable()
export class Nodes implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(Nodes.name);
  private readonly self = randomUUID();
  private readonly listeners: ((word: Word) => void)[] = [];
  private readonly waiting: Record<Word['about'], Set<number | string>> = {
    sessions: new Set(),
    news: new Set(),
    topics: new Set(),
  };
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

  onWord(listener: (word: Word) => void): void {
    this.listeners.push(listener);
  }

  /** Tells the other nodes. What comes up while Redis is slow goes in one message, and everything once. */
  tell({ about, ids }: Word): void {
    if (!this.publisher) return;
    for (const id of ids) this.waiting[about].add(id);
    if (!this.isTelling) void this.tellWaiting(this.publisher);
  }

  private async tellWaiting(publisher: Redis): Promise<void> {
    this.isTelling = true;
    for (const [about, waiting] of Object.entries(this.waiting)) {
      const ids = [...waiting];
      waiting.clear();
      if (ids.length === 0) continue;
      await publisher
        .publish(CHANNEL, JSON.stringify({ from: this.self, about, ids }))
        .catch((error: Error) => this.say(error));
    }
    this.isTelling = false;
    if (Object.values(this.waiting).some(({ size }) => size > 0)) void this.tellWaiting(publisher);
  }

  private hear(text: string): void {
    const { from, ...word } = JSON.parse(text) as Word & { from: string };
    if (from !== this.self) for (const listener of this.listeners) listener(word);
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
