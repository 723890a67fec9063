/** A page may lose words that were typed within this time before a crash. */
export const MAY_BE_LOST_MS = 1000;

export interface Comparison {
  /** Missing words that the server had acknowledged, or that were older than the limit. */
  lost: string[];
  /** Words that became duplicated since the last fault. */
  doubled: string[];
  /** Age of the oldest missing word at the fault; 0 if none is missing. */
  lostMs: number;
}

/** Every typed word, and whether the server has acknowledged it. Each word is typed once. */
export class Ledger {
  private readonly typedAt = new Map<string, number>();
  private readonly acknowledged = new Set<string>();
  private readonly doubled = new Set<string>();

  private named = 0;

  constructor(private readonly prefix: string) {}

  next(): string {
    this.named += 1;
    return `${this.prefix}${this.named}`;
  }

  noteTyped(word: string): void {
    this.typedAt.set(word, Date.now());
  }

  noteAcknowledged(text: string): void {
    for (const word of wordsOf(text)) if (this.typedAt.has(word)) this.acknowledged.add(word);
  }

  /**
   * Compares a text with the typed words. Missing words are reported once, then forgotten.
   * @param faultAt time of the crash, in milliseconds since 1970; undefined without one
   */
  compare(text: string, faultAt: number | undefined): Comparison {
    const counts = new Map<string, number>();
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const missing = [...this.typedAt].filter(([word]) => !counts.has(word));
    const age = ([, at]: [string, number]) => (faultAt === undefined ? Infinity : faultAt - at);
    const lost = missing.filter((entry) => this.acknowledged.has(entry[0]) || age(entry) > MAY_BE_LOST_MS);
    for (const [word] of missing) this.typedAt.delete(word);
    const doubled = [...counts]
      .filter(([word, count]) => count > 1 && this.typedAt.has(word) && !this.doubled.has(word))
      .map(([word]) => word);
    for (const word of doubled) this.doubled.add(word);
    return {
      lost: lost.map(([word]) => word),
      doubled,
      lostMs: Math.max(0, ...missing.map(age)),
    };
  }
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
