import { fold } from '@passerelle/api-client/fold';
import { termsOf } from './document-terms.js';
import type { NewDocument } from './index-file.js';
import type { SearchDocument } from './search-document.js';

/** Analyses one document at a time, because the analysis takes more memory than its result. */
export function* newDocumentsOf(documents: readonly SearchDocument[]): Iterable<NewDocument> {
  for (const document of documents) {
    const { id, state, domainId, difficulty, readTime, date, title } = document;
    const tags = JSON.stringify(document.tags.map(({ key, name }) => [key, name]));
    const row = { id, state, domainId, difficulty, readTime, date, titleFolded: fold(title), tags };
    yield { ...row, document, found: termsOf(document) };
  }
}
