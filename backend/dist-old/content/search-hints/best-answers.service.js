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
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { fold } from '../../api-client/fold.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { likeContains } from '../../platform/database/like.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { selectRows } from '../../platform/database/select-rows.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { published } from '../tutorials/published.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import { BestAnswer } from './best-answer.entity.js';
import { SearchHintsService } from './search-hints.service.js';
const MAX_ANSWERS = 500;
const orders = {
    id: [
        'id',
        'DESC'
    ],
    text: [
        'folded',
        'ASC'
    ]
};
export const bestAnswerSorts = Object.keys(orders);
export class BestAnswersService {
    answers;
    tutorials;
    hints;
    audit;
    events;
    constructor(answers, tutorials, hints, audit, events){
        this.answers = answers;
        this.tutorials = tutorials;
        this.hints = hints;
        this.audit = audit;
        this.events = events;
    }
    async list(text, selection, { limit, offset }) {
        const query = this.answers.createQueryBuilder('answer');
        if (text) query.where("answer.folded LIKE :text ESCAPE '!'", {
            text: likeContains(fold(text))
        });
        const [answers, total] = await selectRows(query, selection, orders, 'id').limit(limit).offset(offset).getManyAndCount();
        return {
            answers: await this.withTutorials(answers),
            total
        };
    }
    /**
   * @throws NotFoundException when the tutorial does not exist
   * @throws ConflictException when it is not published, the text has a best answer, or there are as many as allowed
   */ async add(text, tutorialId, admin) {
        await this.tutorials.require(tutorialId, admin);
        const row = {
            folded: fold(text),
            text,
            tutorialId,
            createdAt: new Date()
        };
        const writing = this.answers.manager.transaction(async (manager)=>{
            const all = await lockRows(manager.createQueryBuilder(BestAnswer, 'answer')).getMany();
            if (all.some(({ folded })=>folded === row.folded)) throw new ConflictException(errorBody('already_exists', "Ce texte a d\xe9j\xe0 une meilleure r\xe9ponse."));
            if (all.length >= MAX_ANSWERS) throw new ConflictException(errorBody('limit_reached', `Il y a d\xe9j\xe0 ${MAX_ANSWERS} meilleures r\xe9ponses, le maximum.`));
            const { identifiers } = await manager.insert(BestAnswer, row);
            const { id } = identifiers[0];
            const query = manager.createQueryBuilder(BestAnswer, 'answer').where({
                id
            });
            if (!await query.andWhere(published('answer.tutorialId')).getExists()) throw new ConflictException("Ce tutoriel n\u2019est pas publi\xe9 : il ne peut \xeatre une r\xe9ponse.");
            await this.audit.record(manager, {
                actorId: admin.id,
                action: 'best-answer.add',
                targetType: 'best-answer',
                targetId: id,
                after: {
                    text,
                    tutorialId
                }
            });
            await this.events.publish(manager, 'search-hints.changed', {});
            return {
                id,
                ...row
            };
        });
        const answer = await this.tutorials.whileExists(tutorialId, writing);
        await this.hints.read();
        return (await this.withTutorials([
            answer
        ]))[0];
    }
    /** @throws NotFoundException */ async remove(id, { id: actorId }) {
        await this.answers.manager.transaction(async (manager)=>{
            const answer = await manager.findOneBy(BestAnswer, {
                id
            });
            if (!answer) throw new NotFoundException("Meilleure r\xe9ponse non trouv\xe9e.");
            await manager.delete(BestAnswer, {
                id
            });
            const { text, tutorialId } = answer;
            await this.audit.record(manager, {
                actorId,
                action: 'best-answer.delete',
                targetType: 'best-answer',
                targetId: id,
                before: {
                    text,
                    tutorialId
                }
            });
            await this.events.publish(manager, 'search-hints.changed', {});
        });
        await this.hints.read();
    }
    async withTutorials(answers) {
        if (answers.length === 0) return [];
        const ids = answers.map(({ id })=>id);
        const open = await this.answers.createQueryBuilder('answer').select('answer.id').whereInIds(ids).andWhere(published('answer.tutorialId')).getMany();
        const openIds = new Set(open.map(({ id })=>id));
        const titles = await this.tutorials.titlesOf(answers.map(({ tutorialId })=>tutorialId));
        return answers.map((answer)=>({
                answer,
                title: titles.get(answer.tutorialId) ?? '',
                isPublished: openIds.has(answer.id)
            }));
    }
}
BestAnswersService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(BestAnswer)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof SearchHintsService === "undefined" ? Object : SearchHintsService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents
    ])
], BestAnswersService);
//# sourceMappingURL=best-answers.service.js.map
