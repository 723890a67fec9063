import type { DocumentColumns } from './document-columns.js';
import type { IndexFile } from './index-file.js';
import { match } from './matching.js';
import { type Mark, Marker } from './passages.js';
import type { Slot } from './slots.js';
import type { TermReader } from './term-reader.js';

const MOST = 6;

export interface SuggestedTitle {
  id: number;
  domainId: number;
  title: string;
  marks: Mark[];
}

/** The best titles with all words. Reads only the postings of titles, which are much shorter than those of texts. */
export function suggestTitles(
  slots: Slot[],
  reader: TermReader,
  columns: DocumentColumns,
  file: IndexFile,
): SuggestedTitle[] {
  const marker = new Marker(slots);
  const titleSlots = slots.map((slot) => ({
    ...slot,
    alternatives: slot.alternatives.map((each) => ({ ...each, isInTitle: true })),
  }));
  const { documents, best } = match(titleSlots, reader, columns, 'all');
  return best(documents, MOST).map((ordinal) => {
    const title = file.titleOf(ordinal);
    const [id, domainId] = [columns.ids[ordinal]!, columns.domains[ordinal]!];
    return { id, domainId, title, marks: marker.marks(title) };
  });
}
