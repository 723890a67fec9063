import type { WebSocket } from 'ws';
import type { InboxState } from '../notifications/notifications.service.js';

/** More than this waiting to be sent: the other side does not read. */
const MAX_WAITING_BYTES = 1024 * 1024;
const MAX_MESSAGES = 100;
const WINDOW_MS = 10_000;
/** Several tabs share a connection. */
const MAX_TOPICS = 20;

/** Why the server ends a connection, as its close code. */
export const closeCodes = {
  stopping: 1001,
  tooMany: 1008,
  rightsChanged: 1012,
  sessionEnded: 4401,
  switchedOff: 4403,
} as const;

/** Shared by all that watch nothing. */
const nothing: readonly string[] = [];

/** One live connection, of a member or of a visitor. */
export class Connection {
  /** Number of the last notification sent; undefined until the other side has been sent hello. */
  seq: number | undefined;
  /** Number of the last one the other side says it has, until it has been sent hello. */
  private after: number | undefined;
  /** What the other side wants to hear of when it changes; the one asked for last comes last. */
  topics: readonly string[] = nothing;
  private heardAt = performance.now();
  private told: InboxState | undefined;
  private received = 0;
  private windowEndsAt = 0;

  constructor(
    private readonly socket: WebSocket,
    readonly network: string,
    readonly member: { id: number; sid: string; moderates: boolean } | undefined,
  ) {
    socket.on('pong', () => this.heard());
    socket.on('message', () => this.count());
  }

  /** Milliseconds since the other side was last heard of. */
  get silentMs(): number {
    return performance.now() - this.heardAt;
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  send(message: string): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > MAX_WAITING_BYTES) this.socket.terminate();
    else this.socket.send(message);
  }

  /** @param after number of the last notification the other side has; anything else for none */
  hello(after: unknown): void {
    this.after = Number.isInteger(after) && (after as number) >= 0 ? (after as number) : Infinity;
  }

  /** Answers a hello that has not been, by where the other side begins. */
  sendHello(newest: number): void {
    if (this.after === undefined) return;
    this.seq = Math.min(this.after, newest);
    this.after = undefined;
    this.told = undefined;
    this.send(JSON.stringify({ type: 'welcome', member: this.member!.id, seq: this.seq }));
  }

  sendNotification(seq: number, message: string): void {
    this.seq = seq;
    // The other side has counted it: it is to be told anew how many there are.
    this.told = undefined;
    this.send(message);
  }

  /** Whether this is the one that follows the last, which the other side counts as this does. */
  isNext(seq: number): boolean {
    return this.seq === seq - 1 && this.told?.seq === seq - 1;
  }

  sendNext(seq: number, message: string): void {
    this.seq = seq;
    this.told!.seq = seq;
    this.told!.unread += 1;
    this.send(message);
  }

  /** Tells where the member stands, unless they were told; false when more has been sent than it knows of. */
  reach(state: InboxState): boolean {
    if (this.seq! > state.seq) return false;
    this.seq = state.seq;
    const { told } = this;
    if (told && !this.differs(state) && told.unread === state.unread) return true;
    this.told = { ...state };
    this.send(JSON.stringify({ type: 'standing', ...state }));
    return true;
  }

  /** Whether an inbox has moved on from what was told last. */
  differs({ seq, readSeq, clearedSeq }: Omit<InboxState, 'unread'>): boolean {
    const { told } = this;
    return seq !== told?.seq || readSeq !== told.readSeq || clearedSeq !== told.clearedSeq;
  }

  /** Gives the topic that is given up for this one, if there are too many. */
  watch(topic: string): string | undefined {
    const topics = [...this.topics.filter((each) => each !== topic), topic];
    const dropped = topics.length > MAX_TOPICS ? topics.shift() : undefined;
    this.topics = topics;
    return dropped;
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
