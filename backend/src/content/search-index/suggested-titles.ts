import type { DocumentColumns } from './document-columns.js';
import { Documents } from './documents.js';
import type { IndexFile } from './index-file.js';
import type { Matches } from './matches.js';
import { type Mark, Marker } from './passages.js';
import type { Slot } from './slots.js';
import type { TermReader } from './term-reader.js';

const MOST = 6;
const MOST_READ = 100;

export interface SuggestedTitle {
  id: number;
  domainId: number;
  title: string;
  marks: Mark[];
}

/** Titles with all words, of the best documents that have these. */
export function suggestTitles(
  slots: Slot[],
  { documents, best }: Matches,
  reader: TermReader,
  columns: DocumentColumns,
  file: IndexFile,
): SuggestedTitle[] {
  const marker = new Marker(slots);
  const titlesAmong = (some: Documents): SuggestedTitle[] => {
    const titles: SuggestedTitle[] = [];
    for (const ordinal of best(some, MOST_READ)) {
      const title = file.titleOf(ordinal);
      if (marker.countSlots(title) < slots.length) continue;
      const [id, domainId] = [columns.ids[ordinal]!, columns.domains[ordinal]!];
      titles.push({ id, domainId, title, marks: marker.marks(title) });
      if (titles.length === MOST) break;
    }
    return titles;
  };
  const titles = titlesAmong(documents);
  if (titles.length === MOST || documents.length <= MOST_READ) return titles;
  // Those without the words in their titles were better than most that have them there.
  const titled = columns.existing.copy();
  for (const slot of slots) titled.keepOnly(reader.wordOf(slot).titled);
  return titlesAmong(Documents.of(titled));
}
