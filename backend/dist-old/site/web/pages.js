import { loadBuiltEntry } from './built-site.js';
import { renderInThread } from './page-threads.js';
import { renderWith } from './server-entry.js';
/**
 * @param root folder of the workspace `frontend-public`
 * @throws Error when the site has not been built
 */ export async function loadBuiltPages(root) {
    const entry = await loadBuiltEntry(root);
    return {
        render: (address, site, ask)=>renderInThread(root, address, site, ask),
        keyOf: (address)=>entry.keyOf(address),
        inlineScripts: entry.inlineScripts
    };
}
/** Serves the sources through Vite, with live reload. */ export async function loadDevelopmentPages(root) {
    const { createServer } = await import('vite');
    const server = await createServer({
        root,
        server: {
            middlewareMode: true
        },
        appType: 'custom'
    });
    const parts = {
        assets: {
            styles: '/src/theme/index.css',
            entry: '/src/entry-development.ts',
            modules: [],
            fonts: []
        },
        pageModules: {}
    };
    return {
        async render (address, site, ask) {
            const entry = await server.ssrLoadModule('/src/entry-server.tsx');
            return renderWith(entry, parts, address, site, ask);
        },
        keyOf: ()=>undefined,
        inlineScripts: [],
        developmentServer: server
    };
}
//# sourceMappingURL=pages.js.map
