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
import { MarkdownRenderer } from '../markdown/markdown-renderer.service.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
const TUTORIAL_LINKS = /href="(\/tutoriels\/[^"]*)"/g;
/** More dead links than anybody corrects by hand. */ const MAX_LINKS = 500;
export class PreviewService {
    renderer;
    tutorials;
    constructor(renderer, tutorials){
        this.renderer = renderer;
        this.tutorials = tutorials;
    }
    /** @throws UnrenderableTextException, TooManyRequestsException, BusyException */ async preview(memberId, source) {
        const { html, words, readTime } = await this.renderer.preview(memberId, source);
        return {
            html,
            words,
            readTime,
            deadLinks: await this.findDeadLinks(html)
        };
    }
    async findDeadLinks(html) {
        const links = new Map();
        for (const [, address] of html.matchAll(TUTORIAL_LINKS)){
            const id = /^\/tutoriels\/(\d{1,9})(?:[/?#]|$)/.exec(address)?.[1];
            if (links.size < MAX_LINKS) links.set(address, Number(id ?? 0));
        }
        if (links.size === 0) return [];
        const known = await this.tutorials.titlesOf([
            ...new Set(links.values())
        ]);
        return [
            ...links
        ].filter(([, id])=>!known.has(id)).map(([address])=>address);
    }
}
PreviewService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof MarkdownRenderer === "undefined" ? Object : MarkdownRenderer,
        typeof TutorialsService === "undefined" ? Object : TutorialsService
    ])
], PreviewService);
//# sourceMappingURL=preview.service.js.map
