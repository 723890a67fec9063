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
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IdField, TextField } from '../../platform/common/body-fields.js';
import { ConsolePageQuery, OlderField } from '../../platform/common/page-query.js';
import { BeforeParam, CursorParam, ChoiceParam, IntParam, TextParam } from '../../platform/common/query-params.js';
import { PublicUserDto, toPublicUserDto } from '../../members/users/users.dto.js';
import { commentSorts } from './comments.repository.js';
/** Up to this many comments are returned at once; `Link` leads to the rest. */ export const MAX_LISTED = 100;
export class CommentsQuery {
    limit;
    offset;
}
_ts_decorate([
    IntParam({
        min: 1,
        max: MAX_LISTED,
        fallback: MAX_LISTED,
        description: "Nombre de commentaires, sans leurs r\xe9ponses."
    }),
    _ts_metadata("design:type", Number)
], CommentsQuery.prototype, "limit", void 0);
_ts_decorate([
    IntParam({
        min: 0,
        max: 1_000_000,
        fallback: 0,
        description: "Nombre de commentaires \xe0 passer."
    }),
    _ts_metadata("design:type", Number)
], CommentsQuery.prototype, "offset", void 0);
export class CommentBody {
    content;
    parentId;
    tutorialId;
    userId;
}
_ts_decorate([
    TextField({
        lines: true,
        min: 2,
        max: 1000,
        tooShort: "Le commentaire doit contenir au moins 2 caract\xe8res",
        tooLong: "Le commentaire ne peut pas d\xe9passer 1000 caract\xe8res",
        example: "Merci, j\u2019ai enfin compris."
    }),
    _ts_metadata("design:type", String)
], CommentBody.prototype, "content", void 0);
_ts_decorate([
    IdField({
        message: 'ID de commentaire parent invalide',
        optional: true,
        nullable: true,
        description: "Le commentaire auquel celui-ci r\xe9pond."
    }),
    _ts_metadata("design:type", Object)
], CommentBody.prototype, "parentId", void 0);
_ts_decorate([
    IdField({
        message: 'ID de tutoriel invalide',
        optional: true,
        description: "Sans effet : le tutoriel est celui de l\u2019adresse."
    }),
    _ts_metadata("design:type", Number)
], CommentBody.prototype, "tutorialId", void 0);
_ts_decorate([
    IdField({
        message: "ID d'utilisateur invalide",
        optional: true,
        description: "Sans effet : l\u2019auteur est le membre connect\xe9."
    }),
    _ts_metadata("design:type", Number)
], CommentBody.prototype, "userId", void 0);
export class ReplyDto {
    id;
    content;
    tutorialId;
    userId;
    parentId;
    likes;
    likedByMe;
    createdAt;
    updatedAt;
    user;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], ReplyDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        description: 'Texte brut.',
        example: "Merci, j\u2019ai enfin compris."
    }),
    _ts_metadata("design:type", String)
], ReplyDto.prototype, "content", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], ReplyDto.prototype, "tutorialId", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], ReplyDto.prototype, "userId", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], ReplyDto.prototype, "parentId", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], ReplyDto.prototype, "likes", void 0);
_ts_decorate([
    ApiPropertyOptional({
        description: "Si le membre connect\xe9 l\u2019aime ; absent pour un visiteur."
    }),
    _ts_metadata("design:type", Boolean)
], ReplyDto.prototype, "likedByMe", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], ReplyDto.prototype, "createdAt", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], ReplyDto.prototype, "updatedAt", void 0);
_ts_decorate([
    ApiProperty({
        type: PublicUserDto
    }),
    _ts_metadata("design:type", typeof PublicUserDto === "undefined" ? Object : PublicUserDto)
], ReplyDto.prototype, "user", void 0);
export class CommentDto extends ReplyDto {
    replies;
    olderReplies;
}
_ts_decorate([
    ApiProperty({
        type: [
            ReplyDto
        ],
        description: "Les plus anciennes d\u2019abord."
    }),
    _ts_metadata("design:type", Array)
], CommentDto.prototype, "replies", void 0);
_ts_decorate([
    ApiPropertyOptional({
        type: 'integer',
        description: "Combien de r\xe9ponses plus anciennes ne sont pas donn\xe9es ; absent quand toutes le sont.",
        example: 12
    }),
    _ts_metadata("design:type", Number)
], CommentDto.prototype, "olderReplies", void 0);
export class AdminCommentsQuery extends ConsolePageQuery {
    cursor;
    sort;
    q;
    before;
    state;
}
_ts_decorate([
    CursorParam(),
    _ts_metadata("design:type", typeof Cursor === "undefined" ? Object : Cursor)
], AdminCommentsQuery.prototype, "cursor", void 0);
_ts_decorate([
    ChoiceParam(commentSorts, "Ce qui donne l\u2019ordre ; recent : les derniers \xe9crits ou supprim\xe9s d\u2019abord.", 'recent'),
    _ts_metadata("design:type", typeof CommentSort === "undefined" ? Object : CommentSort)
], AdminCommentsQuery.prototype, "sort", void 0);
_ts_decorate([
    TextParam(200, "Texte \xe0 trouver dans le commentaire ou le nom de son auteur.", 'merci'),
    _ts_metadata("design:type", String)
], AdminCommentsQuery.prototype, "q", void 0);
_ts_decorate([
    BeforeParam(),
    _ts_metadata("design:type", Number)
], AdminCommentsQuery.prototype, "before", void 0);
_ts_decorate([
    ChoiceParam([
        'visible',
        'deleted'
    ], "Ceux que tout le monde lit, ou ceux qu\u2019un administrateur a supprim\xe9s et qui peuvent \xeatre r\xe9tablis.", 'visible'),
    _ts_metadata("design:type", String)
], AdminCommentsQuery.prototype, "state", void 0);
/** A comment in the console's list. */ export class AdminCommentDto extends ReplyDto {
    tutorialTitle;
    deletedAt;
    deletedBy;
}
_ts_decorate([
    ApiProperty({
        example: 'Attendre sans bloquer'
    }),
    _ts_metadata("design:type", String)
], AdminCommentDto.prototype, "tutorialTitle", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], AdminCommentDto.prototype, "deletedAt", void 0);
_ts_decorate([
    ApiProperty({
        type: PublicUserDto,
        nullable: true,
        description: "Qui l\u2019a supprim\xe9, tant que son compte existe."
    }),
    _ts_metadata("design:type", Object)
], AdminCommentDto.prototype, "deletedBy", void 0);
export class AdminCommentListDto {
    comments;
    total;
    older;
}
_ts_decorate([
    ApiProperty({
        type: [
            AdminCommentDto
        ]
    }),
    _ts_metadata("design:type", Array)
], AdminCommentListDto.prototype, "comments", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], AdminCommentListDto.prototype, "total", void 0);
_ts_decorate([
    OlderField(),
    _ts_metadata("design:type", Object)
], AdminCommentListDto.prototype, "older", void 0);
export class LikeDto {
    likes;
    liked;
}
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Combien de membres aiment ce commentaire.'
    }),
    _ts_metadata("design:type", Number)
], LikeDto.prototype, "likes", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si le membre connect\xe9 l\u2019aime."
    }),
    _ts_metadata("design:type", Boolean)
], LikeDto.prototype, "liked", void 0);
/** @param liked ids of the comments the caller likes; undefined for a visitor */ export function toReplyDto(comment, liked) {
    const { id, content, tutorialId, userId, parentId, likes } = comment;
    return {
        id,
        content,
        tutorialId,
        userId,
        parentId,
        likes,
        ...liked && {
            likedByMe: liked.has(id)
        },
        createdAt: comment.createdAt.toISOString(),
        updatedAt: comment.updatedAt.toISOString(),
        user: toPublicUserDto(comment.user)
    };
}
export function toCommentDto(comment, replies, liked, olderReplies = 0) {
    return {
        ...toReplyDto(comment, liked),
        replies: replies.map((reply)=>toReplyDto(reply, liked)),
        ...olderReplies > 0 && {
            olderReplies
        }
    };
}
/** @param deletion undefined for a comment that is not deleted */ export function toAdminCommentDto(comment, titles, deletion) {
    return {
        ...toReplyDto(comment, undefined),
        tutorialTitle: titles.get(comment.tutorialId) ?? '',
        deletedAt: deletion?.deletedAt?.toISOString() ?? null,
        deletedBy: deletion?.deletedBy ? toPublicUserDto(deletion.deletedBy) : null
    };
}
/** Response to a comment that a moderator has to review first. */ export class HeldDto {
    isHeld;
    message;
}
_ts_decorate([
    ApiProperty({
        enum: [
            true
        ]
    }),
    _ts_metadata("design:type", Boolean)
], HeldDto.prototype, "isHeld", void 0);
_ts_decorate([
    ApiProperty({
        example: "Votre commentaire attend qu\u2019un mod\xe9rateur le lise."
    }),
    _ts_metadata("design:type", String)
], HeldDto.prototype, "message", void 0);
export function toHeldDto() {
    return {
        isHeld: true,
        message: "Votre commentaire attend qu\u2019un mod\xe9rateur le lise : il para\xeetra ensuite ; s\u2019il ne para\xeet pas, vous en serez pr\xe9venu."
    };
}
//# sourceMappingURL=comments.dto.js.map
