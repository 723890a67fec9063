import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
/**
 * @param root folder of the workspace `frontend-public`
 * @throws Error when the site has not been built
 */ export async function loadBuiltEntry(root) {
    return await import(pathToFileURL(join(root, 'dist/server/entry-server.js')).href);
}
/** @throws Error when the site has not been built */ export async function loadBuiltParts(root) {
    const manifest = JSON.parse(await readFile(join(root, 'dist/client/.vite/manifest.json'), 'utf8'));
    const chunk = manifest['src/entry-client.tsx'];
    if (!chunk) throw new Error('The build of the public site has no entry-client.');
    const modules = filesOf(manifest, chunk.imports);
    const sheet = manifest['style.css'];
    if (!sheet) throw new Error('The build of the public site has no styles.');
    // Only the Latin subsets of the default fonts are needed for the first screen; others load when used.
    const fonts = Object.values(manifest).flatMap((part)=>[
            part.file,
            ...part.assets ?? []
        ]).filter((file)=>/(bricolage-grotesque|source-serif-4)-latin-wght-normal-[^/]+\.woff2$/.test(file));
    return {
        assets: {
            styles: `/${sheet.file}`,
            entry: `/${chunk.file}`,
            modules,
            fonts: [
                ...new Set(fonts)
            ].map((file)=>`/${file}`)
        },
        pageModules: Object.fromEntries(Object.keys(manifest).filter((source)=>source.startsWith('src/pages/')).map((source)=>[
                source,
                filesOf(manifest, [
                    source
                ]).filter((file)=>!modules.includes(file))
            ]))
    };
}
/** URLs of chunks and of everything they import. */ function filesOf(manifest, keys = []) {
    const found = new Set(keys);
    for (const key of found)manifest[key]?.imports?.forEach((imported)=>found.add(imported));
    return [
        ...found
    ].flatMap((key)=>manifest[key] ? [
            `/${manifest[key].file}`
        ] : []);
}
//# sourceMappingURL=built-site.js.map
