import { Injectable } from '@nestjs/common';

/** How many tutorials the index knows, and how many there are. */
export interface Progress {
  done: number;
  total: number;
}

/**
 * How far the index of this node has come in taking in what was there at the start, for all that answer with it: what they
 * do not find until then may be there.
 */
@Injectable()
export class IndexPreparation {
  private progress: Progress | null = null;
  private firstLook: Promise<void> | undefined;
  private endFirstLook: () => void = () => undefined;

  /** It is about to be found out whether anything is missing; who asks meanwhile waits for it. */
  begin(): void {
    this.firstLook ??= new Promise((resolve) => (this.endFirstLook = resolve));
  }

  report(progress: Progress | null): void {
    this.progress = progress;
    this.endFirstLook();
  }

  /** Nobody waits any longer, whatever has been found out. */
  end(): void {
    this.endFirstLook();
  }

  /** Null when the index has all that was there at the start. */
  async present(): Promise<Progress | null> {
    await this.firstLook;
    return this.progress;
  }
}
