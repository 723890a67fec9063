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
import { DataSource } from 'typeorm';
import { MarkdownRenderer } from '../markdown/markdown-renderer.service.js';
import { RENDERER_VERSION } from '../markdown/rendered-markdown.js';
import { TutorialsRepository } from './tutorials.repository.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
const BATCH = 20;
export class TutorialUpkeepService {
    events;
    tutorials;
    renderer;
    dataSource;
    isStopping = false;
    underWay;
    constructor(events, tutorials, renderer, dataSource){
        this.events = events;
        this.tutorials = tutorials;
        this.renderer = renderer;
        this.dataSource = dataSource;
    }
    /** Rendering continues at the next start. */ async beforeApplicationShutdown() {
        this.isStopping = true;
        await this.underWay?.catch(()=>undefined);
    }
    /**
   * Renders again what an earlier renderer version made, the most read first. One at a time, so that threads stay free
   * for
   * members who write. Cached pages are dropped only where the result differs.
   * @returns how many were rendered
   */ async renderOutdated() {
        this.underWay ??= this.renderAll().finally(()=>this.underWay = undefined);
        return this.underWay;
    }
    async renderAll() {
        let done = 0;
        for(;;){
            const batch = await this.tutorials.findRenderedBefore(RENDERER_VERSION, BATCH);
            for (const tutorial of batch){
                if (this.isStopping) return done;
                if (await this.renderAgain(tutorial)) done += 1;
            }
            if (batch.length > 0) continue;
            // One event for all: the index then compares renderer versions itself.
            if (done > 0) await this.events.publish(this.dataSource.manager, 'tutorials.rerendered', {});
            return done;
        }
    }
    async renderAgain(tutorial) {
        const { id, version, source, assets } = tutorial;
        const { html, readTime } = await this.renderer.renderStored(source, assets);
        const rendering = {
            content: html,
            readTime,
            rendererVersion: RENDERER_VERSION
        };
        return this.dataSource.transaction(async (manager)=>{
            const isStored = await this.tutorials.saveRendering(manager, {
                id,
                version
            }, rendering);
            const isChanged = html !== tutorial.content || readTime !== tutorial.readTime;
            if (isStored && isChanged) await this.events.publish(manager, 'tutorial.rerendered', {
                tutorialId: id
            });
            return isStored;
        });
    }
}
TutorialUpkeepService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof TutorialsRepository === "undefined" ? Object : TutorialsRepository,
        typeof MarkdownRenderer === "undefined" ? Object : MarkdownRenderer,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], TutorialUpkeepService);
//# sourceMappingURL=tutorial-upkeep.service.js.map
