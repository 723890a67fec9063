import { Injectable } from '@nestjs/common';

/** Whether this node's index has all that the node knows of, so that it may answer in place of the database. */
@Injectable()
export class IndexFreshness {
  private isFresh = (): boolean => false;

  /** Called by what feeds the index. */
  tellBy(isFresh: () => boolean): void {
    this.isFresh = isFresh;
  }

  get isCurrent(): boolean {
    return this.isFresh();
  }
}
