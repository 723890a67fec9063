import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { EventTail } from '../../platform/domain-events/event-tail.js';
import type { Connection } from './connection.js';
import { Connections } from './connections.js';

const REPORTS = 'reports';
const COMMENTS = /^tutorials\/[1-9]\d{0,9}\/comments$/;
/** What changes many times within this is said once. */
const GATHERED_MS = 200;
/** What goes on changing is said again after so long: each time all who see it ask for it. */
const AGAIN_MS = 1000;

/** Tells pages that what they show has changed, and no more: they ask for it as they did at first. */
@Injectable()
export class Topics implements OnModuleDestroy {
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private toldAt = -AGAIN_MS;

  constructor(
    private readonly connections: Connections,
    events: EventTail,
  ) {
    events.on('comments.changed', ({ payload }) => this.gather(`tutorials/${payload.tutorialId}/comments`));
    events.on('report.created', () => this.gather(REPORTS));
    events.on('report.decided', () => this.gather(REPORTS));
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
  }

  /** What is no topic, or not for this member, is passed over. */
  watch(connection: Connection, topic: unknown): void {
    if (typeof topic !== 'string') return;
    const isOpenToAll = COMMENTS.test(topic);
    if (isOpenToAll || (topic === REPORTS && connection.member?.isAdmin)) {
      this.connections.watch(connection, topic);
    }
  }

  private gather(topic: string): void {
    this.changed.add(topic);
    const wait = Math.max(GATHERED_MS, this.toldAt + AGAIN_MS - performance.now());
    this.timer ??= setTimeout(() => this.tell(), wait).unref();
  }

  private tell(): void {
    this.timer = undefined;
    this.toldAt = performance.now();
    for (const topic of this.changed) {
      const message = JSON.stringify({ type: 'changed', topic });
      for (const connection of this.connections.watching(topic)) connection.send(message);
    }
    this.changed.clear();
  }
}
