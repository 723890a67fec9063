import { beginningOf, eachToken, type Token } from '@passerelle/api-client/search/analyse';
import { stemTerm } from './document-terms.js';
import type { Section } from './search-document.js';
import type { Slot } from './slots.js';

const LONGEST = 240;
/** Maximum distance of words shown in one passage. */
const WINDOW = 170;
/** A passage may begin this many characters before the first match, at the start of a sentence or a word. */
const LEAD = 60;
/** Only the beginning of a long text is searched. */
const MOST_CHARACTERS = 30_000;

/** Start, and end exclusive. */
export type Mark = [start: number, end: number];

export interface Passage {
  text: string;
  marks: Mark[];
  heading: string | null;
  anchor: string | null;
}

interface Find {
  /** Index of the slot. */
  slot: number;
  start: number;
  end: number;
}

/** Finds the words of a query in a text, in any form. */
export class Marker {
  private readonly words = new Map<string, number>();
  private readonly stems = new Map<string, number>();
  private readonly beginnings = new Set<number>();

  constructor(slots: readonly Slot[]) {
    for (const [index, { alternatives }] of slots.entries()) {
      for (const term of alternatives.flatMap(({ terms }) => terms)) {
        const text = term.slice(1);
        (term === stemTerm(text) ? this.stems : this.words).set(text, index);
        this.beginnings.add(beginningOf(text));
      }
    }
  }

  find(text: string): Find[] {
    const finds: Find[] = [];
    const visit = ({ word, stem, isStopWord, isNoun, start, end }: Token, at: number): void => {
      const hasStem = !isStopWord || isNoun;
      const slot = this.words.get(word) ?? (hasStem ? this.stems.get(stem) : undefined);
      if (slot !== undefined) finds.push({ slot, start: at + start, end: at + end });
    };
    eachToken(text, visit, this.beginnings);
    return finds;
  }

  marks(text: string): Mark[] {
    const marks: Mark[] = [];
    for (const { start, end } of this.find(text)) {
      const last = marks.at(-1);
      // A compound follows its parts.
      if (last && start < last[1]) {
        last[0] = Math.min(last[0], start);
        last[1] = Math.max(last[1], end);
      } else marks.push([start, end]);
    }
    return marks;
  }
}

/**
 * The passage with the highest total weight of matches.
 * @param tells weight of each slot
 */
export function bestPassage(
  sections: readonly Section[],
  marker: Marker,
  tells: readonly number[],
): Passage | undefined {
  let best: { section: Section; from: number; score: number } | undefined;
  let left = MOST_CHARACTERS;
  for (const section of sections) {
    if (left <= 0) break;
    const text = section.text.slice(0, left);
    left -= text.length;
    const inHeading = new Set(section.heading ? marker.find(section.heading).map(({ slot }) => slot) : []);
    let bonus = 0;
    for (const slot of inHeading) bonus += 0.5 * (tells[slot] ?? 0);
    const window = bestWindow(marker.find(text), tells) ?? (bonus > 0 ? { from: 0, score: 0 } : undefined);
    if (!window) continue;
    const score = window.score + bonus;
    if (!best || score > best.score) best = { section, from: window.from, score };
  }
  return best && cut(best.section, best.from, marker);
}

function bestWindow(
  finds: readonly Find[],
  tells: readonly number[],
): { from: number; score: number } | undefined {
  let best: { from: number; score: number } | undefined;
  for (const [index, { start }] of finds.entries()) {
    let score = 0;
    const seen = new Set<number>();
    for (let next = index; next < finds.length; next += 1) {
      const { end, slot } = finds[next]!;
      if (end - start > WINDOW) break;
      score += seen.has(slot) ? 0.05 : tells[slot]!;
      seen.add(slot);
    }
    if (!best || score > best.score) best = { from: start, score };
  }
  return best;
}

function isAfterSentence(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 3), start);
  const said = before.trimEnd();
  return /[.!?…:]$/.test(said) || before.includes('\n', said.length);
}

function cut({ text, heading, anchor }: Section, found: number, marker: Marker): Passage {
  const start = beginning(text, found);
  const lead = start > 0 && !isAfterSentence(text, start) ? '… ' : '';
  const room = LONGEST - lead.length;
  let end = text.length;
  let tail = '';
  if (end - start > room) {
    tail = ' …';
    const last = text.lastIndexOf(' ', start + room - tail.length);
    end = last > found ? last : start + room - tail.length;
    // Not within a surrogate pair.
    if (/[\ud800-\udbff]/.test(text[end - 1]!)) end -= 1;
  }
  const shown = `${lead}${text.slice(start, end).replaceAll('\n', ' ').trimEnd()}${tail}`;
  return { text: shown, marks: marker.marks(shown), heading: anchor ? heading : null, anchor };
}

/** Start of the sentence, or at least of a word, shortly before the match. */
function beginning(text: string, found: number): number {
  const from = Math.max(0, found - LEAD);
  const before = text.slice(from, found);
  const sentence = Math.max(
    ...[...before.matchAll(/[.!?…]\s+|\n/g)].map(({ 0: end, index }) => index + end.length),
    -1,
  );
  if (sentence >= 0) return from + sentence;
  if (from === 0) return 0;
  const word = before.indexOf(' ');
  return word < 0 ? found : from + word + 1;
}
