import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { isImageFile } from '../markdown/source/image-links.js';
import { fileWithin } from './find-articles.js';
const MAX_BYTES = 10 * 1024 * 1024;
const INDEX = 'images/INDEX.tsv';
/** Finds the images of articles in the imported folder. */ export class ArticleImages {
    root;
    index;
    constructor(root, /** Paths by article and link. */ index){
        this.root = root;
        this.index = index;
    }
    /** Reads the optional index of images in the folder: article, link as written, path in the folder. */ static async open(root) {
        const table = await fileWithin(root, INDEX).then(({ path })=>readFile(path, 'utf8')).catch(()=>'');
        const rows = table.split(/\r?\n/).slice(1).map((row)=>row.split('\t'));
        return new ArticleImages(root, new Map(rows.map(([article, link, path])=>[
                `${article}\t${link}`,
                path ?? ''
            ])));
    }
    /** Resolves a link of an article; undefined if the folder has no such file. */ async find(article, link) {
        const path = decode(link.split(/[?#]/, 1)[0]);
        const candidates = [
            this.index.get(`${article}\t${link}`),
            path.startsWith('/') ? undefined : posix.join(posix.dirname(article), path),
            posix.join('.', path)
        ];
        for (const candidate of candidates){
            const bytes = candidate && await this.read(candidate);
            if (bytes) return {
                link,
                bytes
            };
        }
        return undefined;
    }
    async read(path) {
        const file = await fileWithin(this.root, path).catch(()=>undefined);
        // The text controls the path, so only images may leave the folder.
        if (!file || file.size > MAX_BYTES || !isImageFile(file.path)) return undefined;
        return readFile(file.path).catch(()=>undefined);
    }
}
/** Hash of an article and its images. */ export function checksum(parts) {
    const hash = createHash('sha256');
    for (const part of parts)hash.update(`${part.length}:`).update(part);
    return hash.digest('hex');
}
function decode(link) {
    try {
        return decodeURIComponent(link);
    } catch  {
        return link;
    }
}
//# sourceMappingURL=article-images.js.map
