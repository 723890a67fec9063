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
function _ts_param(paramIndex, decorator) {
    return function(target, key) {
        decorator(target, key, paramIndex);
    };
}
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In } from 'typeorm';
import { lockRows } from '../../platform/database/lock-rows.js';
import { selectRows } from '../../platform/database/select-rows.js';
import { published } from '../tutorials/published.js';
import { LearningPath } from './learning-path.entity.js';
import { PathStep } from './path-step.entity.js';
const orders = {
    position: [
        'position',
        'ASC'
    ],
    title: [
        'title',
        'ASC'
    ],
    id: [
        'id',
        'ASC'
    ]
};
export const pathSorts = Object.keys(orders);
export class LearningPathsRepository {
    paths;
    steps;
    constructor(paths, steps){
        this.paths = paths;
        this.steps = steps;
    }
    async listPublished(page) {
        return this.list(page, {}, {
            isPublished: true
        });
    }
    async listAll(selection, page) {
        return this.list(page, selection, {});
    }
    async find(id) {
        return this.paths.findOneBy({
            id
        });
    }
    /** Locks all paths, so that whoever edits or adds one waits until the transaction ends. */ async lockAll(manager) {
        await lockRows(manager.createQueryBuilder(LearningPath, 'path').select('path.id')).getMany();
    }
    async lock(manager, id) {
        return lockRows(manager.createQueryBuilder(LearningPath, 'path').where({
            id
        })).getOne();
    }
    /** Steps of these paths in order, with their tutorials; for readers, published tutorials only. */ async stepsOf(pathIds, forReaders) {
        const query = this.steps.createQueryBuilder('step').innerJoinAndSelect('step.tutorial', 'tutorial').where({
            pathId: In(pathIds)
        });
        if (forReaders) query.andWhere(published('step.tutorialId'));
        return query.orderBy('step.position').addOrderBy('step.id').getMany();
    }
    /** Tutorial ids of a path, in order. */ async tutorialIds(manager, pathId) {
        const steps = await manager.find(PathStep, {
            where: {
                pathId
            },
            order: {
                position: 'ASC',
                id: 'ASC'
            }
        });
        return steps.map(({ tutorialId })=>tutorialId);
    }
    /** Position after the last path. */ async nextPosition(manager) {
        return (await manager.maximum(LearningPath, 'position', {}) ?? -1) + 1;
    }
    /** @returns its id */ async insertPath(manager, { steps, ...path }, position) {
        const { identifiers } = await manager.insert(LearningPath, {
            ...path,
            position
        });
        const { id } = identifiers[0];
        await this.insertSteps(manager, id, steps);
        return id;
    }
    async updatePath(manager, id, changes) {
        await manager.update(LearningPath, id, changes);
    }
    async replaceSteps(manager, pathId, steps) {
        await manager.delete(PathStep, {
            pathId
        });
        await this.insertSteps(manager, pathId, steps);
    }
    async deletePath(manager, id) {
        await manager.delete(LearningPath, id);
    }
    async list({ limit, offset }, selection, where) {
        const query = this.paths.createQueryBuilder('path').where(where);
        return selectRows(query, selection, orders, 'position').limit(limit).offset(offset).getManyAndCount();
    }
    async insertSteps(manager, pathId, steps) {
        const rows = steps.map((step, position)=>({
                ...step,
                pathId,
                position
            }));
        if (rows.length > 0) await manager.insert(PathStep, rows);
    }
}
LearningPathsRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(LearningPath)),
    _ts_param(1, InjectRepository(PathStep)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof Repository === "undefined" ? Object : Repository
    ])
], LearningPathsRepository);
//# sourceMappingURL=learning-paths.repository.js.map
