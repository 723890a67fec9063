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
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import { ProgressRepository } from './progress.repository.js';
import { percentOf } from './steps.js';
export class ProgressService {
    progress;
    tutorials;
    dataSource;
    constructor(progress, tutorials, dataSource){
        this.progress = progress;
        this.tutorials = tutorials;
        this.dataSource = dataSource;
    }
    /**
   * A member's progress; null if they have not started.
   * @throws NotFoundException when the tutorial does not exist
   */ async find(userId, tutorialId) {
        const progress = await this.progress.find(userId, tutorialId);
        if (!progress) await this.tutorials.require(tutorialId);
        return progress;
    }
    /** @param isUnderWay only texts started and not read to the end */ async list(userId, page, isUnderWay = false) {
        const [progress, total] = await this.progress.list(userId, page, isUnderWay);
        return {
            progress,
            total
        };
    }
    async finishedAmong(userId, tutorialIds) {
        return this.progress.finishedAmong(userId, tutorialIds);
    }
    /**
   * Saves the given fields and leaves the others unchanged.
   * @throws NotFoundException when the tutorial does not exist
   */ async save(userId, tutorialId, changes) {
        await this.tutorials.require(tutorialId);
        const saving = this.dataSource.transaction(async (manager)=>{
            const before = await this.progress.lockProgress(manager, userId, tutorialId);
            const after = advance(before, changes, new Date());
            await this.progress.saveProgress(manager, after);
            return after;
        });
        return this.tutorials.whileExists(tutorialId, saving);
    }
}
ProgressService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ProgressRepository === "undefined" ? Object : ProgressRepository,
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], ProgressService);
function advance(before, changes, now) {
    const steps = changes.steps ?? before.steps;
    const percent = percentOf(steps);
    return {
        ...before,
        steps,
        percent,
        position: changes.position ?? before.position,
        heading: changes.heading === undefined ? before.heading : changes.heading,
        // The number counts paragraphs under the heading, so a new heading resets it.
        block: changes.block ?? (changes.heading === undefined ? before.block : 0),
        finishedAt: percent === 100 ? before.finishedAt ?? now : null,
        updatedAt: now
    };
}
//# sourceMappingURL=progress.service.js.map
