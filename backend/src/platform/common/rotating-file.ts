import { existsSync, renameSync, statSync } from 'node:fs';
import { destination } from 'pino';

type Destination = ReturnType<typeof destination>;

/** More lines than fit here wait for a disk that takes none; what comes then is dropped. */
const MAX_WAITING = 256 * 1024;

/** A file of lines for its owner alone, which makes way for a new one when it is full; some old ones stay. */
export class RotatingFile {
  private out: Destination | undefined;
  private bytes = 0;

  /** @param keptFiles how many old ones stay, as `file.1`, the youngest, and so on */
  constructor(
    private readonly file: string,
    private readonly maxBytes: number,
    private readonly keptFiles: number,
  ) {}

  /** At once, so that what ends the process is in the file as well. */
  write(line: string): void {
    try {
      this.out ??= this.open();
      const size = Buffer.byteLength(line);
      if (this.bytes + size > this.maxBytes) this.rotate(this.out);
      this.out.write(line);
      this.bytes += size;
    } catch {
      // A full disk must not end the site; the terminal still has the line.
    }
  }

  close(): void {
    this.out?.end();
    this.out = undefined;
  }

  private open(): Destination {
    this.bytes = existsSync(this.file) ? statSync(this.file).size : 0;
    const out = destination({
      dest: this.file,
      mkdir: true,
      mode: 0o600,
      sync: true,
      maxLength: MAX_WAITING,
    });
    // A line that cannot be written is tried again with the next.
    out.on('error', () => undefined);
    return out;
  }

  private rotate(out: Destination): void {
    for (let age = this.keptFiles; age > 0; age -= 1) {
      const younger = age === 1 ? this.file : `${this.file}.${age - 1}`;
      if (existsSync(younger)) renameSync(younger, `${this.file}.${age}`);
    }
    this.bytes = 0;
    out.reopen();
  }
}
