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
import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { ExportImages } from './export-images.js';
export class ArticleMaker {
    images;
    config;
    constructor(images, config){
        this.images = images;
        this.config = config;
    }
    /** @param anchorPrefix prefix of its ids in a document with several articles */ async makeArticle({ tutorial, domain, siteName }, format, choices, anchorPrefix) {
        // Loaded when needed: an HTML parser takes memory that a site without exports does not.
        const { headingsOf, imageAddresses, makeSelfContained, parseArticle, shortenAnchors } = await import('./article-tree.js');
        const tree = parseArticle(tutorial.content);
        const { image } = tutorial;
        const addresses = [
            ...imageAddresses(tree),
            ...image ? [
                image
            ] : []
        ];
        const images = new Map();
        for (const address of choices.images ? addresses : []){
            const found = await this.images.portable(address, choices.highQuality);
            if (found) images.set(address, found);
        }
        const places = new Map([
            ...images
        ].map(([address, found])=>[
                address,
                placeOf(found, format)
            ]));
        makeSelfContained(tree, this.config.publicUrl, places);
        const shortens = format === 'pdf' || anchorPrefix !== undefined;
        const anchors = shortens ? shortenAnchors(tree, anchorPrefix) : new Map();
        const article = {
            tutorial,
            domainName: domain.name,
            siteName,
            address: this.addressOf(tutorial),
            tree,
            headings: headingsOf(tree),
            cover: image ? places.get(image) : undefined
        };
        return {
            article,
            images,
            anchors
        };
    }
    addressOf({ id }) {
        return `${this.config.publicUrl}/tutoriels/${id}`;
    }
}
ArticleMaker = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ExportImages === "undefined" ? Object : ExportImages,
        typeof Config === "undefined" ? Object : Config
    ])
], ArticleMaker);
export function placeOf({ name, type, bytes }, format) {
    if (format === 'html') return `data:${type};base64,${bytes.toString('base64')}`;
    return format === 'pdf' ? `/images/${name}` : `images/${name}`;
}
//# sourceMappingURL=article-maker.js.map
