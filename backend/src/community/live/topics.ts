import { Injectable, Logger, NotFoundException, type OnModuleDestroy } from '@nestjs/common';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { toChangedDto } from '../comments/comments.dto.js';
import { CommentsService } from '../comments/comments.service.js';
import { EventTail } from '../../platform/domain-events/event-tail.js';
import type { Connection } from './connection.js';
import { Connections } from './connections.js';

const REPORTS = 'reports';
const COMMENTS = /^tutorials\/([1-9]\d{0,9})\/comments$/;
/** Changes within this window are sent as one. */
const GATHERED_MS = 200;
/** Minimum interval between messages about a topic that keeps changing. */
const AGAIN_MS = 1000;

/** How long a change is remembered for new subscribers: a page takes seconds to arrive and connect. */
const REMEMBERED_MS = MINUTE_MS;
/** With more changed comments, clients reload the list themselves. */
const MAX_SENT = 20;

/** Ids of the changed comments, or unknown changes. */
type Changes = Set<number> | 'unknown';

/** Tells pages that their content has changed. Changed comments are included, so that pages need not reload all. */
@Injectable()
export class Topics implements OnModuleDestroy {
  private readonly logger = new Logger(Topics.name);
  private changed = new Map<string, Changes>();
  private timer: NodeJS.Timeout | undefined;
  private toldAt = -AGAIN_MS;
  /** When a topic last changed, in milliseconds of `performance.now()`, oldest first. */
  private readonly lastChanges = new Map<string, number>();
  private telling: Promise<void> = Promise.resolve();

  constructor(
    private readonly connections: Connections,
    private readonly comments: CommentsService,
    events: EventTail,
  ) {
    events.on('comments.changed', ({ payload: { tutorialId, commentId } }) =>
      this.gather(`tutorials/${tutorialId}/comments`, commentId),
    );
    const ofReports = [
      'report.created',
      'report.decided',
      'decision.made',
      'decision.reversed',
      'appeal.created',
      'appeal.answered',
      'case.changed',
    ] as const;
    for (const type of ofReports) events.on(type, () => this.gather(REPORTS));
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.timer);
    await this.telling;
  }

  /**
   * Ignores invalid topics, and topics the member may not see.
   * @param age milliseconds since the client read the content of the page; a change since then is reported at once
   */
  watch(connection: Connection, topic: unknown, age: unknown): void {
    if (typeof topic !== 'string') return;
    const isOpenToAll = COMMENTS.test(topic);
    if (!isOpenToAll && !(topic === REPORTS && connection.member?.moderates)) return;
    this.connections.subscribe(connection, topic);
    const changedAt = this.lastChanges.get(topic);
    if (changedAt !== undefined && typeof age === 'number' && performance.now() - changedAt <= age)
      connection.send(JSON.stringify({ type: 'changed', topic }));
  }

  private gather(topic: string, commentId?: number): void {
    this.remember(topic);
    const known = this.changed.get(topic) ?? new Set<number>();
    if (known === 'unknown' || commentId === undefined || known.size === MAX_SENT)
      this.changed.set(topic, 'unknown');
    else this.changed.set(topic, known.add(commentId));
    const wait = Math.max(GATHERED_MS, this.toldAt + AGAIN_MS - performance.now());
    this.timer ??= setTimeout(() => this.notifyAll(), wait).unref();
  }

  private remember(topic: string): void {
    const now = performance.now();
    this.lastChanges.delete(topic);
    this.lastChanges.set(topic, now);
    for (const [old, changedAt] of this.lastChanges) {
      if (now - changedAt <= REMEMBERED_MS) break;
      this.lastChanges.delete(old);
    }
  }

  private notifyAll(): void {
    this.timer = undefined;
    this.toldAt = performance.now();
    const changed = [...this.changed];
    this.changed = new Map();
    // In sequence, so that newer content never arrives before older.
    this.telling = this.telling.then(async () => {
      for (const [topic, changes] of changed) await this.notifySubscribers(topic, changes);
    });
  }

  private async notifySubscribers(topic: string, changes: Changes): Promise<void> {
    const watching = () => this.connections.subscribersOf(topic);
    if ([...watching()].length === 0) return;
    const message = JSON.stringify({ type: 'changed', topic, ...(await this.read(topic, changes)) });
    for (const connection of watching()) connection.send(message);
  }

  /** Read once for all subscribers; on failure, clients reload. */
  private async read(
    topic: string,
    changes: Changes,
  ): Promise<{ comments?: ReturnType<typeof toChangedDto>[]; gone?: number[] }> {
    if (changes === 'unknown') return {};
    try {
      const ids = [...changes];
      const comments = await this.comments.readSome(Number(COMMENTS.exec(topic)![1]), ids);
      const there = new Set(comments.map(({ id }) => id));
      return {
        comments: comments.map((comment) => toChangedDto(comment)),
        gone: ids.filter((id) => !there.has(id)),
      };
    } catch (error) {
      if (!(error instanceof NotFoundException)) this.logger.error(`${topic} : lecture impossible`, error);
      return {};
    }
  }
}
