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
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { builtInAnswers } from './built-in-answers.js';
import { ReadyAnswer } from './ready-answer.entity.js';
export class ReadyAnswersService {
    answers;
    audit;
    dataSource;
    constructor(answers, audit, dataSource){
        this.answers = answers;
        this.audit = audit;
        this.dataSource = dataSource;
    }
    async list() {
        const own = await this.answers.find({
            order: {
                position: 'ASC',
                id: 'ASC'
            }
        });
        return (own.length > 0 ? own : builtInAnswers).map(({ name, text })=>({
                name,
                text
            }));
    }
    /** Replaces the whole list. */ async replace(answers, { id: actorId }) {
        const before = await this.list();
        await this.dataSource.transaction(async (manager)=>{
            await manager.createQueryBuilder().delete().from(ReadyAnswer).execute();
            await manager.insert(ReadyAnswer, answers.map(({ name, text }, position)=>({
                    position,
                    name,
                    text
                })));
            const entry = {
                actorId,
                action: 'ready-answers.change',
                targetType: 'ready-answers'
            };
            await this.audit.record(manager, {
                ...entry,
                before: {
                    answers: before
                },
                after: {
                    answers
                }
            });
        });
    }
}
ReadyAnswersService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(ReadyAnswer)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], ReadyAnswersService);
//# sourceMappingURL=ready-answers.service.js.map
