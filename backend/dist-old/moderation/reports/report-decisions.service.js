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
import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CommentsService } from '../../community/comments/comments.service.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import { keyOf } from '../subjects/subject-kinds.js';
import { ReportSettlement } from './report-settlement.js';
import { canBecome, commonestReason } from './reports.policy.js';
import { ReportsRepository } from './reports.repository.js';
export class ReportDecisionsService {
    reports;
    decisions;
    comments;
    settlement;
    dataSource;
    constructor(reports, decisions, comments, settlement, dataSource){
        this.reports = reports;
        this.decisions = decisions;
        this.comments = comments;
        this.settlement = settlement;
        this.dataSource = dataSource;
    }
    /**
   * Changes a report's status and, if requested, deletes its comment in the same transaction.
   * @throws NotFoundException, BadRequestException, ForbiddenException for the actor's own content, ConflictException
   * for an impossible status change
   */ async changeStatus(id, actor, decision) {
        await this.decide([
            id
        ], actor, decision, (reports)=>{
            const report = reports.find((locked)=>locked.id === id);
            if (!report) throw notFound();
            if (!canBecome(report.status, decision.status)) {
                throw new ConflictException("Ce signalement a d\xe9j\xe0 chang\xe9 de statut ; rechargez la liste.");
            }
        });
        return await this.reports.findWithCommentAndPeople(id);
    }
    /**
   * Same for many reports at once; reports that another moderator has decided meanwhile are skipped. Resolves to the
   * requested ids that have changed, and those not found.
   * @throws BadRequestException, ForbiddenException for the actor's own content, ConflictException
   */ async changeStatuses(ids, actor, decision) {
        const known = new Set();
        const changed = await this.decide(ids, actor, decision, (reports)=>{
            for (const { id } of reports)known.add(id);
        });
        return {
            ids: ids.filter((id)=>changed.has(id)),
            unknownIds: ids.filter((id)=>!known.has(id))
        };
    }
    /** Resolves to the ids of all changed reports. */ async decide(ids, actor, { status, note, deleteComment }, check = ()=>undefined) {
        if (deleteComment && status !== 'resolved') {
            throw new BadRequestException("Le commentaire ne peut \xeatre supprim\xe9 qu\u2019en r\xe9solvant le signalement.");
        }
        const about = groupBySubject(await this.reports.findSome(ids));
        for (const [first] of about.values())await this.decisions.refuseOwn(first, actor);
        try {
            return await this.dataSource.transaction(async (manager)=>{
                // Deleting the comment settles all its pending reports.
                const beside = deleteComment ? await this.reports.pendingOfSameSubject(manager, ids) : [];
                const reports = await this.reports.lock(manager, [
                    ...new Set([
                        ...ids,
                        ...beside
                    ])
                ]);
                check(reports);
                const fitting = reports.filter((report)=>canBecome(report.status, status));
                const changing = fitting.filter((report)=>report.status !== status);
                const settled = deleteComment ? fitting : changing;
                const decided = status === 'pending' ? await this.reopen(manager, changing) : await this.carryOut(manager, settled, {
                    status,
                    deleteComment
                }, actor);
                const decisionOf = (report)=>decided.get(keyOf(report)) ?? null;
                await this.settlement.settle(manager, changing, {
                    status,
                    note: note ?? null,
                    decisionOf
                }, actor);
                return new Set(changing.map(({ id })=>id));
            });
        } catch (error) {
            if (!isUniqueViolation(error)) throw error;
            throw new ConflictException("Ce membre a d\xe9j\xe0 un autre signalement en attente pour la m\xeame chose.");
        }
    }
    /** One decision per content: it stays, or its comment is deleted. Returns them by content. */ async carryOut(manager, reports, { status, deleteComment }, actor) {
        const decided = new Map();
        for (const [key, [first, ...others]] of groupBySubject(reports)){
            const all = [
                first,
                ...others
            ];
            const isDeleted = deleteComment && first.kind === 'comment';
            const outcome = isDeleted && await this.comments.lock(manager, first.subjectId) ? 'delete' : 'keep';
            // Settled before, and deleted since.
            if (outcome === 'keep' && all.every((report)=>report.status === status)) continue;
            const order = {
                verdict: status === 'resolved' ? 'upheld' : 'rejected',
                outcome,
                sanction: 'none',
                until: null,
                rule: commonestReason(all),
                reason: ''
            };
            const since = new Date(Math.min(...all.map(({ createdAt })=>createdAt.getTime())));
            const settled = {
                count: all.length,
                since
            };
            decided.set(key, (await this.decisions.carryOut(manager, all.at(-1), order, settled, actor)).id);
        }
        return decided;
    }
    /** Undoes decisions without effect, unless they still settle another report. */ async reopen(manager, reports) {
        const decisionIds = new Set(reports.flatMap(({ decisionId })=>decisionId ?? []));
        const ids = reports.map(({ id })=>id);
        for (const decisionId of [
            ...decisionIds
        ].toSorted((one, other)=>one - other)){
            if (!await this.reports.hasOthersOf(manager, decisionId, ids)) await this.decisions.undoIfWithoutEffect(manager, decisionId);
        }
        return new Map();
    }
}
ReportDecisionsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ReportsRepository === "undefined" ? Object : ReportsRepository,
        typeof DecisionsService === "undefined" ? Object : DecisionsService,
        typeof CommentsService === "undefined" ? Object : CommentsService,
        typeof ReportSettlement === "undefined" ? Object : ReportSettlement,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], ReportDecisionsService);
function groupBySubject(reports) {
    const subjects = new Map();
    for (const report of reports){
        const others = subjects.get(keyOf(report));
        if (others) others.push(report);
        else subjects.set(keyOf(report), [
            report
        ]);
    }
    return subjects;
}
function notFound() {
    return new NotFoundException("Ce signalement n\u2019existe pas.");
}
//# sourceMappingURL=report-decisions.service.js.map
