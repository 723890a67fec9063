import { readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Refusal } from './refusal.js';
/** @throws Refusal when the folder can't be read or contains no Markdown */ export async function openFolder(folder) {
    const root = await realpath(folder).catch(()=>undefined);
    if (!root || !(await stat(root)).isDirectory()) throw new Refusal(`Le dossier \xab ${folder} \xbb n\u{2019}existe pas.`);
    const articles = await listMarkdown(root, root);
    if (articles.length === 0) throw new Refusal(`Le dossier \xab ${folder} \xbb ne contient aucun fichier Markdown (.md).`);
    return {
        root,
        articles: articles.sort((a, b)=>a < b ? -1 : 1)
    };
}
async function listMarkdown(folder, root) {
    const entries = await readdir(folder, {
        withFileTypes: true
    }).catch(()=>[]);
    const found = [];
    for (const entry of entries){
        if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
        const path = join(folder, entry.name);
        if (entry.isDirectory()) found.push(...await listMarkdown(path, root));
        else if (/\.md$/i.test(entry.name)) found.push(relative(root, path).split(sep).join('/'));
    }
    return found;
}
/**
 * Real path of a file below the root.
 * @throws Refusal when it is outside the root or no regular file
 */ export async function fileWithin(root, path) {
    const real = await realpath(join(root, path)).catch(()=>undefined);
    const info = real && await stat(real).catch(()=>undefined);
    if (!info) throw new Refusal('fichier illisible');
    if (!real.startsWith(root.endsWith(sep) ? root : root + sep)) throw new Refusal("lien qui sort du dossier import\xe9");
    if (!info.isFile()) throw new Refusal("ce n\u2019est pas un fichier ordinaire");
    return {
        path: real,
        size: info.size
    };
}
//# sourceMappingURL=find-articles.js.map
