import { bitCount } from './bit-count.js';
import { allowedErrors, editDistance } from './edit-distance.js';
import type { IndexFile } from './index-file.js';

/** Longer ones are URLs and the like. */
const LONGEST = 30;
const MOST = 6;
const MOST_MISTYPED = 8;

export interface Similar {
  word: string;
  /** Spelling in some document. */
  written: string;
  errors: number;
  /** Number of documents with the word. */
  documents: number;
}

/**
 * All indexed words in memory, for correcting mistyped ones. A bit set of each word's letters rules out most
 * candidates, so that a hundred thousand words take a millisecond or less.
 */
export class Vocabulary {
  /** By word length, since a typing error changes the length little. */
  private readonly shelves = Array.from({ length: LONGEST + 1 }, (_, length) => new Shelf(length));
  private last = 0;

  constructor(private readonly file: IndexFile) {}

  /** Reads words added since. */
  refresh(): void {
    for (const { number, word } of this.file.wordsAfter(this.last)) {
      this.last = number;
      if (word.length < 3 || word.length > LONGEST) continue;
      this.shelves[word.length]!.add(word);
    }
  }

  /**
   * `similarTo` for one query, cached, and limited to its first few unknown words: a text with more errors was pasted.
   */
  corrections(): (word: string) => readonly Similar[] {
    const known = new Map<string, readonly Similar[]>();
    return (word) => {
      const found = known.get(word) ?? (known.size < MOST_MISTYPED ? this.similarTo(word) : []);
      if (known.size < MOST_MISTYPED) known.set(word, found);
      return found;
    };
  }

  /** Most likely corrections: fewest errors first, then most documents. */
  similarTo(word: string): Similar[] {
    const limit = allowedErrors(word);
    if (limit === 0 || word.length > LONGEST) return [];
    const found: Similar[] = [];
    const number = digitsOf(word);
    for (const candidate of this.candidates(word, limit)) {
      // A number is no typing error: « desc3 » is not « desc1 ».
      if (digitsOf(candidate) !== number) continue;
      const errors = editDistance(word, candidate, limit);
      if (errors === 0 || errors > limit) continue;
      const known = this.file.word(candidate);
      if (known) found.push({ word: candidate, errors, ...known });
    }
    return found
      .sort((one, other) => one.errors - other.errors || other.documents - one.documents)
      .slice(0, MOST);
  }

  private *candidates(word: string, limit: number): Generator<string> {
    const letters = lettersOf(word);
    for (const shelf of this.shelves.slice(Math.max(0, word.length - limit), word.length + limit + 1)) {
      // A wrong letter removes one bit of the set and adds another.
      yield* shelf.near(letters, 2 * limit);
    }
  }
}

/** Words of one length, outside the memory that the garbage collector scans: a large site has a million words. */
class Shelf {
  private count = 0;
  private letters = new Int32Array(64);
  /** UTF-16 code units of the words, one after the other. */
  private units: Uint16Array;

  constructor(private readonly length: number) {
    this.units = new Uint16Array(this.letters.length * length);
  }

  add(word: string): void {
    if (this.count === this.letters.length) this.grow();
    this.letters[this.count] = lettersOf(word);
    const start = this.count * this.length;
    for (let index = 0; index < this.length; index += 1) this.units[start + index] = word.charCodeAt(index);
    this.count += 1;
  }

  /** Words whose letter sets differ by at most this many bits. */
  *near(letters: number, differing: number): Generator<string> {
    for (let index = 0; index < this.count; index += 1)
      if (bitCount(letters ^ this.letters[index]!) <= differing) yield this.wordAt(index);
  }

  private wordAt(index: number): string {
    const start = index * this.length;
    return String.fromCharCode(...this.units.subarray(start, start + this.length));
  }

  private grow(): void {
    const letters = new Int32Array(this.letters.length * 2);
    letters.set(this.letters);
    this.letters = letters;
    const units = new Uint16Array(this.units.length * 2);
    units.set(this.units);
    this.units = units;
  }
}

function digitsOf(word: string): string {
  return word.replace(/\P{N}/gu, '');
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}
