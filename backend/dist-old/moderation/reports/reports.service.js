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
import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CommentsService } from '../../community/comments/comments.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { storeAnswer } from '../../platform/idempotency/answer-key.js';
import { UsersService } from '../../members/users/users.service.js';
import { CasesService } from '../cases/cases.service.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import { keyOf } from '../subjects/subject-kinds.js';
import { SubjectsService } from '../subjects/subjects.service.js';
import { MAX_LISTED, toReportDto } from './reports.dto.js';
import { openKey } from './report-settlement.js';
import { canReport, withoutReporter } from './reports.policy.js';
import { ReportsRepository } from './reports.repository.js';
/** Refusals for the reporter's own content, and for a repeated report. */ const texts = {
    comment: {
        own: 'Vous ne pouvez pas signaler votre propre commentaire.',
        again: "Vous avez d\xe9j\xe0 signal\xe9 ce commentaire ; notre \xe9quipe va l\u2019examiner."
    },
    tutorial: {
        own: 'Vous ne pouvez pas signaler votre propre tutoriel.',
        again: "Vous avez d\xe9j\xe0 signal\xe9 ce tutoriel ; notre \xe9quipe va l\u2019examiner."
    },
    collection: {
        own: 'Vous ne pouvez pas signaler votre propre collection.',
        again: "Vous avez d\xe9j\xe0 signal\xe9 cette collection ; notre \xe9quipe va l\u2019examiner."
    },
    member: {
        own: "Vous ne pouvez pas vous signaler vous-m\xeame.",
        again: "Vous avez d\xe9j\xe0 signal\xe9 ce membre ; notre \xe9quipe va l\u2019examiner."
    }
};
export class ReportsService {
    reports;
    subjects;
    comments;
    users;
    decisions;
    cases;
    events;
    dataSource;
    constructor(reports, subjects, comments, users, decisions, cases, events, dataSource){
        this.reports = reports;
        this.subjects = subjects;
        this.comments = comments;
        this.users = users;
        this.decisions = decisions;
        this.cases = cases;
        this.events = events;
        this.dataSource = dataSource;
    }
    /**
   * @throws NotFoundException, ForbiddenException for the member's own comment, ConflictException for a second open
   * report
   */ async create(user, { commentId, ...said }, key) {
        return this.report(user, await this.subjects.comment(commentId, user), said, key);
    }
    /** @throws ForbiddenException for the member's own content, ConflictException for a second open report */ async report(user, { kind, subjectId, subjectTitle, said, subjectAuthorId, ownerIds }, { reason, details = null }, key) {
        if (!canReport({
            ownerIds
        }, user)) throw new ForbiddenException(texts[kind].own);
        const now = new Date();
        const row = {
            kind,
            subjectId,
            subjectTitle,
            said,
            subjectAuthorId,
            userId: user.id,
            reason,
            details,
            status: 'pending',
            openKey: openKey(user.id, {
                kind,
                subjectId
            }),
            handledBy: null,
            handledAt: null,
            note: null,
            decisionId: null,
            createdAt: now,
            updatedAt: now
        };
        try {
            return await this.dataSource.transaction(async (manager)=>{
                const id = await this.reports.insertReport(manager, row);
                await storeAnswer(manager, key, toReportDto({
                    id,
                    ...row
                }));
                await this.events.publish(manager, 'report.created', {
                    reportId: id,
                    reporterId: user.id
                });
                return {
                    id,
                    ...row
                };
            });
        } catch (error) {
            if (!isUniqueViolation(error)) throw error;
            throw new ConflictException(errorBody('already_exists', texts[kind].again));
        }
    }
    /** Newest first. Hides the reporters of the reader's own content, unless there is no other moderator. */ async list(filter, selection, page, reader) {
        const [reports, total] = await this.reports.list(filter, selection, page);
        const shown = await this.shown(reports, reader);
        // Filtering by reporter must leave out the reader's own content, or the filter would reveal the reporter.
        const listed = filter.userId === undefined ? shown : shown.filter(({ userId })=>userId !== null);
        return {
            reports: listed,
            total: total - (shown.length - listed.length)
        };
    }
    /** Statistics for the start of a moderator's work. */ async overview() {
        const [statuses, reasons, priorities] = await Promise.all([
            this.reports.countByStatus(),
            this.reports.pendingReasons(),
            this.reports.priorities(MAX_LISTED)
        ]);
        return {
            statuses,
            reasons,
            priorities
        };
    }
    /** @throws NotFoundException */ async file(id, reader) {
        const found = await this.reports.findWithCommentAndPeople(id);
        const [report] = await this.shown(found ? [
            found
        ] : [], reader);
        if (!report) throw notFound();
        const { kind, subjectId, subjectAuthorId } = report;
        const [thread, author] = await Promise.all([
            kind === 'comment' ? this.comments.conversationOf(subjectId) : null,
            this.pastOf(subjectAuthorId)
        ]);
        return {
            report,
            thread,
            author
        };
    }
    /** Null once the account is deleted. */ async pastOf(userId) {
        const user = userId === null ? null : await this.users.find(userId);
        if (!user) return null;
        const [comments, reports] = await Promise.all([
            this.comments.countBy(user.id),
            this.reports.countByStatus(user.id)
        ]);
        return {
            user,
            comments,
            reports
        };
    }
    /** Empties the texts of reports settled before a date. Pending ones keep theirs. */ async forgetTexts(handledBefore) {
        return this.reports.forgetTextsHandledBefore(handledBefore);
    }
    /**
   * Anonymizes a member's reports and deletes moderators' notes about their content, in the transaction that deletes
   * the account.
   */ async forgetMember(manager, userId) {
        await this.cases.forgetNotesOf(manager, await this.reports.thingsOf(manager, userId));
        await this.reports.forgetMember(manager, userId);
    }
    /**
   * Moves a member's reports to another, who may report each content once and none of their own; further reports become
   * anonymous. Call it after tutorials have moved.
   */ async mergeMember(manager, userId, into) {
        const pending = await this.reports.lockPendingOf(manager, [
            userId,
            into
        ]);
        await this.reports.moveReports(manager, userId, into, pending);
        const become = (id)=>id === userId ? into : id;
        const changed = pending.map((report)=>({
                ...report,
                userId: become(report.userId),
                subjectId: report.kind === 'member' ? become(report.subjectId) : report.subjectId,
                subjectAuthorId: become(report.subjectAuthorId)
            }));
        const own = await this.subjects.ownedAmong(changed, into, manager);
        for (const report of changed){
            if (report.userId === null) continue;
            const key = openKey(report.userId, report);
            const isOwn = report.userId === into && own.has(keyOf(report));
            const isTooMuch = isOwn || await this.reports.isOpen(manager, key, report.id);
            const changes = isTooMuch ? {
                userId: null,
                openKey: null
            } : {
                openKey: key
            };
            await this.reports.updateReport(manager, report.id, changes);
        }
    }
    async shown(reports, reader) {
        const own = await this.decisions.ownAmong(reports, reader);
        return reports.map((report)=>own.has(keyOf(report)) ? withoutReporter(report) : report);
    }
}
ReportsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ReportsRepository === "undefined" ? Object : ReportsRepository,
        typeof SubjectsService === "undefined" ? Object : SubjectsService,
        typeof CommentsService === "undefined" ? Object : CommentsService,
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof DecisionsService === "undefined" ? Object : DecisionsService,
        typeof CasesService === "undefined" ? Object : CasesService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], ReportsService);
function notFound() {
    return new NotFoundException("Ce signalement n\u2019existe pas.");
}
//# sourceMappingURL=reports.service.js.map
