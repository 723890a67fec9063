import type { Document } from '../corpus.js';

/** A search engine as it is measured. */
export interface Engine {
  readonly name: string;
  /** Indexes all documents at once. */
  build(documents: Document[]): Promise<void>;
  /** Places in the list that was given, best first, each once. */
  search(text: string, limit: number): number[] | Promise<number[]>;
  /** What is proposed as one types, where the engine has that. */
  suggest?(text: string): unknown;
  /** Bytes of the index as it is kept on disk. */
  indexBytes(): number | Promise<number>;
  stop(): void;
}
