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
import { lockRows } from '../../platform/database/lock-rows.js';
import { notDeleted } from '../tutorials/published.js';
import { DraftSchedule } from './draft-schedule.entity.js';
import { TutorialDraft } from './tutorial-draft.entity.js';
const BATCH = 50;
const WRITTEN_BY = `(
  draft.tutorialId IN (SELECT own.tutorialId FROM tutorial_authors own WHERE own.userId = :userId)
  OR (draft.userId = :userId AND NOT EXISTS (SELECT 1 FROM tutorial_authors other WHERE other.tutorialId = draft.tutorialId))
)`;
export class DraftsRepository {
    drafts;
    constructor(drafts){
        this.drafts = drafts;
    }
    /**
   * Drafts of a tutorial; or those of a member: new ones, those of tutorials they write, and those they work on of
   * tutorials without a member as author. Without Markdown, last saved first, and not of tutorials in the trash.
   */ async list(of, { limit, offset }) {
        return this.joined().where('tutorialId' in of ? 'draft.tutorialId = :tutorialId' : WRITTEN_BY, of).andWhere(notDeleted('draft.tutorialId')).orderBy('draft.savedAt', 'DESC').addOrderBy('draft.id', 'DESC').limit(limit).offset(offset).getManyAndCount();
    }
    /** With its Markdown. */ async find(where) {
        return this.joined().addSelect('draft.source').where(where).getOne();
    }
    /** With its Markdown, and with a row lock until the transaction ends. */ async lock(manager, id) {
        const query = manager.createQueryBuilder(TutorialDraft, 'draft').addSelect('draft.source');
        return lockRows(query.where({
            id
        })).getOne();
    }
    /** Runs in the transaction in which an author leaves the tutorial. */ async reassign(manager, tutorialId, userId) {
        await manager.update(TutorialDraft, {
            tutorialId
        }, {
            userId
        });
    }
    async count(manager, userId) {
        return manager.countBy(TutorialDraft, {
            userId
        });
    }
    /** Streams the text of all drafts in batches. */ async *eachText() {
        for(let after = 0;;){
            const some = await this.drafts.createQueryBuilder('draft').select([
                'draft.id',
                'draft.image',
                'draft.source'
            ]).where('draft.id > :after', {
                after
            }).orderBy('draft.id').limit(BATCH).getMany();
            if (some.length === 0) return;
            yield* some;
            after = some.at(-1).id;
        }
    }
    joined() {
        return this.drafts.createQueryBuilder('draft').leftJoinAndMapOne('draft.schedule', DraftSchedule, 'schedule', 'schedule.draftId = draft.id').leftJoin('draft.savedBy', 'savedBy').addSelect([
            'savedBy.id',
            'savedBy.displayName'
        ]);
    }
}
DraftsRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(TutorialDraft)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository
    ])
], DraftsRepository);
//# sourceMappingURL=drafts.repository.js.map
