import type { Document } from '../corpus.js';

/** A search engine that can be measured. */
export interface Engine {
  readonly name: string;
  /** Indexes all documents at once. */
  build(documents: Document[]): Promise<void>;
  /** Indexes in the list of documents, best first, without repeats. */
  search(text: string, limit: number): number[] | Promise<number[]>;
  /** Completions of an unfinished text, if the engine has them. */
  suggest?(text: string): unknown;
  /** Size of the index on disk, in bytes. */
  indexBytes(): number | Promise<number>;
  stop(): void;
}
