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
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { isForeignKeyViolation } from '../../platform/database/foreign-key-violation.js';
import { storeAnswer } from '../../platform/idempotency/answer-key.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import { publicationProblem } from './learning-paths.policy.js';
import { LearningPathsRepository } from './learning-paths.repository.js';
import { pathNotFound } from './learning-paths.service.js';
import { progressOn } from './path-progress.js';
import { toAdminPathDto } from './path-changes.dto.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
export class PathEditingService {
    events;
    paths;
    tutorials;
    audit;
    dataSource;
    constructor(events, paths, tutorials, audit, dataSource){
        this.events = events;
        this.paths = paths;
        this.tutorials = tutorials;
        this.audit = audit;
        this.dataSource = dataSource;
    }
    /** Published or not, in their order. */ async list(selection, page) {
        const [paths, total] = await this.paths.listAll(selection, page);
        return {
            paths: await this.withSteps(paths),
            total
        };
    }
    /** @throws NotFoundException */ async get(id) {
        const path = await this.paths.find(id);
        if (!path) throw pathNotFound();
        const [withSteps] = await this.withSteps([
            path
        ]);
        return withSteps;
    }
    /** Appends an unpublished path without steps. */ async create(body, actor, key) {
        const { badgeText = null, badgeVariant = 'default', ...rest } = body;
        const row = {
            ...rest,
            badgeText,
            badgeVariant,
            isPublished: false,
            steps: []
        };
        return this.write(async (manager)=>{
            const position = await this.paths.nextPosition(manager);
            const made = await this.paths.insertPath(manager, row, position);
            await this.recordAudit(manager, made, actor, {
                action: 'learning-path.create',
                after: body
            });
            const path = progressOn(await this.paths.lock(manager, made), [], new Set());
            await storeAnswer(manager, key, toAdminPathDto(path));
            return path;
        });
    }
    /** @throws NotFoundException, ConflictException when published without steps */ async change(id, body, actor) {
        await this.edit(id, actor, async (manager, path)=>{
            const changes = differences(path, body);
            const names = Object.keys(changes);
            if (names.length === 0) return undefined;
            if (changes.isPublished) await this.refuseWithoutSteps(manager, id);
            await this.paths.updatePath(manager, id, changes);
            const before = Object.fromEntries(names.map((name)=>[
                    name,
                    path[name]
                ]));
            return {
                action: actionOf(changes),
                before,
                after: changes
            };
        });
        return this.get(id);
    }
    /**
   * Replaces the steps of a path.
   * @throws NotFoundException, also when a tutorial does not exist
   */ async setSteps(id, steps, actor) {
        const setting = this.edit(id, actor, async (manager)=>{
            const before = await this.paths.tutorialIds(manager, id);
            await this.paths.replaceSteps(manager, id, steps);
            const after = {
                tutorialIds: steps.map(({ tutorialId })=>tutorialId)
            };
            return {
                action: 'learning-path.set-steps',
                before: {
                    tutorialIds: before
                },
                after
            };
        });
        try {
            await setting;
        } catch (error) {
            if (isForeignKeyViolation(error)) await this.refuseUnknown(steps);
            throw error;
        }
        return this.get(id);
    }
    /** @throws NotFoundException */ async delete(id, actor) {
        await this.edit(id, actor, async (manager, { title, isPublished })=>{
            await this.paths.deletePath(manager, id);
            return {
                action: 'learning-path.delete',
                before: {
                    title,
                    isPublished
                }
            };
        });
    }
    /** @param act resolves to undefined if it changed nothing; then nothing is audited */ async edit(id, actor, act) {
        await this.write(async (manager)=>{
            const path = await this.paths.lock(manager, id);
            if (!path) throw pathNotFound();
            const edit = await act(manager, path);
            if (edit) await this.recordAudit(manager, id, actor, edit);
        });
    }
    async write(act) {
        return this.dataSource.transaction(async (manager)=>{
            // Concurrent writes wait here, so that two new paths do not get the same position.
            await this.paths.lockAll(manager);
            return act(manager);
        });
    }
    async recordAudit(manager, targetId, actor, edit) {
        await this.events.publish(manager, 'learning-path.changed', {
            pathId: targetId
        });
        await this.audit.record(manager, {
            actorId: actor.id,
            targetType: 'learning-path',
            targetId,
            ...edit
        });
    }
    /** @throws NotFoundException that names the steps whose tutorials do not exist */ async refuseUnknown(steps) {
        const titles = await this.tutorials.titlesOf(steps.map(({ tutorialId })=>tutorialId));
        const unknown = steps.filter(({ tutorialId })=>!titles.has(tutorialId));
        if (unknown.length === 0) return;
        const named = unknown.map(({ title, tutorialId })=>`\xab ${title} \xbb (n\xb0 ${tutorialId})`);
        throw new NotFoundException(`Le tutoriel de ces \xe9tapes n\u{2019}existe pas : ${named.join(', ')}.`);
    }
    async refuseWithoutSteps(manager, id) {
        const problem = publicationProblem((await this.paths.tutorialIds(manager, id)).length);
        if (problem) throw new ConflictException(problem);
    }
    async withSteps(paths) {
        const steps = await this.paths.stepsOf(paths.map(({ id })=>id), false);
        return paths.map((path)=>{
            const own = steps.filter(({ pathId })=>pathId === path.id);
            return progressOn(path, own, new Set());
        });
    }
}
PathEditingService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof LearningPathsRepository === "undefined" ? Object : LearningPathsRepository,
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], PathEditingService);
/** The given values that differ. Only the badge text may become null. */ function differences(path, given) {
    const changed = Object.entries(given).filter(([name, value])=>value !== undefined && (value !== null || name === 'badgeText') && value !== path[name]);
    return Object.fromEntries(changed);
}
function actionOf({ isPublished }) {
    if (isPublished === undefined) return 'learning-path.change';
    return isPublished ? 'learning-path.publish' : 'learning-path.unpublish';
}
//# sourceMappingURL=path-editing.service.js.map
