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
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { kindNames, notificationKinds } from './notification-kinds.js';
import { notificationVariants } from './notification.entity.js';
const MAX_SEQ = 2_147_483_647;
export class NotificationDto {
    id;
    seq;
    type;
    variant;
    title;
    message;
    href;
    group;
    read;
    timestamp;
}
_ts_decorate([
    ApiProperty({
        type: 'integer',
        example: 42
    }),
    _ts_metadata("design:type", Number)
], NotificationDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Rang parmi les notifications du membre.'
    }),
    _ts_metadata("design:type", Number)
], NotificationDto.prototype, "seq", void 0);
_ts_decorate([
    ApiProperty({
        enum: kindNames
    }),
    _ts_metadata("design:type", typeof NotificationKind === "undefined" ? Object : NotificationKind)
], NotificationDto.prototype, "type", void 0);
_ts_decorate([
    ApiProperty({
        enum: notificationVariants
    }),
    _ts_metadata("design:type", typeof NotificationVariant === "undefined" ? Object : NotificationVariant)
], NotificationDto.prototype, "variant", void 0);
_ts_decorate([
    ApiProperty({
        example: "Nouvelle r\xe9ponse"
    }),
    _ts_metadata("design:type", String)
], NotificationDto.prototype, "title", void 0);
_ts_decorate([
    ApiProperty({
        example: "Ada a r\xe9pondu \xe0 votre commentaire sur \xab\xa0Le pain\xa0\xbb."
    }),
    _ts_metadata("design:type", String)
], NotificationDto.prototype, "message", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Chemin de la page concern\xe9e.",
        example: '/tutoriels/5'
    }),
    _ts_metadata("design:type", Object)
], NotificationDto.prototype, "href", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "De celles d\u2019un m\xeame groupe, la plus r\xe9cente vaut pour toutes.",
        example: 'like:12'
    }),
    _ts_metadata("design:type", Object)
], NotificationDto.prototype, "group", void 0);
_ts_decorate([
    ApiProperty(),
    _ts_metadata("design:type", Boolean)
], NotificationDto.prototype, "read", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], NotificationDto.prototype, "timestamp", void 0);
export class InboxStateDto {
    seq;
    readSeq;
    clearedSeq;
    unread;
}
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Rang de la plus r\xe9cente."
    }),
    _ts_metadata("design:type", Number)
], InboxStateDto.prototype, "seq", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Jusqu\u2019\xe0 ce rang elles sont lues."
    }),
    _ts_metadata("design:type", Number)
], InboxStateDto.prototype, "readSeq", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Jusqu\u2019\xe0 ce rang elles sont effac\xe9es."
    }),
    _ts_metadata("design:type", Number)
], InboxStateDto.prototype, "clearedSeq", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Combien ne sont pas lues.'
    }),
    _ts_metadata("design:type", Number)
], InboxStateDto.prototype, "unread", void 0);
export class NotificationListDto extends InboxStateDto {
    notifications;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            NotificationDto
        ]
    }),
    _ts_metadata("design:type", Array)
], NotificationListDto.prototype, "notifications", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], NotificationListDto.prototype, "total", void 0);
export class ReadBody {
    upTo;
}
_ts_decorate([
    ApiPropertyOptional({
        type: 'integer',
        minimum: 0,
        maximum: MAX_SEQ,
        description: "Rang jusqu\u2019auquel tout est lu ; sans lui, tout l\u2019est."
    }),
    IsOptional(),
    IsInt({
        message: "Le rang doit \xeatre un nombre entier."
    }),
    Min(0, {
        message: "Le rang doit \xeatre un nombre entier."
    }),
    Max(MAX_SEQ, {
        message: "Le rang doit \xeatre un nombre entier."
    }),
    _ts_metadata("design:type", Number)
], ReadBody.prototype, "upTo", void 0);
export class NotificationChoiceDto {
    type;
    label;
    muted;
}
_ts_decorate([
    ApiProperty({
        enum: kindNames
    }),
    _ts_metadata("design:type", typeof NotificationKind === "undefined" ? Object : NotificationKind)
], NotificationChoiceDto.prototype, "type", void 0);
_ts_decorate([
    ApiProperty({
        example: "R\xe9ponses \xe0 mes commentaires"
    }),
    _ts_metadata("design:type", String)
], NotificationChoiceDto.prototype, "label", void 0);
_ts_decorate([
    ApiProperty({
        description: 'Si le membre ne veut pas de celles-ci.'
    }),
    _ts_metadata("design:type", Boolean)
], NotificationChoiceDto.prototype, "muted", void 0);
export class NotificationChoicesDto {
    choices;
}
_ts_decorate([
    ApiProperty({
        type: [
            NotificationChoiceDto
        ]
    }),
    _ts_metadata("design:type", Array)
], NotificationChoicesDto.prototype, "choices", void 0);
export class MutedBody {
    muted;
}
_ts_decorate([
    KindsField(),
    _ts_metadata("design:type", Array)
], MutedBody.prototype, "muted", void 0);
function KindsField() {
    const message = `Les notifications \xe0 taire doivent \xeatre une liste parmi ${kindNames.join(', ')}.`;
    return applyDecorators(ApiProperty({
        enum: kindNames,
        isArray: true,
        maxItems: kindNames.length
    }), IsArray({
        message
    }), ArrayMaxSize(kindNames.length, {
        message
    }), ArrayUnique({
        message
    }), IsIn(kindNames, {
        each: true,
        message
    }));
}
export function toNotificationDto(notification, readSeq) {
    const { id, seq, kind, variant, title, message, href, groupKey, createdAt } = notification;
    return {
        id,
        seq,
        type: kind,
        variant,
        title,
        message,
        href,
        group: groupKey,
        read: seq <= readSeq,
        timestamp: createdAt.toISOString()
    };
}
export function toInboxStateDto({ seq, readSeq, clearedSeq, unread }) {
    return {
        seq,
        readSeq,
        clearedSeq,
        unread
    };
}
/** @param moderates whether the member can receive notifications about reports */ export function toChoicesDto(muted, moderates) {
    const offered = kindNames.filter((type)=>moderates || type !== 'report');
    return {
        choices: offered.map((type)=>({
                type,
                label: notificationKinds[type],
                muted: muted.includes(type)
            }))
    };
}
//# sourceMappingURL=notifications.dto.js.map
