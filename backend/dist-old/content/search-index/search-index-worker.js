// Runs in the worker threads of SearchIndexService. Each keeps the index open that it used last.
import { SearchIndex } from './search-index.js';
let open;
function at(path) {
    if (open?.path === path) return open.index;
    close();
    open = {
        path,
        index: SearchIndex.open(path)
    };
    return open.index;
}
export function close() {
    open?.index.close();
    open = undefined;
}
export async function put({ path, documents }) {
    // Loads an HTML parser, which the reading thread never needs.
    const { sectionsOf } = await import('./sections.js');
    const index = at(path);
    const states = index.statesOf(documents.map(({ id })=>id));
    const fresh = documents.filter(({ id, state })=>states.get(id) !== state);
    index.put(fresh.map(({ html, ...document })=>({
            ...document,
            sections: sectionsOf(html)
        })));
}
export function keepViews({ path, views }) {
    at(path).keepViews(views);
}
export function remove({ path, ids }) {
    at(path).remove(ids);
}
/** States of the indexed documents in an inclusive range of ids. */ export function statesBetween(task) {
    return at(task.path).statesBetween(task.first, task.last);
}
export function count({ path }) {
    return at(path).count;
}
export function search({ request, ...asked }) {
    return withSynonyms(asked).search(request);
}
export function among({ sought, ids, ...asked }) {
    return withSynonyms(asked).among(sought, ids);
}
export function explain({ text, ids, ...asked }) {
    return withSynonyms(asked).explain(text, ids);
}
export function suggest({ text, ...asked }) {
    return withSynonyms(asked).suggest(text);
}
function withSynonyms({ path, synonyms }) {
    const index = at(path);
    index.useSynonyms(synonyms);
    return index;
}
//# sourceMappingURL=search-index-worker.js.map
