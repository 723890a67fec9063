import type { DocumentSet } from './document-set.js';
import type { Documents } from './documents.js';
import type { Finds } from './finds.js';
import type { Grades } from './grades.js';

/** A share of the documents that is not worth telling from all. */
export const TOO_MANY = 0.25;

/** What the objects take that hold a term. */
export const OVERHEAD = 500;

/** Existing documents of a term. */
export interface Term {
  /** About what it takes in memory. */
  readonly bytes: number;
  readonly isEmpty: boolean;
  /** Whether any document has it in the title. */
  readonly isInTitles: boolean;
  /** Not below their number. */
  readonly most: number;
  /** Whether both find the same documents with the same scores. */
  isSameAs: (other: Term) => boolean;
  /** Adds all documents to a set, or those with the term in their titles, and maybe some that do not exist. */
  addTo: (set: DocumentSet) => void;
  addTitledTo: (set: DocumentSet) => void;
  /**
   * Adds documents of the highest grades, about so many, to a set, and maybe some that do not exist.
   * @param inTitlesOnly if there are very many, adds only some that have the term in their titles
   * @returns what the others do not score
   */
  addBestTo: (set: DocumentSet, least: number, grades: Grades, inTitlesOnly?: boolean) => number;
  /**
   * Adds the documents of the highest impacts to a set, and maybe some that do not exist.
   * @param most so many of them at most, unless all are few
   * @returns the next lower impact, with which they would be more; undefined if it has added all
   */
  addHighestTo: (set: DocumentSet, most: number) => number | undefined;
  all: () => Finds;
  /** Those among some existing documents, which are in ascending order. */
  within: (asked: Documents) => Finds;
}

/** Postings of a term in one block. */
export interface Block {
  block: number;
  data: Uint8Array;
}
