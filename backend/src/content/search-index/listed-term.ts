import type { DocumentSet } from './document-set.js';
import type { Documents } from './documents.js';
import { areSame, bytesOf, type Finds, FindsList } from './finds.js';
import type { Grades } from './grades.js';
import { BLOCK, mostOfSparse, readSparse } from './postings.js';
import { type Block, OVERHEAD, type Term, TOO_MANY } from './term.js';

/** A term with all its documents in one list. */
export class ListedTerm implements Term {
  constructor(private readonly finds: Finds) {}

  /** @param blocks none of them dense */
  static read(blocks: readonly Block[], existing: DocumentSet): ListedTerm {
    const list = new FindsList(blocks.reduce((sum, { data }) => sum + mostOfSparse(data), 0));
    for (const { block, data } of blocks) readSparse(data, block * BLOCK, list);
    return new ListedTerm(list.keepOnly(existing).finds);
  }

  get bytes(): number {
    return OVERHEAD + bytesOf(this.finds);
  }

  get isEmpty(): boolean {
    return this.most === 0;
  }

  get isInTitles(): boolean {
    return this.finds.titles.some((title) => title > 0);
  }

  get most(): number {
    return this.finds.ordinals.length;
  }

  isSameAs(other: Term): boolean {
    return other === this || (other instanceof ListedTerm && areSame(this.finds, other.finds));
  }

  addTo(set: DocumentSet): void {
    set.addAll(this.finds.ordinals);
  }

  addTitledTo(set: DocumentSet): void {
    const { ordinals, titles } = this.finds;
    for (let index = 0; index < ordinals.length; index += 1)
      if (titles[index]! > 0) set.add(ordinals[index]!);
  }

  addBestTo(set: DocumentSet, least: number, grades: Grades): number {
    grades.count(this.finds);
    const grade = grades.reachedBy(least, this.most * TOO_MANY);
    grades.addFrom(grade, this.finds, set);
    return grades.limitBelow(grade);
  }

  addHighestTo(set: DocumentSet): undefined {
    this.addTo(set);
  }

  all(): Finds {
    return this.finds;
  }

  within(asked: Documents): Finds {
    const { ordinals, impacts, titles } = this.finds;
    const list = new FindsList(Math.min(ordinals.length, asked.length));
    const { set } = asked;
    for (let index = 0; index < ordinals.length; index += 1)
      if (set.has(ordinals[index]!)) list.add(ordinals[index]!, impacts[index]!, titles[index]!);
    return list.finds;
  }
}
