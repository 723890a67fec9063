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
import { DataSource, LessThan } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Assignment } from './assignment.entity.js';
import { ModerationNote } from './moderation-note.entity.js';
const NOTES_LISTED = 100;
export class CasesService {
    assignments;
    notes;
    events;
    dataSource;
    constructor(assignments, notes, events, dataSource){
        this.assignments = assignments;
        this.notes = notes;
        this.events = events;
        this.dataSource = dataSource;
    }
    /** The latest notes, oldest first. */ async notesOf({ kind, subjectId }) {
        const notes = await this.notes.find({
            where: {
                kind,
                subjectId
            },
            relations: {
                moderator: true
            },
            order: {
                id: 'DESC'
            },
            take: NOTES_LISTED
        });
        return notes.reverse();
    }
    async assignmentOf({ kind, subjectId }) {
        return this.assignments.findOne({
            where: {
                kind,
                subjectId
            },
            relations: {
                moderator: true
            }
        });
    }
    async note({ kind, subjectId }, text, { id: moderatorId }) {
        await this.dataSource.transaction(async (manager)=>{
            await manager.insert(ModerationNote, {
                kind,
                subjectId,
                text,
                moderatorId,
                createdAt: new Date()
            });
            await this.events.publish(manager, 'case.changed', {
                kind,
                subjectId
            });
        });
    }
    /** Assigns a case to the moderator, even if another one has it; the last of concurrent calls wins. */ async assign({ kind, subjectId }, { id: moderatorId }) {
        const row = {
            kind,
            subjectId,
            moderatorId,
            assignedAt: new Date()
        };
        const write = ()=>this.dataSource.transaction(async (manager)=>{
                await manager.delete(Assignment, {
                    kind,
                    subjectId
                });
                await manager.insert(Assignment, row);
                await this.events.publish(manager, 'case.changed', {
                    kind,
                    subjectId
                });
            });
        try {
            await write();
        } catch (error) {
            if (!isUniqueViolation(error)) throw error;
            await write();
        }
    }
    async release({ kind, subjectId }) {
        await this.dataSource.transaction(async (manager)=>{
            await manager.delete(Assignment, {
                kind,
                subjectId
            });
            await this.events.publish(manager, 'case.changed', {
                kind,
                subjectId
            });
        });
    }
    /** In the transaction that settles the reports. */ async close(manager, { kind, subjectId }) {
        await manager.delete(Assignment, {
            kind,
            subjectId
        });
    }
    /** Deletes notes about a member's content, in the transaction that deletes the account. */ async forgetNotesOf(manager, subjects) {
        for (const { kind, subjectId } of subjects)await manager.delete(ModerationNote, {
            kind,
            subjectId
        });
    }
    async forgetNotes(before) {
        await deleteInBatches(this.notes, {
            createdAt: LessThan(before)
        });
    }
}
CasesService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(Assignment)),
    _ts_param(1, InjectRepository(ModerationNote)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof Repository === "undefined" ? Object : Repository,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], CasesService);
//# sourceMappingURL=cases.service.js.map
