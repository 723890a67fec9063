/** What a page may lose that goes without a word: no more than was typed within this. */
export const MAY_BE_LOST_MS = 1000;

export interface Comparison {
  /** Words that the server had acknowledged, or that were older than what may be lost. */
  lost: string[];
  /** Words that stand there more than once since the last fault. */
  doubled: string[];
  /** How long before the fault the oldest word was typed that is not there; 0 when all are. */
  lostMs: number;
}

/** Every word that was typed into a text, and what the server has said of it. Each word is typed once. */
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
   * Holds a text against what was typed. Words that were rightly lost are forgotten.
   * @param faultAt when a page went without a word, in milliseconds since 1970; none when none did
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
