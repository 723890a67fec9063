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
import { isSuspended } from '../../members/users/users.service.js';
import { reportReasons } from '../subjects/report-reasons.js';
import { AdminReportDto, toAdminReportDto } from './reports.dto.js';
let StatusCountsDto = class StatusCountsDto {
    pending;
    resolved;
    rejected;
};
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], StatusCountsDto.prototype, "pending", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], StatusCountsDto.prototype, "resolved", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], StatusCountsDto.prototype, "rejected", void 0);
let ReasonCountDto = class ReasonCountDto {
    reason;
    count;
};
_ts_decorate([
    ApiProperty({
        enum: reportReasons
    }),
    _ts_metadata("design:type", typeof ReportReason === "undefined" ? Object : ReportReason)
], ReasonCountDto.prototype, "reason", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Signalements en attente.'
    }),
    _ts_metadata("design:type", Number)
], ReasonCountDto.prototype, "count", void 0);
let PriorityDto = class PriorityDto {
    commentId;
    content;
    count;
    reportId;
};
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], PriorityDto.prototype, "commentId", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Achetez ici !'
    }),
    _ts_metadata("design:type", String)
], PriorityDto.prototype, "content", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Signalements en attente.'
    }),
    _ts_metadata("design:type", Number)
], PriorityDto.prototype, "count", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "L\u2019un d\u2019eux."
    }),
    _ts_metadata("design:type", Number)
], PriorityDto.prototype, "reportId", void 0);
/** Statistics for the start of a moderator's work. */ export class ReportsOverviewDto {
    statuses;
    reasons;
    priorities;
}
_ts_decorate([
    ApiProperty({
        type: StatusCountsDto
    }),
    _ts_metadata("design:type", typeof StatusCountsDto === "undefined" ? Object : StatusCountsDto)
], ReportsOverviewDto.prototype, "statuses", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            ReasonCountDto
        ],
        description: 'Les motifs des signalements en attente.'
    }),
    _ts_metadata("design:type", Array)
], ReportsOverviewDto.prototype, "reasons", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            PriorityDto
        ],
        description: "Les commentaires que plusieurs signalements en attente concernent, le plus signal\xe9 d\u2019abord."
    }),
    _ts_metadata("design:type", Array)
], ReportsOverviewDto.prototype, "priorities", void 0);
export class ReportedAuthorDto extends PublicUserDto {
    createdAt;
    isSuspended;
    isAdmin;
    comments;
    reports;
}
_ts_decorate([
    ApiProperty({
        format: 'date-time',
        description: "Date d\u2019inscription."
    }),
    _ts_metadata("design:type", String)
], ReportedAuthorDto.prototype, "createdAt", void 0);
_ts_decorate([
    ApiProperty({
        description: 'Si le compte est suspendu.'
    }),
    _ts_metadata("design:type", Boolean)
], ReportedAuthorDto.prototype, "isSuspended", void 0);
_ts_decorate([
    ApiProperty(),
    _ts_metadata("design:type", Boolean)
], ReportedAuthorDto.prototype, "isAdmin", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Nombre de commentaires.'
    }),
    _ts_metadata("design:type", Number)
], ReportedAuthorDto.prototype, "comments", void 0);
_ts_decorate([
    ApiProperty({
        type: StatusCountsDto,
        description: "Signalements de ce que ce membre a \xe9crit."
    }),
    _ts_metadata("design:type", typeof StatusCountsDto === "undefined" ? Object : StatusCountsDto)
], ReportedAuthorDto.prototype, "reports", void 0);
/** A report with everything needed for a decision. */ export class ReportFileDto extends AdminReportDto {
    thread;
    author;
}
_ts_decorate([
    ApiProperty({
        type: CommentDto,
        nullable: true,
        description: "Le fil du commentaire ; null s\u2019il n\u2019y est plus, ou si autre chose est signal\xe9."
    }),
    _ts_metadata("design:type", Object)
], ReportFileDto.prototype, "thread", void 0);
_ts_decorate([
    ApiProperty({
        type: ReportedAuthorDto,
        nullable: true,
        description: "Null si le compte n\u2019existe plus."
    }),
    _ts_metadata("design:type", Object)
], ReportFileDto.prototype, "author", void 0);
export function toReportFileDto({ report, thread, author }) {
    return {
        ...toAdminReportDto(report),
        thread: thread && toCommentDto(thread.comment, thread.replies, undefined, thread.olderReplies),
        author: author && toReportedAuthorDto(author)
    };
}
export function toReportedAuthorDto({ user, comments, reports }) {
    return {
        ...toPublicUserDto(user),
        createdAt: user.createdAt.toISOString(),
        isSuspended: isSuspended(user),
        isAdmin: user.isAdmin,
        comments,
        reports
    };
}
//# sourceMappingURL=report-file.dto.js.map
