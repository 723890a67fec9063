import type { DocumentColumns } from './document-columns.js';
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

/** Titles with all words, of the best documents that have these. */
export function suggestTitles(
  slots: Slot[],
  { documents, best }: Matches,
  columns: DocumentColumns,
  file: IndexFile,
): SuggestedTitle[] {
  const marker = new Marker(slots);
  const titles: SuggestedTitle[] = [];
  for (const ordinal of best(documents, MOST_READ)) {
    const title = file.titleOf(ordinal);
    if (marker.countSlots(title) < slots.length) continue;
    titles.push({
      id: columns.ids[ordinal]!,
      domainId: columns.domains[ordinal]!,
      title,
      marks: marker.marks(title),
    });
    if (titles.length === MOST) break;
  }
  return titles;
}
