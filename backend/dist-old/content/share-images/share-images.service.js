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
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Semaphore, withTimeout, E_TIMEOUT } from 'async-mutex';
import { BusyException } from '../../platform/common/busy.exception.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { DomainsService } from '../domains/domains.service.js';
import { ExportImages } from '../exports/export-images.js';
import { FileCache } from '../exports/file-cache.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import { Lettering } from './lettering.js';
import { HEIGHT, PANEL, sharePicture } from './share-picture.js';
/** Increment whenever the same tutorial gives a different image. */ const VERSION = 1;
/** Drawing takes a core some 50 ms, so it runs one at a time and waiting is bounded. */ const PATIENCE_MS = 5_000;
export class ShareImagesService {
    tutorials;
    domains;
    settings;
    images;
    files;
    turns = withTimeout(new Semaphore(1), PATIENCE_MS);
    constructor(tutorials, domains, settings, images, files){
        this.tutorials = tutorials;
        this.domains = domains;
        this.settings = settings;
        this.images = images;
        this.files = files;
    }
    /**
   * @returns the path of a PNG file
   * @throws NotFoundException when the tutorial does not exist or is not published
   * @throws BusyException when too many are requested at once
   */ async pathOf(id) {
        await this.tutorials.require(id);
        const { title, image, domainId } = await this.tutorials.get(id);
        const { name, iconBg, iconColor } = await this.domains.get(String(domainId));
        const shown = {
            id,
            title,
            domain: {
                name,
                iconBg,
                iconColor
            },
            siteName: this.settings.present.siteName
        };
        const version = createHash('sha256').update(JSON.stringify([
            VERSION,
            shown,
            image
        ])).digest('hex').slice(0, 32);
        const kept = {
            of: `${id}.share`,
            version,
            extension: 'png'
        };
        const find = ()=>this.files.find(kept);
        const make = async ()=>await find() ?? this.files.storeFile(kept, [
                await draw(shown, await this.photoOf(image))
            ]);
        try {
            return await find() ?? await this.turns.runExclusive(make);
        } catch (error) {
            if (error === E_TIMEOUT) throw new BusyException("Trop d\u2019images sont demand\xe9es \xe0 la fois ; r\xe9essayez.", 5);
            throw error;
        }
    }
    /** The tutorial's cover, if it is stored on the site. */ async photoOf(image) {
        const photo = image && await this.images.original(image);
        return photo ? photo.bytes : null;
    }
}
ShareImagesService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof DomainsService === "undefined" ? Object : DomainsService,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof ExportImages === "undefined" ? Object : ExportImages,
        typeof FileCache === "undefined" ? Object : FileCache
    ])
], ShareImagesService);
async function draw(shared, photo) {
    // Imported lazily: it is large, and many processes never need it.
    const { default: sharp } = await import('sharp');
    const panel = photo && await fitToPanel(photo);
    const drawing = sharp(Buffer.from(sharePicture(shared, await Lettering.load(), panel !== null)));
    if (panel) drawing.composite([
        {
            input: panel,
            left: PANEL.left,
            top: 0
        }
    ]);
    return drawing.png({
        palette: !panel,
        compressionLevel: 9
    }).toBuffer();
}
/** Null for an image that can't be decoded any more. */ async function fitToPanel(photo) {
    const { default: sharp } = await import('sharp');
    return sharp(photo).autoOrient().resize({
        width: PANEL.width,
        height: HEIGHT,
        fit: 'cover'
    }).toBuffer().catch(()=>null);
}
//# sourceMappingURL=share-images.service.js.map
