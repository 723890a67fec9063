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
import { ApiProperty } from '@nestjs/swagger';
import { CommentDto, toCommentDto } from '../../community/comments/comments.dto.js';
import { PublicUserDto, toPublicUserDto } from '../../members/users/users.dto.js';
import { PageQuery } from '../../platform/common/page-query.js';
import { ChoiceParam } from '../../platform/common/query-params.js';
import { outcomes } from '../decisions/decision.entity.js';
import { DecisionDto, toDecisionDto } from '../decisions/decisions.dto.js';
import { reportReasons } from '../subjects/report-reasons.js';
import { subjectKinds } from '../subjects/subject-kinds.js';
import { ReportedAuthorDto, toReportedAuthorDto } from './report-file.dto.js';
import { AdminReportDto, toAdminReportDto } from './reports.dto.js';
export class QueueQuery extends PageQuery {
    kind;
    reason;
    assigned;
}
_ts_decorate([
    ChoiceParam(subjectKinds, 'Seulement ce genre de chose.'),
    _ts_metadata("design:type", typeof SubjectKind === "undefined" ? Object : SubjectKind)
], QueueQuery.prototype, "kind", void 0);
_ts_decorate([
    ChoiceParam(reportReasons, "Seulement ce qui a \xe9t\xe9 signal\xe9 pour ce motif."),
    _ts_metadata("design:type", typeof ReportReason === "undefined" ? Object : ReportReason)
], QueueQuery.prototype, "reason", void 0);
_ts_decorate([
    ChoiceParam([
        'me',
        'nobody'
    ], "Seulement ce dont je m\u2019occupe, ou dont personne ne s\u2019occupe."),
    _ts_metadata("design:type", String)
], QueueQuery.prototype, "assigned", void 0);
let CountedReasonDto = class CountedReasonDto {
    reason;
    count;
};
_ts_decorate([
    ApiProperty({
        enum: reportReasons
    }),
    _ts_metadata("design:type", typeof ReportReason === "undefined" ? Object : ReportReason)
], CountedReasonDto.prototype, "reason", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], CountedReasonDto.prototype, "count", void 0);
/** Content that waits for a decision, whatever its number of reports. */ export class QueuedThingDto {
    kind;
    subjectId;
    title;
    said;
    author;
    count;
    reasons;
    reporters;
    firstAt;
    assignee;
}
_ts_decorate([
    ApiProperty({
        enum: subjectKinds
    }),
    _ts_metadata("design:type", typeof SubjectKind === "undefined" ? Object : SubjectKind)
], QueuedThingDto.prototype, "kind", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], QueuedThingDto.prototype, "subjectId", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: 'Null pour un commentaire.',
        example: 'Le pain au levain'
    }),
    _ts_metadata("design:type", Object)
], QueuedThingDto.prototype, "title", void 0);
_ts_decorate([
    ApiProperty({
        description: 'Ce que disait la chose au dernier signalement.',
        example: 'Achetez ici !'
    }),
    _ts_metadata("design:type", String)
], QueuedThingDto.prototype, "said", void 0);
_ts_decorate([
    ApiProperty({
        type: PublicUserDto,
        nullable: true,
        description: "\xc0 qui elle est."
    }),
    _ts_metadata("design:type", Object)
], QueuedThingDto.prototype, "author", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Signalements en attente.'
    }),
    _ts_metadata("design:type", Number)
], QueuedThingDto.prototype, "count", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            CountedReasonDto
        ],
        description: "Le plus donn\xe9 d\u2019abord."
    }),
    _ts_metadata("design:type", Array)
], QueuedThingDto.prototype, "reasons", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            PublicUserDto
        ],
        description: "Trois au plus de ceux qui l\u2019ont signal\xe9e."
    }),
    _ts_metadata("design:type", Array)
], QueuedThingDto.prototype, "reporters", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time',
        description: 'Le premier signalement en attente.'
    }),
    _ts_metadata("design:type", String)
], QueuedThingDto.prototype, "firstAt", void 0);
_ts_decorate([
    ApiProperty({
        type: PublicUserDto,
        nullable: true,
        description: "Qui s\u2019en occupe."
    }),
    _ts_metadata("design:type", Object)
], QueuedThingDto.prototype, "assignee", void 0);
export class QueueDto {
    things;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            QueuedThingDto
        ]
    }),
    _ts_metadata("design:type", Array)
], QueueDto.prototype, "things", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], QueueDto.prototype, "total", void 0);
let CaseNoteDto = class CaseNoteDto {
    id;
    moderator;
    text;
    createdAt;
};
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], CaseNoteDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        type: PublicUserDto,
        nullable: true,
        description: "Null si le compte n\u2019existe plus."
    }),
    _ts_metadata("design:type", Object)
], CaseNoteDto.prototype, "moderator", void 0);
_ts_decorate([
    ApiProperty({
        example: "Ce lien m\xe8ne \xe0 une documentation."
    }),
    _ts_metadata("design:type", String)
], CaseNoteDto.prototype, "text", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], CaseNoteDto.prototype, "createdAt", void 0);
/** Reported content with everything needed for a decision. */ export class ThingFileDto {
    kind;
    subjectId;
    title;
    said;
    href;
    possible;
    pending;
    reports;
    thread;
    author;
    coauthors;
    decisions;
    notes;
    assignee;
}
_ts_decorate([
    ApiProperty({
        enum: subjectKinds
    }),
    _ts_metadata("design:type", typeof SubjectKind === "undefined" ? Object : SubjectKind)
], ThingFileDto.prototype, "kind", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], ThingFileDto.prototype, "subjectId", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: 'Le pain au levain'
    }),
    _ts_metadata("design:type", Object)
], ThingFileDto.prototype, "title", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Achetez ici !'
    }),
    _ts_metadata("design:type", String)
], ThingFileDto.prototype, "said", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "O\xf9 elle se lit ; null si elle n\u2019y est plus.",
        example: '/tutoriels/5'
    }),
    _ts_metadata("design:type", Object)
], ThingFileDto.prototype, "href", void 0);
_ts_decorate([
    ApiProperty({
        enum: outcomes,
        isArray: true,
        description: "Ce qu\u2019elle peut devenir."
    }),
    _ts_metadata("design:type", Array)
], ThingFileDto.prototype, "possible", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Signalements en attente.'
    }),
    _ts_metadata("design:type", Number)
], ThingFileDto.prototype, "pending", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            AdminReportDto
        ],
        description: 'Les cinquante derniers, quel que soit leur statut.'
    }),
    _ts_metadata("design:type", Array)
], ThingFileDto.prototype, "reports", void 0);
_ts_decorate([
    ApiProperty({
        type: CommentDto,
        nullable: true,
        description: "Le fil d\u2019un commentaire."
    }),
    _ts_metadata("design:type", Object)
], ThingFileDto.prototype, "thread", void 0);
_ts_decorate([
    ApiProperty({
        type: ReportedAuthorDto,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], ThingFileDto.prototype, "author", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            PublicUserDto
        ],
        description: "Ceux qui l\u2019ont \xe9crit avec lui ; ce qui est d\xe9cid\xe9 les concerne aussi."
    }),
    _ts_metadata("design:type", Array)
], ThingFileDto.prototype, "coauthors", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            DecisionDto
        ],
        description: "Ce qui en a \xe9t\xe9 d\xe9cid\xe9, le plus r\xe9cent d\u2019abord."
    }),
    _ts_metadata("design:type", Array)
], ThingFileDto.prototype, "decisions", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            CaseNoteDto
        ],
        description: "La plus ancienne d\u2019abord."
    }),
    _ts_metadata("design:type", Array)
], ThingFileDto.prototype, "notes", void 0);
_ts_decorate([
    ApiProperty({
        type: PublicUserDto,
        nullable: true,
        description: "Qui s\u2019en occupe."
    }),
    _ts_metadata("design:type", Object)
], ThingFileDto.prototype, "assignee", void 0);
export function toQueuedThingDto(subject) {
    const { kind, subjectId, count, reasons, report, reporters, firstAt, assignment } = subject;
    return {
        kind,
        subjectId,
        title: report.subjectTitle,
        said: report.said,
        author: report.subjectAuthor ? toPublicUserDto(report.subjectAuthor) : null,
        count,
        reasons,
        reporters: reporters.flatMap(({ user })=>user ? toPublicUserDto(user) : []),
        firstAt: firstAt.toISOString(),
        assignee: assignment?.moderator ? toPublicUserDto(assignment.moderator) : null
    };
}
export function toThingFileDto(file) {
    const { subject, reports, thread, author, decisions, notes, assignment } = file;
    return {
        kind: subject.kind,
        subjectId: subject.subjectId,
        title: subject.subjectTitle,
        said: subject.said,
        href: file.href,
        possible: [
            ...file.possible
        ],
        pending: file.pending,
        reports: reports.map(toAdminReportDto),
        thread: thread && toCommentDto(thread.comment, thread.replies, undefined, thread.olderReplies),
        author: author && toReportedAuthorDto(author),
        coauthors: file.coauthors.map(toPublicUserDto),
        decisions: decisions.map(toDecisionDto),
        notes: notes.map(({ id, moderator, text, createdAt })=>({
                id,
                moderator: moderator ? toPublicUserDto(moderator) : null,
                text,
                createdAt: createdAt.toISOString()
            })),
        assignee: assignment?.moderator ? toPublicUserDto(assignment.moderator) : null
    };
}
//# sourceMappingURL=desk.dto.js.map
