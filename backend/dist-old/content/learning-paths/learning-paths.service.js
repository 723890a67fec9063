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
import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ProgressService } from '../../community/progress/progress.service.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import { demoPaths } from './demo-paths.js';
import { mayFollow } from './learning-paths.policy.js';
import { LearningPathsRepository } from './learning-paths.repository.js';
import { progressOn } from './path-progress.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
export const pathNotFound = ()=>new NotFoundException("Parcours non trouv\xe9.");
export class LearningPathsService {
    events;
    paths;
    progress;
    tutorials;
    dataSource;
    constructor(events, paths, progress, tutorials, dataSource){
        this.events = events;
        this.paths = paths;
        this.progress = progress;
        this.tutorials = tutorials;
        this.dataSource = dataSource;
    }
    /** Published paths in order, each with the member's progress; visitors have none. */ async list(userId, page) {
        const [paths, total] = await this.paths.listPublished(page);
        return {
            paths: await this.progressOfPaths(paths, userId),
            total
        };
    }
    /** @throws NotFoundException when it does not exist or is not published */ async get(userId, id) {
        const path = await this.paths.find(id);
        if (!path || !mayFollow(path)) throw pathNotFound();
        const [advance] = await this.progressOfPaths([
            path
        ], userId);
        return advance;
    }
    /** Adds the demo paths, without steps whose tutorial was not imported. */ async seed() {
        const imported = await this.tutorials.findImported();
        await this.dataSource.transaction(async (manager)=>{
            for (const [position, { steps, ...path }] of demoPaths.entries()){
                const known = steps.flatMap(({ tutorial, ...step })=>{
                    const found = imported.get(tutorial);
                    return found ? [
                        {
                            ...step,
                            tutorialId: found.id
                        }
                    ] : [];
                });
                if (known.length === 0) continue;
                const pathId = await this.paths.insertPath(manager, {
                    ...path,
                    isPublished: true,
                    steps: known
                }, position);
                await this.events.publish(manager, 'learning-path.changed', {
                    pathId
                });
            }
        });
    }
    async progressOfPaths(paths, userId) {
        const steps = await this.paths.stepsOf(paths.map(({ id })=>id), true);
        const tutorialIds = steps.map(({ tutorialId })=>tutorialId);
        const finished = userId ? await this.progress.finishedAmong(userId, tutorialIds) : new Set();
        return paths.map((path)=>{
            const own = steps.filter(({ pathId })=>pathId === path.id);
            return progressOn(path, own, finished);
        });
    }
}
LearningPathsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof LearningPathsRepository === "undefined" ? Object : LearningPathsRepository,
        typeof ProgressService === "undefined" ? Object : ProgressService,
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], LearningPathsService);
//# sourceMappingURL=learning-paths.service.js.map
