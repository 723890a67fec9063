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
import { BadRequestException, ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CommentsService } from '../../community/comments/comments.service.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { CasesService } from '../cases/cases.service.js';
import { requiresNotice, possibleOutcomes } from '../decisions/decisions.policy.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import { keyOf } from '../subjects/subject-kinds.js';
import { SubjectsService } from '../subjects/subjects.service.js';
import { ModerationQueueRepository } from './moderation-queue.repository.js';
import { openKey, ReportSettlement } from './report-settlement.js';
import { commonestReason } from './reports.policy.js';
import { ReportsService } from './reports.service.js';
export class ModerationQueueService {
    queue;
    settlement;
    reports;
    decisions;
    subjects;
    cases;
    comments;
    dataSource;
    constructor(queue, settlement, reports, decisions, subjects, cases, comments, dataSource){
        this.queue = queue;
        this.settlement = settlement;
        this.reports = reports;
        this.decisions = decisions;
        this.subjects = subjects;
        this.cases = cases;
        this.comments = comments;
        this.dataSource = dataSource;
    }
    /** Hides the reporters of the reader's own content, unless there is no other moderator. */ async list(filter, page, reader) {
        const [subjects, total] = await this.queue.list(filter, page);
        const own = await this.decisions.ownAmong(subjects.map(({ report })=>report), reader);
        return {
            subjects: subjects.map((one)=>own.has(keyOf(one)) ? {
                    ...one,
                    reporters: []
                } : one),
            total
        };
    }
    /** @throws NotFoundException for content without reports, ForbiddenException for the reader's own */ async file(ref, reader) {
        await this.requireReported(ref, reader);
        const { reports, pending } = await this.queue.reportsOf(ref);
        const [latest] = reports;
        if (!latest) throw unreported();
        const [href, thread, author, coauthors, decisions, notes, assignment] = await Promise.all([
            this.subjects.pathOf(ref),
            ref.kind === 'comment' ? this.comments.conversationOf(ref.subjectId) : null,
            this.reports.pastOf(latest.subjectAuthorId),
            this.subjects.coauthorsOf(latest),
            this.decisions.listOf(ref),
            this.cases.notesOf(ref),
            this.cases.assignmentOf(ref)
        ]);
        const possible = possibleOutcomes[ref.kind];
        const people = {
            author,
            coauthors,
            assignment
        };
        return {
            subject: latest,
            href,
            possible,
            pending,
            reports,
            thread,
            decisions,
            notes,
            ...people
        };
    }
    /**
   * Settles all pending reports of some content, carries out the verdict and notifies the owner.
   * @throws BadRequestException, ForbiddenException, NotFoundException, ConflictException
   */ async decide(ref, body, actor) {
        const { verdict, outcome = 'keep', sanction = 'none', until = null, note = null } = body;
        const reason = body.reason ?? '';
        if (verdict === 'rejected' && (outcome !== 'keep' || sanction !== 'none')) {
            throw new BadRequestException("Ce qui est rejet\xe9 reste en ligne, et son auteur n\u2019est pas sanctionn\xe9.");
        }
        if (requiresNotice({
            outcome,
            sanction
        }) && reason.length < 2) {
            const message = "Donnez le motif : il sera dit \xe0 l\u2019auteur.";
            throw new BadRequestException({
                message,
                errors: {
                    reason: message
                }
            });
        }
        const known = await this.queue.latestOf(ref);
        if (known) await this.decisions.refuseOwn(known, actor);
        return this.dataSource.transaction(async (manager)=>{
            const reports = await this.queue.lockPending(manager, ref);
            const latest = reports.at(-1);
            if (!latest) {
                throw new ConflictException("Un autre mod\xe9rateur en a d\xe9j\xe0 d\xe9cid\xe9 ; rechargez la file.");
            }
            const rule = body.rule ?? commonestReason(reports);
            const order = {
                verdict,
                outcome,
                sanction,
                reason,
                rule,
                until: until === null ? null : new Date(until)
            };
            const settled = {
                count: reports.length,
                since: reports[0].createdAt
            };
            const decision = await this.decisions.carryOut(manager, latest, order, settled, actor);
            const status = verdict === 'upheld' ? 'resolved' : 'rejected';
            await this.settlement.settle(manager, reports, {
                status,
                note,
                decisionOf: ()=>decision.id
            }, actor);
            await this.cases.close(manager, ref);
            return decision;
        });
    }
    /**
   * Undoes the actor's own decision: restores the content where possible, and makes its reports pending again.
   * @throws NotFoundException, ForbiddenException, ConflictException
   */ async undo(decisionId, actor) {
        try {
            return await this.dataSource.transaction(async (manager)=>{
                const reports = await this.queue.lockSettled(manager, decisionId);
                const decision = await this.decisions.lock(manager, decisionId);
                if (!decision) throw new NotFoundException("Cette d\xe9cision n\u2019existe pas.");
                if (decision.decidedBy !== actor.id) {
                    throw new ForbiddenException("Seul qui a d\xe9cid\xe9 peut revenir sur sa d\xe9cision.");
                }
                if (decision.undoneAt || decision.reversedAt) {
                    throw new ConflictException("Cette d\xe9cision est d\xe9j\xe0 annul\xe9e.");
                }
                const isBack = await this.decisions.reverseDecision(manager, decision, {
                    undoneAt: new Date()
                }, actor);
                const keys = reports.flatMap((report)=>report.userId === null ? [] : openKey(report.userId, report));
                // The member has reported it again meanwhile, so a report is pending already.
                const open = await this.queue.openAmong(manager, keys);
                const waiting = reports.filter((report)=>report.userId === null || !open.has(openKey(report.userId, report)));
                const settlement = {
                    status: 'pending',
                    note: null,
                    decisionOf: ()=>null
                };
                await this.settlement.settle(manager, waiting, settlement, actor);
                return {
                    isBack
                };
            });
        } catch (error) {
            if (!isUniqueViolation(error)) throw error;
            throw new ConflictException("Cela vient d\u2019\xeatre signal\xe9 \xe0 nouveau ; rechargez la file.");
        }
    }
    /** @throws NotFoundException, ForbiddenException for the actor's own content */ async note(ref, text, actor) {
        await this.requireReported(ref, actor);
        await this.cases.note(ref, text, actor);
        return this.file(ref, actor);
    }
    /** @throws NotFoundException, ForbiddenException for the actor's own content */ async assign(ref, actor) {
        await this.requireReported(ref, actor);
        await this.cases.assign(ref, actor);
        return this.file(ref, actor);
    }
    /** @throws NotFoundException, ForbiddenException for the actor's own content */ async release(ref, actor) {
        await this.requireReported(ref, actor);
        await this.cases.release(ref);
        return this.file(ref, actor);
    }
    async requireReported(ref, actor) {
        const known = await this.queue.latestOf(ref);
        if (!known) throw unreported();
        await this.decisions.refuseOwn(known, actor);
    }
}
ModerationQueueService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ModerationQueueRepository === "undefined" ? Object : ModerationQueueRepository,
        typeof ReportSettlement === "undefined" ? Object : ReportSettlement,
        typeof ReportsService === "undefined" ? Object : ReportsService,
        typeof DecisionsService === "undefined" ? Object : DecisionsService,
        typeof SubjectsService === "undefined" ? Object : SubjectsService,
        typeof CasesService === "undefined" ? Object : CasesService,
        typeof CommentsService === "undefined" ? Object : CommentsService,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], ModerationQueueService);
function unreported() {
    return new NotFoundException("Personne n\u2019a signal\xe9 cela.");
}
//# sourceMappingURL=moderation-queue.service.js.map
