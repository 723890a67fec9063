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
import { IsIn } from 'class-validator';
import { FlagField, IdField, IdListField, TextField } from '../../platform/common/body-fields.js';
import { ConsolePageQuery } from '../../platform/common/page-query.js';
import { CursorParam, ChoiceParam, IdParam, IntParam } from '../../platform/common/query-params.js';
import { PublicUserDto, toPublicUserDto } from '../../members/users/users.dto.js';
import { DecisionDto, toDecisionDto } from '../decisions/decisions.dto.js';
import { reportReasons } from '../subjects/report-reasons.js';
import { subjectKinds } from '../subjects/subject-kinds.js';
import { reportStatuses } from './report.entity.js';
import { reportSorts } from './reports.repository.js';
/** Up to this many are returned at once. */ export const MAX_LISTED = 1000;
export class ReasonBody {
    reason;
    details;
}
_ts_decorate([
    ApiProperty({
        enum: reportReasons
    }),
    IsIn(reportReasons, {
        message: 'Motif de signalement invalide'
    }),
    _ts_metadata("design:type", typeof ReportReason === "undefined" ? Object : ReportReason)
], ReasonBody.prototype, "reason", void 0);
_ts_decorate([
    TextField({
        lines: true,
        max: 1000,
        optional: true,
        tooLong: "Les d\xe9tails ne peuvent pas d\xe9passer 1000 caract\xe8res",
        example: 'Un lien vers une boutique.'
    }),
    _ts_metadata("design:type", Object)
], ReasonBody.prototype, "details", void 0);
export class ReportBody extends ReasonBody {
    commentId;
    userId;
}
_ts_decorate([
    IdField({
        message: 'ID de commentaire invalide'
    }),
    _ts_metadata("design:type", Number)
], ReportBody.prototype, "commentId", void 0);
_ts_decorate([
    IdField({
        message: "ID d'utilisateur invalide",
        optional: true,
        description: "Sans effet : qui signale est le membre connect\xe9."
    }),
    _ts_metadata("design:type", Number)
], ReportBody.prototype, "userId", void 0);
export class ReportStatusBody {
    status;
    note;
    deleteComment;
}
_ts_decorate([
    ApiProperty({
        enum: reportStatuses,
        example: 'resolved'
    }),
    IsIn(reportStatuses, {
        message: 'Le statut doit valoir pending, resolved ou rejected.'
    }),
    _ts_metadata("design:type", typeof ReportStatus === "undefined" ? Object : ReportStatus)
], ReportStatusBody.prototype, "status", void 0);
_ts_decorate([
    TextField({
        lines: true,
        max: 1000,
        optional: true,
        description: "Gard\xe9e avec le signalement et dans le journal.",
        example: "Publicit\xe9."
    }),
    _ts_metadata("design:type", Object)
], ReportStatusBody.prototype, "note", void 0);
_ts_decorate([
    FlagField("Supprime aussi le commentaire, et r\xe9sout ses autres signalements ; avec le statut `resolved` seulement."),
    _ts_metadata("design:type", Boolean)
], ReportStatusBody.prototype, "deleteComment", void 0);
export class ReportDecisionsBody extends ReportStatusBody {
    ids;
}
_ts_decorate([
    IdListField({
        min: 1,
        max: MAX_LISTED,
        tooShort: 'Choisissez au moins un signalement.',
        message: `Donnez ${MAX_LISTED} signalements au plus, chacun une fois.`
    }),
    _ts_metadata("design:type", Array)
], ReportDecisionsBody.prototype, "ids", void 0);
export class DecidedReportsDto {
    ids;
    unknownIds;
}
_ts_decorate([
    ApiProperty({
        type: 'array',
        items: {
            type: 'integer'
        },
        description: "Les signalements demand\xe9s dont le statut a chang\xe9."
    }),
    _ts_metadata("design:type", Array)
], DecidedReportsDto.prototype, "ids", void 0);
_ts_decorate([
    ApiProperty({
        type: 'array',
        items: {
            type: 'integer'
        },
        description: "Les signalements demand\xe9s qui n\u2019existent pas."
    }),
    _ts_metadata("design:type", Array)
], DecidedReportsDto.prototype, "unknownIds", void 0);
export class ReportsQuery extends ConsolePageQuery {
    cursor;
    sort;
    status;
    reason;
    commentId;
    kind;
    authorId;
    userId;
    limit;
}
_ts_decorate([
    CursorParam(),
    _ts_metadata("design:type", typeof Cursor === "undefined" ? Object : Cursor)
], ReportsQuery.prototype, "cursor", void 0);
_ts_decorate([
    ChoiceParam(reportSorts, "Ce qui donne l\u2019ordre.", 'id'),
    _ts_metadata("design:type", typeof ReportSort === "undefined" ? Object : ReportSort)
], ReportsQuery.prototype, "sort", void 0);
_ts_decorate([
    ChoiceParam(reportStatuses, 'Seulement les signalements de ce statut.'),
    _ts_metadata("design:type", typeof ReportStatus === "undefined" ? Object : ReportStatus)
], ReportsQuery.prototype, "status", void 0);
_ts_decorate([
    ChoiceParam(reportReasons, 'Seulement les signalements de ce motif.'),
    _ts_metadata("design:type", typeof ReportReason === "undefined" ? Object : ReportReason)
], ReportsQuery.prototype, "reason", void 0);
_ts_decorate([
    IdParam('Seulement les signalements de ce commentaire.'),
    _ts_metadata("design:type", Number)
], ReportsQuery.prototype, "commentId", void 0);
_ts_decorate([
    ChoiceParam(subjectKinds, 'Seulement les signalements de ce genre de chose.'),
    _ts_metadata("design:type", typeof SubjectKind === "undefined" ? Object : SubjectKind)
], ReportsQuery.prototype, "kind", void 0);
_ts_decorate([
    IdParam("Seulement les signalements de ce qui est \xe0 ce membre."),
    _ts_metadata("design:type", Number)
], ReportsQuery.prototype, "authorId", void 0);
_ts_decorate([
    IdParam('Seulement les signalements faits par ce membre.'),
    _ts_metadata("design:type", Number)
], ReportsQuery.prototype, "userId", void 0);
_ts_decorate([
    IntParam({
        min: 1,
        max: MAX_LISTED,
        fallback: MAX_LISTED,
        description: 'Nombre de signalements.'
    }),
    _ts_metadata("design:type", Number)
], ReportsQuery.prototype, "limit", void 0);
/** A report as its reporter sees it. */ export class ReportDto {
    id;
    kind;
    commentId;
    userId;
    reason;
    details;
    status;
    createdAt;
    updatedAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], ReportDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        enum: subjectKinds,
        description: "Le genre de ce qui est signal\xe9."
    }),
    _ts_metadata("design:type", typeof SubjectKind === "undefined" ? Object : SubjectKind)
], ReportDto.prototype, "kind", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true,
        description: "Null si autre chose est signal\xe9."
    }),
    _ts_metadata("design:type", Object)
], ReportDto.prototype, "commentId", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true,
        description: "Null si le compte n\u2019existe plus."
    }),
    _ts_metadata("design:type", Object)
], ReportDto.prototype, "userId", void 0);
_ts_decorate([
    ApiProperty({
        enum: reportReasons
    }),
    _ts_metadata("design:type", typeof ReportReason === "undefined" ? Object : ReportReason)
], ReportDto.prototype, "reason", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: 'Un lien vers une boutique.'
    }),
    _ts_metadata("design:type", Object)
], ReportDto.prototype, "details", void 0);
_ts_decorate([
    ApiProperty({
        enum: reportStatuses
    }),
    _ts_metadata("design:type", typeof ReportStatus === "undefined" ? Object : ReportStatus)
], ReportDto.prototype, "status", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], ReportDto.prototype, "createdAt", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], ReportDto.prototype, "updatedAt", void 0);
export class ReportedCommentDto {
    id;
    content;
    tutorialId;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], ReportedCommentDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Achetez ici !'
    }),
    _ts_metadata("design:type", String)
], ReportedCommentDto.prototype, "content", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], ReportedCommentDto.prototype, "tutorialId", void 0);
/** A report as moderators see it. */ export class AdminReportDto extends ReportDto {
    subjectId;
    title;
    comment;
    commentContent;
    user;
    author;
    handledBy;
    handledAt;
    note;
    decision;
}
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "L\u2019identifiant de ce qui est signal\xe9."
    }),
    _ts_metadata("design:type", Number)
], AdminReportDto.prototype, "subjectId", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Titre ou nom de la chose quand elle a \xe9t\xe9 signal\xe9e ; null pour un commentaire.",
        example: 'Le pain au levain'
    }),
    _ts_metadata("design:type", Object)
], AdminReportDto.prototype, "title", void 0);
_ts_decorate([
    ApiProperty({
        type: ReportedCommentDto,
        nullable: true,
        description: "Null s\u2019il a \xe9t\xe9 supprim\xe9, ou si autre chose est signal\xe9."
    }),
    _ts_metadata("design:type", Object)
], AdminReportDto.prototype, "comment", void 0);
_ts_decorate([
    ApiProperty({
        description: "Ce que disait le commentaire, ou comment la chose se d\xe9crivait, quand elle a \xe9t\xe9 signal\xe9e ; vide un an apr\xe8s la d\xe9cision.",
        example: 'Achetez ici !'
    }),
    _ts_metadata("design:type", String)
], AdminReportDto.prototype, "commentContent", void 0);
_ts_decorate([
    ApiProperty({
        type: PublicUserDto,
        nullable: true,
        description: "Qui signale ; null si le compte n\u2019existe plus."
    }),
    _ts_metadata("design:type", Object)
], AdminReportDto.prototype, "user", void 0);
_ts_decorate([
    ApiProperty({
        type: PublicUserDto,
        nullable: true,
        description: "\xc0 qui est la chose ; null si le compte n\u2019existe plus."
    }),
    _ts_metadata("design:type", Object)
], AdminReportDto.prototype, "author", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true,
        description: "L\u2019administrateur qui l\u2019a trait\xe9 en dernier."
    }),
    _ts_metadata("design:type", Object)
], AdminReportDto.prototype, "handledBy", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], AdminReportDto.prototype, "handledAt", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: "Publicit\xe9."
    }),
    _ts_metadata("design:type", Object)
], AdminReportDto.prototype, "note", void 0);
_ts_decorate([
    ApiProperty({
        type: DecisionDto,
        nullable: true,
        description: "Ce qui a \xe9t\xe9 d\xe9cid\xe9, et fait."
    }),
    _ts_metadata("design:type", Object)
], AdminReportDto.prototype, "decision", void 0);
export function toReportDto(report) {
    const { id, kind, subjectId, userId, reason, details, status, createdAt, updatedAt } = report;
    return {
        id,
        kind,
        commentId: kind === 'comment' ? subjectId : null,
        userId,
        reason,
        details,
        status,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString()
    };
}
export function toAdminReportDto(report) {
    const { subjectId, subjectTitle, said, comment, user, subjectAuthor, handledBy, handledAt, note, decision } = report;
    return {
        ...toReportDto(report),
        subjectId,
        title: subjectTitle,
        comment: comment ? {
            id: comment.id,
            content: comment.content,
            tutorialId: comment.tutorialId
        } : null,
        commentContent: said,
        user: user ? toPublicUserDto(user) : null,
        author: subjectAuthor ? toPublicUserDto(subjectAuthor) : null,
        handledBy,
        handledAt: handledAt?.toISOString() ?? null,
        note,
        decision: decision ? toDecisionDto(decision) : null
    };
}
//# sourceMappingURL=reports.dto.js.map
