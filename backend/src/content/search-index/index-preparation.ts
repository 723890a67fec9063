import { Injectable } from '@nestjs/common';

/** Number of indexed tutorials, and of all. */
export interface Progress {
  done: number;
  total: number;
}

/**
 * Progress of this node's index with the tutorials that existed at the start. Answers include it, since until then a
 * search may miss some.
 */
@Injectable()
export class IndexPreparation {
  private progress: Progress | null = null;
  private firstLook: Promise<void> | undefined;
  private endFirstLook: () => void = () => undefined;

  /** Starts the check for missing tutorials; `present` waits for its first result. */
  begin(): void {
    this.firstLook ??= new Promise((resolve) => (this.endFirstLook = resolve));
  }

  report(progress: Progress | null): void {
    this.progress = progress;
    this.endFirstLook();
  }

  /** Releases all waiting answers, whatever the result of the check. */
  end(): void {
    this.endFirstLook();
  }

  /** Null once the index contains everything that existed at the start. */
  async present(): Promise<Progress | null> {
    await this.firstLook;
    return this.progress;
  }
}
