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
import { In, IsNull, Not } from 'typeorm';
import { lockRows } from '../../platform/database/lock-rows.js';
import { published } from '../../content/tutorials/published.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { noStepDone } from './steps.js';
import { TutorialProgress } from './tutorial-progress.entity.js';
/** A text counts as being read between these shares; the pages of the site use the same. */ const UNDER_WAY = {
    begun: 0.03,
    end: 0.97
};
export class ProgressRepository {
    rows;
    constructor(rows){
        this.rows = rows;
    }
    async find(userId, tutorialId) {
        return this.rows.findOneBy({
            userId,
            tutorialId
        });
    }
    /** A page of what a member is reading, latest first, and its total. */ async list(userId, { limit, offset }, isUnderWay) {
        const query = this.rows.createQueryBuilder('progress').where('progress.userId = :userId', {
            userId
        }).andWhere(published('progress.tutorialId')).orderBy('progress.updatedAt', 'DESC').addOrderBy('progress.tutorialId', 'DESC').limit(limit).offset(offset);
        if (isUnderWay) query.andWhere('progress.position > :begun AND progress.position < :end', UNDER_WAY);
        const [rows, total] = await query.getManyAndCount();
        const ids = rows.map(({ tutorialId })=>tutorialId);
        const tutorials = await this.rows.manager.findBy(Tutorial, {
            id: In(ids)
        });
        const byId = new Map(tutorials.map((tutorial)=>[
                tutorial.id,
                tutorial
            ]));
        const pairs = rows.flatMap((row)=>{
            const tutorial = byId.get(row.tutorialId);
            return tutorial ? [
                [
                    row,
                    tutorial
                ]
            ] : [];
        });
        return [
            pairs,
            total
        ];
    }
    /** Which of these tutorials a member has finished. */ async finishedAmong(userId, tutorialIds) {
        const rows = await this.rows.find({
            select: {
                userId: true,
                tutorialId: true
            },
            where: {
                userId,
                tutorialId: In(tutorialIds),
                finishedAt: Not(IsNull())
            }
        });
        return new Set(rows.map(({ tutorialId })=>tutorialId));
    }
    /** Creates or loads the progress of a member in a tutorial, with a row lock until the transaction ends. */ async lockProgress(manager, userId, tutorialId) {
        const row = {
            userId,
            tutorialId,
            steps: noStepDone(),
            percent: 0,
            position: 0,
            heading: null,
            block: 0,
            finishedAt: null,
            updatedAt: new Date()
        };
        // An upsert takes the write lock at once; insert, fail, then update could deadlock.
        const upsert = manager.createQueryBuilder().insert().into(TutorialProgress).values(row);
        await upsert.orUpdate([
            'updatedAt'
        ], [
            'userId',
            'tutorialId'
        ]).execute();
        const query = manager.createQueryBuilder(TutorialProgress, 'progress').where({
            userId,
            tutorialId
        });
        return lockRows(query).getOneOrFail();
    }
    async saveProgress(manager, progress) {
        const { userId, tutorialId, ...changes } = progress;
        await manager.update(TutorialProgress, {
            userId,
            tutorialId
        }, changes);
    }
}
ProgressRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(TutorialProgress)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository
    ])
], ProgressRepository);
//# sourceMappingURL=progress.repository.js.map
