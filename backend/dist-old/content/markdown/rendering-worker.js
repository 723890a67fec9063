// Runs in the threads of RenderingPool. Errors lose their class between threads, so they are returned as a reason.
import { threadId } from 'node:worker_threads';
import { renderSourceText, renderMarkdown, TooComplexError } from './render-markdown.js';
/** Call first when there is a time limit: a new thread takes time to load this module. */ export function getReady() {}
export async function render({ source, assets, marked, start }) {
    noteStart(start);
    try {
        return await renderMarkdown(source, assets, marked);
    } catch (error) {
        if (error instanceof TooComplexError) return {
            tooIntricate: error.message
        };
        throw error;
    }
}
export function renderSource({ source, start }) {
    noteStart(start);
    return renderSourceText(source);
}
function noteStart(start) {
    const { user, system } = process.threadCpuUsage();
    start.set([
        threadId,
        (user + system) / 1000
    ]);
}
//# sourceMappingURL=rendering-worker.js.map
