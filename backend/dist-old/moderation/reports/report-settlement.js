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
import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { AuditService } from '../audit/audit.service.js';
import { keyOf } from '../subjects/subject-kinds.js';
import { ReportsRepository } from './reports.repository.js';
const actions = {
    resolved: 'report.resolve',
    rejected: 'report.reject',
    pending: 'report.reopen'
};
export class ReportSettlement {
    reports;
    audit;
    events;
    constructor(reports, audit, events){
        this.reports = reports;
        this.audit = audit;
        this.events = events;
    }
    /** @param reports locked by the caller; the new status must be allowed */ async settle(manager, reports, { status, note, decisionOf }, actor) {
        for (const report of reports){
            const { id, userId, status: previous } = report;
            const now = new Date();
            await this.reports.settleReport(manager, report, {
                status,
                openKey: status === 'pending' && userId !== null ? openKey(userId, report) : null,
                note,
                decisionId: decisionOf(report),
                handledBy: actor.id,
                handledAt: now,
                updatedAt: now
            });
            await this.audit.record(manager, {
                actorId: actor.id,
                action: actions[status],
                targetType: 'report',
                targetId: id,
                before: {
                    status: previous,
                    authorId: report.subjectAuthorId
                },
                after: {
                    status
                },
                note
            });
        }
        await this.announce(manager, reports, status, actor);
    }
    /** Except a reporter who decided on the own report. */ async announce(manager, reports, status, actor) {
        if (status === 'pending') return;
        const reporters = reports.flatMap(({ userId })=>userId === null || userId === actor.id ? [] : [
                userId
            ]);
        // Always in the same order, so that transactions cannot deadlock.
        for (const reporterId of reporters.toSorted((one, other)=>one - other)){
            await this.events.publish(manager, 'report.decided', {
                reporterId,
                upheld: status === 'resolved'
            });
        }
    }
}
ReportSettlement = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ReportsRepository === "undefined" ? Object : ReportsRepository,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents
    ])
], ReportSettlement);
export function openKey(userId, subject) {
    return `${userId}:${keyOf(subject)}`;
}
//# sourceMappingURL=report-settlement.js.map
