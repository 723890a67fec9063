// Runs in the threads of page-threads.ts and renders pages of the built site.
import { loadBuiltEntry, loadBuiltParts } from './built-site.js';
import { renderWith } from './server-entry.js';
let built;
/** Call it before the first page: loading the site takes longer than rendering most pages. */ export async function getReady({ root }) {
    await (built ??= load(root));
}
export async function render({ root, address, site, main }) {
    main.postMessage('started');
    const { entry, parts } = await (built ??= load(root));
    return renderWith(entry, parts, address, site, askThrough(main));
}
async function load(root) {
    return {
        entry: await loadBuiltEntry(root),
        parts: await loadBuiltParts(root)
    };
}
function askThrough(main) {
    const waiting = new Map();
    let asked = 0;
    main.on('message', (reply)=>{
        waiting.get(reply.number)?.(reply);
        waiting.delete(reply.number);
    });
    return async (path)=>{
        const number = ++asked;
        const reply = await new Promise((resolve)=>{
            waiting.set(number, resolve);
            main.postMessage({
                number,
                path
            });
        });
        if ('failure' in reply) throw new Error(reply.failure);
        return reply.answer;
    };
}
//# sourceMappingURL=page-thread.js.map
