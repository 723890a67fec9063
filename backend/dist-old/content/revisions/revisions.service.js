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
import { createHash } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { TutorialRevision } from './tutorial-revision.entity.js';
import { textFieldsOf } from './written-text.js';
const shownTo = {
    authors: {},
    everybody: {
        neverShown: false
    }
};
export class RevisionsService {
    revisions;
    constructor(revisions){
        this.revisions = revisions;
    }
    /** Runs in the transaction that writes the version. */ async addRevision(manager, origin, content) {
        const said = textFieldsOf(content);
        await manager.insert(TutorialRevision, {
            ...origin,
            ...said,
            hash: hashOf(said),
            createdAt: new Date()
        });
    }
    /** Shows a revision to readers again, in the transaction that republishes the tutorial. */ async showRevision(manager, tutorialId, version) {
        await manager.update(TutorialRevision, {
            tutorialId,
            version
        }, {
            neverShown: false
        });
    }
    /**
   * Hides every revision from readers, in the transaction in which an administrator unpublishes the tutorial for its
   * content.
   */ async hideRevisions(manager, tutorialId) {
        await manager.update(TutorialRevision, {
            tutorialId
        }, {
            neverShown: true
        });
    }
    /** Newest first, with their editors, without Markdown. */ async list(tutorialId, readers, { limit, offset }) {
        const [revisions, total] = await this.withEditors().where({
            tutorialId,
            ...shownTo[readers]
        }).orderBy('revision.version', 'DESC').limit(limit).offset(offset).getManyAndCount();
        return {
            revisions,
            total
        };
    }
    /**
   * With its Markdown.
   * @throws NotFoundException
   */ async get(tutorialId, version, readers) {
        const revision = await this.withEditors().addSelect('revision.source').where({
            tutorialId,
            version,
            ...shownTo[readers]
        }).getOne();
        if (!revision) throw new NotFoundException("Cette version du tutoriel n\u2019existe pas.");
        return revision;
    }
    withEditors() {
        return this.revisions.createQueryBuilder('revision').leftJoin('revision.editor', 'editor').addSelect([
            'editor.id',
            'editor.displayName'
        ]);
    }
}
RevisionsService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(TutorialRevision)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository
    ])
], RevisionsService);
/** Hash of the text; equal for equal revisions. */ export function hashOf(content) {
    const text = JSON.stringify(Object.values(textFieldsOf(content)));
    return createHash('sha256').update(text).digest('hex');
}
//# sourceMappingURL=revisions.service.js.map
