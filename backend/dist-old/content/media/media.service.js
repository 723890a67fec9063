function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { imageSize } from 'image-size';
import { imageSizeFromFile } from 'image-size/fromFile';
import { Config } from '../../config.js';
export const MAX_BYTES = 10 * 1024 * 1024;
/** More than any camera produces. Above this, decoding a small file could exhaust memory. */ const MAX_PIXELS = 50_000_000;
/** Longest side of an uploaded image: the widest column at two device pixels per pixel. */ const MAX_SIDE = 1920;
/** Longest side of the smaller copy for phones, at two device pixels per pixel. */ const SMALL_SIDE = 800;
/** Side of a profile picture, which is shown at 96 pixels at most, with two or more device pixels each. */ const PORTRAIT_SIDE = 256;
/** Images barely larger than the copy do not get one. */ const MIN_SIDE_WITH_COPY = 1100;
/** Entries in the cache of image sizes; they never go stale, since names are content hashes. */ const MAX_REMEMBERED = 10_000;
/** Matches addresses of stored images in a text. */ export const MEDIA_ADDRESSES = /\/media\/[0-9a-f]{2}\/[0-9a-f]{24}\.\w{3,4}\b/g;
/** No write takes that long; the process that wrote an older temporary file has died. */ const ABANDONED_MS = 60 * 60 * 1000;
/** By image-size's name of the detected format. SVG is excluded because it can contain scripts. */ const extensions = {
    avif: 'avif',
    gif: 'gif',
    jpg: 'jpg',
    png: 'png',
    webp: 'webp'
};
/** A file that the site refuses; `message` gives the reason in French. */ export class MediaError extends Error {
}
export class MediaService {
    config;
    remembered = new Map();
    constructor(config){
        this.config = config;
    }
    /** @throws MediaError when the bytes are no PNG, JPEG, GIF, WebP or AVIF image, or over 10 MB */ async store(bytes) {
        if (bytes.length > MAX_BYTES) throw new MediaError('image de plus de 10 Mo');
        const { extension, width, height } = examine(bytes);
        const hash = createHash('sha256').update(bytes).digest('hex');
        const name = `${hash.slice(0, 2)}/${hash.slice(0, 24)}.${extension}`;
        await this.write(join(this.config.mediaDir, name), bytes);
        return {
            url: `/media/${name}`,
            width,
            height,
            bytes: bytes.length
        };
    }
    /**
   * Re-encodes and stores an uploaded image. Only pixels are kept: no location data, nothing that could attack a
   * decoder.
   * @throws MediaError as `store`, and when it has too many pixels or is truncated
   */ async storeUpload(bytes) {
        const picture = await opened(bytes);
        const fit = {
            fit: 'inside',
            withoutEnlargement: true
        };
        const upTo = (side)=>picture.clone().autoOrient().resize({
                width: side,
                height: side,
                ...fit
            }).webp({
                quality: 82
            }).toBuffer().catch(()=>undefined);
        const made = await upTo(MAX_SIDE);
        if (!made) throw new MediaError("image ab\xeem\xe9e");
        const file = await this.store(made);
        if (Math.max(file.width, file.height) < MIN_SIDE_WITH_COPY) return file;
        const small = await upTo(SMALL_SIDE);
        await this.write(this.pathOf(smallOf(file.url)), small);
        return {
            ...file,
            bytes: file.bytes + small.length
        };
    }
    /**
   * Stores the central square of a profile picture, re-encoded and scaled down.
   * @throws MediaError as `storeUpload`
   */ async storePortrait(bytes) {
        const picture = await opened(bytes);
        const made = await picture.autoOrient().resize({
            width: PORTRAIT_SIDE,
            height: PORTRAIT_SIDE,
            fit: 'cover'
        }).webp({
            quality: 82
        }).toBuffer().catch(()=>undefined);
        if (!made) throw new MediaError("image ab\xeem\xe9e");
        return this.store(made);
    }
    /** Stored images that a text references, by their address in the text. */ async imagesIn(text) {
        const found = {};
        for (const [url] of text.matchAll(MEDIA_ADDRESSES)){
            const image = found[url] ?? await this.imageAt(url);
            if (image) found[url] = image;
        }
        return found;
    }
    /** Whether a file is stored under an address returned by `store`. */ async has(url) {
        return exists(this.pathOf(url));
    }
    /** In bytes; null when no such file is stored. */ async sizeOf(url) {
        const found = await stat(this.pathOf(url)).catch(()=>null);
        return found && found.size;
    }
    /** Deletes a file that nothing references any more. */ async delete(url) {
        this.remembered.delete(url);
        await rm(this.pathOf(url), {
            force: true
        });
        await rm(this.pathOf(smallOf(url)), {
            force: true
        });
    }
    /** Deletes temporary files of processes that died while writing. */ async deleteAbandoned() {
        const folder = this.config.mediaDir;
        const files = await exists(folder) ? await readdir(folder, {
            recursive: true
        }) : [];
        for (const file of files.filter((name)=>name.endsWith('.tmp'))){
            const path = join(folder, file);
            // Its writer may have finished meanwhile.
            const found = await stat(path).catch(()=>undefined);
            if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, {
                force: true
            });
        }
    }
    async imageAt(url) {
        const known = this.remembered.get(url);
        if (known) return known;
        const size = await imageSizeFromFile(this.pathOf(url)).catch(()=>undefined);
        if (!size?.width || !size.height) return undefined;
        const copy = await imageSizeFromFile(this.pathOf(smallOf(url))).catch(()=>undefined);
        const small = copy?.width ? {
            small: {
                url: smallOf(url),
                width: copy.width
            }
        } : {};
        const image = {
            url,
            ...upright(size),
            ...small
        };
        if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
        this.remembered.set(url, image);
        return image;
    }
    pathOf(url) {
        return join(this.config.mediaDir, url.replace(/^\/media\//, ''));
    }
    async write(path, bytes) {
        if (await exists(path)) return;
        await mkdir(dirname(path), {
            recursive: true
        });
        // Write and rename, so that readers see the whole file or none.
        const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
        try {
            await writeFile(temporary, bytes);
            await rename(temporary, path);
        } finally{
            await rm(temporary, {
                force: true
            });
        }
    }
}
MediaService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config
    ])
], MediaService);
/**
 * Decodes an image for re-encoding.
 * @throws MediaError
 */ async function opened(bytes) {
    if (bytes.length > MAX_BYTES) throw new MediaError('image de plus de 10 Mo');
    const { width, height } = examine(bytes);
    if (width * height > MAX_PIXELS) throw new MediaError('image de plus de 50 millions de pixels');
    // Imported lazily: it is large, and many processes never need it.
    const { default: sharp } = await import('sharp');
    return sharp(bytes, {
        limitInputPixels: MAX_PIXELS,
        failOn: 'error'
    });
}
function exists(path) {
    return access(path).then(()=>true, ()=>false);
}
function examine(bytes) {
    const found = measure(bytes);
    const extension = found?.type && extensions[found.type];
    if (!extension) throw new MediaError("format d\u2019image non accept\xe9 (PNG, JPEG, GIF, WebP ou AVIF)");
    if (!found.width || !found.height) throw new MediaError("image ab\xeem\xe9e");
    return {
        extension,
        ...upright(found)
    };
}
/** Size after EXIF rotation: orientations from 5 on swap width and height. */ function upright({ width, height, orientation = 1 }) {
    return orientation >= 5 ? {
        width: height,
        height: width
    } : {
        width,
        height
    };
}
function smallOf(url) {
    return url.replace(/\.(?=\w+$)/, '-800.');
}
function measure(bytes) {
    try {
        return imageSize(bytes);
    } catch  {
        return undefined;
    }
}
//# sourceMappingURL=media.service.js.map
