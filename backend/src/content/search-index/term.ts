import type { DocumentSet } from './document-set.js';
import type { Documents } from './documents.js';
import type { Finds } from './finds.js';
import type { Grades } from './grades.js';

/** With this share of the documents, choosing the best saves nothing. */
export const TOO_MANY = 0.25;

/** Memory of a term's objects, in bytes. */
export const OVERHEAD = 500;

/** Existing documents of a term. */
export interface Term {
  /** Approximate memory. */
  readonly bytes: number;
  readonly isEmpty: boolean;
  /** Whether any document has it in the title. */
  readonly isInTitles: boolean;
  /** At least the number of documents. */
  readonly most: number;
  /** Whether both find the same documents with the same scores. */
  isSameAs: (other: Term) => boolean;
  /**
   * Both add documents to a set, maybe including some that no longer exist: all, or those with the term in their
   * titles.
   */
  addTo: (set: DocumentSet) => void;
  addTitledTo: (set: DocumentSet) => void;
  /**
   * Adds about `least` documents of the highest grades to a set, maybe including some that no longer exist.
   * @param inTitlesOnly if there are very many, adds only documents with the term in their titles
   * @returns an upper bound of the others' scores
   */
  addBestTo: (set: DocumentSet, least: number, grades: Grades, inTitlesOnly?: boolean) => number;
  /**
   * Adds the documents of the highest impacts to a set, maybe including some that no longer exist.
   * @param most maximum number, unless the term has fewer documents
   * @returns the next lower impact, whose documents would exceed the maximum; undefined if all were added
   */
  addHighestTo: (set: DocumentSet, most: number) => number | undefined;
  all: () => Finds;
  /** Only the documents that are among some existing ones, ascending. */
  within: (asked: Documents) => Finds;
}

/** Postings of a term in one block. */
export interface Block {
  block: number;
  data: Uint8Array;
}
