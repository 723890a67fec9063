import type { Socket } from 'node:net';
import { createConnection, type Connection } from 'mysql2';
import { beginOutage, endOutage } from './outage.js';

const LOOK_EVERY_MS = 250;
/**
 * Counts unanswered checks rather than time: a process that was itself blocked has made one check, however long it
 * took.
 */
const LOOKS_UNTIL_SILENT = 4;
/** A connection silent for this many checks may be dead although the server lives. */
const LOOKS_UNTIL_RENEWED = 12;

/**
 * Pings the server on a connection of its own. A frozen server, or a network that drops packets, refuses nothing and is
 * recognized only by its silence; a long query is not silence. The log says once that the server is away, and that it is
 * back.
 */
export class SilenceWatch {
  private readonly timer: NodeJS.Timeout;
  private connection: Connection | undefined;
  private isAsking = false;
  private looks = 0;
  private silent = false;

  /** @param onSilent called on each check while no answer has come for a second */
  constructor(
    private readonly url: string,
    private readonly onSilent: () => void,
  ) {
    this.timer = setInterval(() => this.check(), LOOK_EVERY_MS).unref();
  }

  get isSilent(): boolean {
    return this.silent;
  }

  end(): void {
    clearInterval(this.timer);
    this.drop();
  }

  private check(): void {
    if (!this.isAsking) {
      this.ask();
      return;
    }
    this.looks += 1;
    if (this.looks === LOOKS_UNTIL_SILENT && !this.silent) {
      this.silent = true;
      beginOutage(new Error('aucune réponse'));
      this.onSilent();
    }
    if (this.looks === LOOKS_UNTIL_RENEWED) {
      this.drop();
      this.ask();
    }
  }

  private ask(): void {
    this.isAsking = true;
    this.looks = 0;
    const connection = (this.connection ??= this.connect());
    connection.ping((error) => this.heard(connection, error));
  }

  private drop(): void {
    const { stream } = (this.connection ?? {}) as { stream?: Socket };
    this.connection = undefined;
    stream?.destroy();
  }

  private connect(): Connection {
    const connection = createConnection({ uri: this.url, connectTimeout: 0 });
    // A refused or lost connection raises an error by itself, in the pool too.
    connection.on('error', (error: Error) => this.heard(connection, error));
    return connection;
  }

  private heard(connection: Connection, error: Error | null): void {
    if (connection !== this.connection) return;
    if (error) {
      this.connection = undefined;
      beginOutage(error);
    } else {
      endOutage();
    }
    this.isAsking = false;
    this.silent = false;
  }
}
