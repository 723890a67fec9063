import { allowedErrors, editDistance } from './edit-distance.js';
import type { IndexFile } from './index-file.js';

/** Longer ones are addresses and the like. */
const LONGEST = 30;
const MOST = 6;
const MOST_MISTYPED = 8;

export interface Similar {
  word: string;
  /** As some document writes it. */
  written: string;
  errors: number;
  /** How many documents have it. */
  documents: number;
}

/**
 * All words that documents have, in memory, to be gone through for those that a mistyped word may stand for. Which
 * letters a word has is kept in the bits of one number: most are told apart by it alone, so that a hundred thousand words take a
 * millisecond or less.
 */
export class Vocabulary {
  /** By how long they are: a mistyped word is about as long as the one that was meant. */
  private readonly shelves = Array.from({ length: LONGEST + 1 }, () => new Shelf());
  private last = 0;

  constructor(private readonly file: IndexFile) {}

  /** Takes in what has come since. */
  refresh(): void {
    for (const { number, word } of this.file.wordsAfter(this.last)) {
      this.last = number;
      if (word.length < 3 || word.length > LONGEST) continue;
      this.shelves[word.length]!.add(word);
    }
  }

  /**
   * Answers `similarTo` for one question: of so many words at most, those that were asked for first, and once for each.
   * Whoever mistypes more than that pastes something.
   */
  corrections(): (word: string) => readonly Similar[] {
    const known = new Map<string, readonly Similar[]>();
    return (word) => {
      const found = known.get(word) ?? (known.size < MOST_MISTYPED ? this.similarTo(word) : []);
      if (known.size < MOST_MISTYPED) known.set(word, found);
      return found;
    };
  }

  /** The likeliest words for a mistyped one: with the fewest errors, then those of most documents. */
  similarTo(word: string): Similar[] {
    const limit = allowedErrors(word);
    if (limit === 0 || word.length > LONGEST) return [];
    const found: Similar[] = [];
    for (const candidate of this.candidates(word, limit)) {
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
      // One wrong letter takes one out of the set and puts another in.
      yield* shelf.near(letters, 2 * limit);
    }
  }
}

/** Words of one length. */
class Shelf {
  private readonly words: string[] = [];
  private letters = new Int32Array(64);

  add(word: string): void {
    if (this.words.length === this.letters.length) {
      const larger = new Int32Array(this.letters.length * 2);
      larger.set(this.letters);
      this.letters = larger;
    }
    this.letters[this.words.length] = lettersOf(word);
    this.words.push(word);
  }

  /** Those whose letters are these but for so many. */
  *near(letters: number, differing: number): Generator<string> {
    for (let index = 0; index < this.words.length; index += 1)
      if (bits(letters ^ this.letters[index]!) <= differing) yield this.words[index]!;
  }
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function bits(number: number): number {
  let count = number - ((number >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return (((count + (count >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
