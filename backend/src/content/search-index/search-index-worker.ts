// What runs in the threads of SearchIndexService: each keeps the index open that it was last asked about.
import type { SearchDocument } from './search-document.js';
import { type Found, type Reason, SearchIndex, type SearchRequest, type Suggested } from './search-index.js';
import { sectionsOf } from './sections.js';

/** A document as the site has it: its content is HTML, cut into sections here. */
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

export function put({ path, documents }: { path: string; documents: HtmlDocument[] }): void {
  const index = at(path);
  const states = index.statesOf(documents.map(({ id }) => id));
  const fresh = documents.filter(({ id, state }) => states.get(id) !== state);
  index.put(fresh.map(({ html, ...document }) => ({ ...document, sections: sectionsOf(html) })));
}

export function remove({ path, ids }: { path: string; ids: number[] }): void {
  at(path).remove(ids);
}

/** What the index has of the ids between the two, both included. */
export function statesBetween(task: { path: string; first: number; last: number }): Map<number, string> {
  return at(task.path).statesBetween(task.first, task.last);
}

export function count({ path }: { path: string }): number {
  return at(path).count;
}

export function search({ path, request }: { path: string; request: SearchRequest }): Found {
  return at(path).search(request);
}

export function explain({ path, text, ids }: { path: string; text: string; ids: number[] }): Reason[] {
  return at(path).explain(text, ids);
}

export function suggest({ path, text }: { path: string; text: string }): Suggested {
  return at(path).suggest(text);
}
