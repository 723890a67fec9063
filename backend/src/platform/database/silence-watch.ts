import type { Socket } from 'node:net';
import { createConnection, type Connection } from 'mysql2';

const LOOK_EVERY_MS = 250;
/** Looks without an answer, not time: a process that was busy itself has looked once, however long that took. */
const LOOKS_UNTIL_SILENT = 4;
/** A connection that has said nothing for so long may be dead while the server lives. */
const LOOKS_UNTIL_RENEWED = 12;

/**
 * Asks a server again and again, on a connection of its own, whether it is there. One that is frozen, or behind a line
 * that swallows everything, refuses nothing: it is known only by its silence, which a long query is not.
 */
export class SilenceWatch {
  private readonly timer: NodeJS.Timeout;
  private connection: Connection | undefined;
  private isAsking = false;
  private looks = 0;
  private silent = false;

  /** @param onSilent called each time an answer has been missing for a second */
  constructor(
    private readonly url: string,
    private readonly onSilent: () => void,
  ) {
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  get isSilent(): boolean {
    return this.silent;
  }

  end(): void {
    clearInterval(this.timer);
    this.drop();
  }

  private look(): void {
    if (!this.isAsking) {
      this.ask();
      return;
    }
    this.looks += 1;
    if (this.looks === LOOKS_UNTIL_SILENT && !this.silent) {
      this.silent = true;
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
    // One that is refused or lost speaks for itself, to whoever uses the pool as well.
    connection.on('error', (error) => this.heard(connection, error));
    return connection;
  }

  private heard(connection: Connection, error: unknown): void {
    if (connection !== this.connection) return;
    if (error) this.connection = undefined;
    this.isAsking = false;
    this.silent = false;
  }
}
