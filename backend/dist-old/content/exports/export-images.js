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
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
const MEDIA = /^\/media\/([0-9a-f]{2}\/[0-9a-f]{24}\.(avif|gif|jpg|png|webp))$/;
/** Pixels that a screen or a page shows; larger images are included only on request. */ const MAX_WIDTH = 1200;
const MAX_HEIGHT = 1600;
const QUALITY = 78;
/** Smaller files are not worth recompressing. */ const SMALL_BYTES = 60_000;
const types = {
    avif: 'image/avif',
    gif: 'image/gif',
    jpg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp'
};
export class ExportImages {
    config;
    constructor(config){
        this.config = config;
    }
    /** The stored file; undefined for any other address. */ async original(address) {
        const [, path, extension] = MEDIA.exec(address) ?? [];
        if (!path || !extension) return undefined;
        const bytes = await readFile(join(this.config.mediaDir, path)).catch(()=>undefined);
        return bytes && {
            name: path.slice(3),
            type: types[extension],
            bytes
        };
    }
    /**
   * An image in a format that every viewer supports: AVIF becomes PNG, and large images are scaled down unless
   * `highQuality`.
   */ async portable(address, highQuality) {
        const image = await this.original(address);
        if (!image) return undefined;
        try {
            return await convert(image, highQuality);
        } catch  {
            // The image can't be decoded.
            return undefined;
        }
    }
}
ExportImages = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config
    ])
], ExportImages);
async function convert(image, highQuality) {
    // Imported lazily: it is large, and many processes never need it.
    const { default: sharp } = await import('sharp');
    const picture = sharp(image.bytes, {
        animated: image.type === 'image/gif'
    });
    const { width, height, pages = 1, hasAlpha } = await picture.metadata();
    const isPortable = image.type !== 'image/avif';
    if (isPortable && (highQuality || pages > 1)) return image;
    const fits = width <= MAX_WIDTH && height <= MAX_HEIGHT;
    if (isPortable && fits && image.bytes.length <= SMALL_BYTES) return image;
    const sized = highQuality ? picture.rotate() : picture.rotate().resize(MAX_WIDTH, MAX_HEIGHT, {
        fit: 'inside',
        withoutEnlargement: true
    });
    const isPhotograph = !hasAlpha && image.type !== 'image/png' && !highQuality;
    const bytes = isPhotograph ? await sized.jpeg({
        quality: QUALITY,
        mozjpeg: true
    }).toBuffer() : await sized.png({
        palette: !highQuality
    }).toBuffer();
    if (isPortable && bytes.length >= image.bytes.length) return image;
    const [extension, type] = isPhotograph ? [
        'jpg',
        'image/jpeg'
    ] : [
        'png',
        'image/png'
    ];
    return {
        name: image.name.replace(/(?<!\w)\w+$/, extension),
        type,
        bytes
    };
}
//# sourceMappingURL=export-images.js.map
