// Runs in the worker threads of SearchIndexService. Each thread keeps its latest index open.
import type { DocumentViews } from './index-file.js';
import type { SearchDocument } from './search-document.js';
import {
  type Found,
  type Reason,
  SearchIndex,
  type SearchRequest,
  type Sought,
  type Suggested,
} from './search-index.js';

/** A document whose content is HTML; the worker splits it into sections. */
export type HtmlDocument = Omit<SearchDocument, 'sections'> & { html: string };

let open: { path: string; index: SearchIndex } | undefined;

function at(path: string): SearchIndex {
  if (open?.path === path) return open.index;
  close();
  open = { path, index: SearchIndex.open(path) };
  return open.index;
}

export function close(): void {
  open?.index.close();
  open = undefined;
}

export async function put({ path, documents }: { path: string; documents: HtmlDocument[] }): Promise<void> {
  // Loads an HTML parser, which the reading thread never needs.
  const { sectionsOf } = await import('./sections.js');
  const index = at(path);
  const states = index.statesOf(documents.map(({ id }) => id));
  const fresh = documents.filter(({ id, state }) => states.get(id) !== state);
  index.put(fresh.map(({ html, ...document }) => ({ ...document, sections: sectionsOf(html) })));
}

export function keepViews({ path, views }: { path: string; views: DocumentViews[] }): void {
  at(path).keepViews(views);
}

export function remove({ path, ids }: { path: string; ids: number[] }): void {
  at(path).remove(ids);
}

/** States of the indexed documents in an inclusive range of ids. */
export function statesBetween(task: { path: string; first: number; last: number }): Map<number, string> {
  return at(task.path).statesBetween(task.first, task.last);
}

export function lastEvent({ path }: { path: string }): number {
  return at(path).lastEvent;
}

export function keepLastEvent({ path, id }: { path: string; id: number }): void {
  at(path).keepLastEvent(id);
}

export function count({ path }: { path: string }): number {
  return at(path).count;
}

/** The index and the synonyms of a query. */
interface Asked {
  path: string;
  synonyms: readonly (readonly string[])[];
}

export function search({ request, ...asked }: Asked & { request: SearchRequest }): Found {
  return withSynonyms(asked).search(request);
}

export function readTitles({ path }: { path: string }): boolean {
  return at(path).readTitles();
}

export function among({ sought, ids, ...asked }: Asked & { sought: Sought; ids: number[] }): number[] {
  return withSynonyms(asked).among(sought, ids);
}

export function explain({ text, ids, ...asked }: Asked & { text: string; ids: number[] }): Reason[] {
  return withSynonyms(asked).explain(text, ids);
}

export function suggest({ text, ...asked }: Asked & { text: string }): Suggested {
  return withSynonyms(asked).suggest(text);
}

function withSynonyms({ path, synonyms }: Asked): SearchIndex {
  const index = at(path);
  index.useSynonyms(synonyms);
  return index;
}
