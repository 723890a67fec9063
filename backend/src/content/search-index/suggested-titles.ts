import type { DocumentColumns } from './document-columns.js';
import type { Documents } from './documents.js';
import type { IndexFile } from './index-file.js';
import type { Matches } from './matches.js';
import { type Mark, Marker } from './passages.js';
import type { Slot } from './slots.js';

const MOST = 6;
const MOST_READ = 100;

export interface SuggestedTitle {
  id: number;
  domainId: number;
  title: string;
  marks: Mark[];
}

/**
 * Titles with all words, of the best documents that have these.
 * @param titled finds the documents with all words in their titles; needed where others are better than most of these
 */
export function suggestTitles(
  slots: Slot[],
  { documents, best }: Matches,
  titled: () => Documents,
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
  return titles.length === MOST || documents.length <= MOST_READ ? titles : titlesAmong(titled());
}
