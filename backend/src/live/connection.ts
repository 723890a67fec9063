import { isDeepStrictEqual } from 'node:util';
import type { WebSocket } from 'ws';
import type { Inbox } from '../notifications/inbox.entity.js';
import type { Standing } from '../notifications/notifications.service.js';

/** More than this waiting to be sent: the other side does not read. */
const MAX_WAITING_BYTES = 1024 * 1024;
const MAX_MESSAGES = 100;
const WINDOW_MS = 10_000;

/** Why the server ends a connection, as its close code. */
export const closeCodes = {
  stopping: 1001,
  tooMany: 1008,
  sessionEnded: 4401,
  switchedOff: 4403,
} as const;

/** One live connection, of a member or of a visitor. */
export class Connection {
  /** Number of the last notification sent; undefined until the other side has said where it stands. */
  seq: number | undefined;
  /** Whether there may be something to send, and whether somebody sees to it. */
  isBehind = false;
  isServed = false;
  private heardAt = performance.now();
  private told: Standing | undefined;
  private received = 0;
  private windowEndsAt = 0;

  constructor(
    private readonly socket: WebSocket,
    readonly network: string,
    readonly member: { id: number; sid: string } | undefined,
  ) {
    socket.on('pong', () => this.heard());
    socket.on('message', () => this.count());
  }

  /** Milliseconds since the other side was last heard of. */
  get silentMs(): number {
    return performance.now() - this.heardAt;
  }

  send(message: object): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MAX_WAITING_BYTES) this.socket.terminate();
    else this.socket.send(JSON.stringify(message));
  }

  sendNotification(seq: number, message: object): void {
    this.seq = seq;
    // The other side has counted it: it is to be told anew how many there are.
    this.told = undefined;
    this.send(message);
  }

  /** Tells where the member stands, if it is not what was told last. */
  sendStanding(standing: Standing): void {
    if (isDeepStrictEqual(standing, this.told)) return;
    this.told = standing;
    this.send({ type: 'standing', ...standing });
  }

  /** Whether an inbox has moved on from what was told last. */
  differs({ lastSeq, readSeq, clearedSeq }: Inbox): boolean {
    const { told } = this;
    return lastSeq !== told?.seq || readSeq !== told.readSeq || clearedSeq !== told.clearedSeq;
  }

  ping(): void {
    this.socket.ping();
  }

  close(code: number): void {
    this.socket.close(code);
  }

  /** Without a word, which would not be heard. */
  drop(): void {
    this.socket.terminate();
  }

  private heard(): void {
    this.heardAt = performance.now();
  }

  private count(): void {
    this.heard();
    if (this.heardAt > this.windowEndsAt) {
      this.windowEndsAt = this.heardAt + WINDOW_MS;
      this.received = 0;
    }
    this.received += 1;
    if (this.received > MAX_MESSAGES) this.close(closeCodes.tooMany);
  }
}
