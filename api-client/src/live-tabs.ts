import { LiveConnection, type LiveMessage, type LiveOptions, type LiveState } from './live.js';

/** A live connection, the page's own or another tab's. */
export interface Live {
  /** @param after number of the last known notification */
  connect(after?: number): void;
  reconnect(): void;
  close(): void;
  send(message: LiveMessage): void;
}

type Told =
  | { about: 'state'; state: LiveState }
  /** `to` names the one tab it is for, else it is for all. */
  | { about: 'message'; message: LiveMessage; to?: string }
  /** `by` names the tab that has just come. */
  | { about: 'asked'; by: string }
  | { about: 'reconnect' }
  | { about: 'send'; message: LiveMessage };

/** One connection for all tabs where the browser supports Web Locks and BroadcastChannel, else one per tab. */
export function openLive(url: string, member: number | null, options: LiveOptions): Live {
  const canShare =
    typeof BroadcastChannel !== 'undefined' && typeof navigator !== 'undefined' && 'locks' in navigator;
  try {
    if (canShare) return new SharedLive(url, member, options);
  } catch {
    // With storage blocked, some browsers refuse BroadcastChannel.
  }
  return new LiveConnection(url, options);
}

/**
 * The tab that holds the lock owns the connection and forwards its messages. When it closes, the next tab takes
 * over after the last notification it received.
 */
class SharedLive implements Live {
  private readonly channel: BroadcastChannel;
  private readonly name: string;
  private readonly closing = new AbortController();
  private readonly tab = `${Math.random()}`;
  private connection: LiveConnection | undefined;
  private seq: number | undefined;
  /** The server's welcome to the open connection of this tab. */
  private welcome: LiveMessage | undefined;
  private isWanted = false;

  constructor(
    private readonly url: string,
    member: number | null,
    private readonly options: LiveOptions,
  ) {
    this.name = `passerelle-live-${member ?? 'visitor'}`;
    this.channel = new BroadcastChannel(this.name);
    this.channel.onmessage = ({ data }: MessageEvent<Told>) => this.hear(data);
  }

  connect(after?: number): void {
    if (after !== undefined) this.seq = Math.max(after, this.seq ?? 0);
    if (this.isWanted) return;
    this.isWanted = true;
    this.tell({ about: 'asked', by: this.tab });
    const held = new Promise<void>((release) => {
      this.closing.signal.addEventListener('abort', () => release());
    });
    navigator.locks
      .request(this.name, { signal: this.closing.signal }, () => {
        this.lead();
        return held;
      })
      .catch((error: unknown) => {
        if (this.closing.signal.aborted) return;
        // Other browsers refuse Web Locks: each tab then has its own connection.
        if (error instanceof DOMException && error.name === 'SecurityError') this.lead();
        else throw error;
      });
  }

  reconnect(): void {
    if (this.connection) this.connection.reconnect();
    else this.tell({ about: 'reconnect' });
  }

  close(): void {
    this.closing.abort();
    this.connection?.close();
    this.channel.close();
  }

  send(message: LiveMessage): void {
    if (this.connection) this.connection.send(message);
    else this.tell({ about: 'send', message });
  }

  /** A page that is being unloaded sends nothing more. */
  private tell(told: Told): void {
    if (!this.closing.signal.aborted) this.channel.postMessage(told);
  }

  private lead(): void {
    const tell = (told: Told) => this.tell(told);
    this.connection = new LiveConnection(this.url, {
      ...this.options,
      onState: (state) => {
        if (state !== 'open') this.welcome = undefined;
        tell({ about: 'state', state });
        this.options.onState(state);
      },
      onMessage: (message) => {
        if (message.type === 'welcome') this.welcome = message;
        tell({ about: 'message', message });
        this.options.onMessage(message);
      },
    });
    this.connection.connect(this.seq);
  }

  private hear(told: Told): void {
    if (this.connection) this.answer(this.connection, told);
    else if (told.about === 'state') this.options.onState(told.state);
    else if (told.about === 'message' && (told.to ?? this.tab) === this.tab) this.follow(told.message);
  }

  private answer(connection: LiveConnection, told: Told): void {
    if (told.about === 'asked') {
      this.tell({ about: 'state', state: connection.state });
      // Without the number: the tab that asks may have read later notifications than the welcome spoke of.
      const message = this.welcome && { ...this.welcome, seq: undefined };
      if (message) this.tell({ about: 'message', message, to: told.by });
    } else if (told.about === 'reconnect') connection.reconnect();
    else if (told.about === 'send') connection.send(told.message);
  }

  private follow(message: LiveMessage): void {
    const { seq } = (message['metadata'] ?? {}) as { seq?: number };
    if (message.type === 'notification' && seq !== undefined) {
      if (seq <= (this.seq ?? 0)) return;
      this.seq = seq;
    }
    if (message.type === 'welcome') this.seq = (message['seq'] as number | undefined) ?? this.seq;
    this.options.onMessage(message);
  }
}
