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
import { IsEmail, ValidateIf } from 'class-validator';
import { TextField } from '../../platform/common/body-fields.js';
import { RevisionEditorDto } from '../contributions/revisions.dto.js';
import { endOf } from './invitations.repository.js';
const EMPTY = "Donnez le nom d\u2019utilisateur ou l\u2019adresse e-mail de la personne \xe0 inviter.";
export class InviteBody {
    invitee;
}
_ts_decorate([
    TextField({
        min: 1,
        max: 254,
        tooShort: EMPTY,
        tooLong: EMPTY,
        description: "Le nom d\u2019utilisateur ou l\u2019adresse e-mail. Pour une adresse la r\xe9ponse est la m\xeame, que quelqu\u2019un l\u2019ait ici ou non.",
        example: 'ada'
    }),
    ValidateIf(({ invitee })=>typeof invitee !== 'string' || invitee.includes('@')),
    IsEmail({}, {
        message: "Cette adresse e-mail n\u2019est pas valable."
    }),
    _ts_metadata("design:type", String)
], InviteBody.prototype, "invitee", void 0);
/** A member who writes a tutorial. */ export class CoAuthorDto {
    id;
    displayName;
    avatar;
    joinedAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], CoAuthorDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Ada Lovelace'
    }),
    _ts_metadata("design:type", String)
], CoAuthorDto.prototype, "displayName", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: 'https://exemple.fr/ada.png'
    }),
    _ts_metadata("design:type", Object)
], CoAuthorDto.prototype, "avatar", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time',
        description: 'Depuis quand.'
    }),
    _ts_metadata("design:type", String)
], CoAuthorDto.prototype, "joinedAt", void 0);
export class SentInvitationDto {
    id;
    invitee;
    invitedBy;
    createdAt;
    expiresAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], SentInvitationDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        description: "Le nom ou l\u2019adresse, comme on l\u2019a donn\xe9.",
        example: 'alan'
    }),
    _ts_metadata("design:type", String)
], SentInvitationDto.prototype, "invitee", void 0);
_ts_decorate([
    ApiProperty({
        type: RevisionEditorDto,
        nullable: true,
        description: "Null une fois le compte supprim\xe9."
    }),
    _ts_metadata("design:type", Object)
], SentInvitationDto.prototype, "invitedBy", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], SentInvitationDto.prototype, "createdAt", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time',
        description: "Quand elle prend fin sans r\xe9ponse."
    }),
    _ts_metadata("design:type", String)
], SentInvitationDto.prototype, "expiresAt", void 0);
export class AuthorsDto {
    authors;
    invitations;
}
_ts_decorate([
    ApiProperty({
        type: [
            CoAuthorDto
        ],
        description: "Dans l\u2019ordre o\xf9 ils signent."
    }),
    _ts_metadata("design:type", Array)
], AuthorsDto.prototype, "authors", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            SentInvitationDto
        ],
        description: "Celles qui attendent une r\xe9ponse."
    }),
    _ts_metadata("design:type", Array)
], AuthorsDto.prototype, "invitations", void 0);
export class InvitedTutorialDto {
    id;
    title;
    authorName;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], InvitedTutorialDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Attendre sans bloquer'
    }),
    _ts_metadata("design:type", String)
], InvitedTutorialDto.prototype, "title", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Ada Lovelace'
    }),
    _ts_metadata("design:type", String)
], InvitedTutorialDto.prototype, "authorName", void 0);
/** An invitation for its recipient. */ export class InvitationDto {
    id;
    tutorial;
    invitedBy;
    createdAt;
    expiresAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], InvitationDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        type: InvitedTutorialDto
    }),
    _ts_metadata("design:type", typeof InvitedTutorialDto === "undefined" ? Object : InvitedTutorialDto)
], InvitationDto.prototype, "tutorial", void 0);
_ts_decorate([
    ApiProperty({
        type: RevisionEditorDto,
        nullable: true,
        description: "Null une fois le compte supprim\xe9."
    }),
    _ts_metadata("design:type", Object)
], InvitationDto.prototype, "invitedBy", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], InvitationDto.prototype, "createdAt", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time',
        description: "Quand elle prend fin sans r\xe9ponse."
    }),
    _ts_metadata("design:type", String)
], InvitationDto.prototype, "expiresAt", void 0);
export class InvitationListDto {
    invitations;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            InvitationDto
        ]
    }),
    _ts_metadata("design:type", Array)
], InvitationListDto.prototype, "invitations", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], InvitationListDto.prototype, "total", void 0);
export class AcceptedDto {
    tutorialId;
}
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Le tutoriel que l\u2019on \xe9crit d\xe9sormais aussi."
    }),
    _ts_metadata("design:type", Number)
], AcceptedDto.prototype, "tutorialId", void 0);
export function toCoAuthorDto({ userId, user, joinedAt }) {
    const { displayName, avatar } = user;
    return {
        id: userId,
        displayName,
        avatar,
        joinedAt: joinedAt.toISOString()
    };
}
export function toSentInvitationDto(invitation) {
    const { id, invitee, createdAt } = invitation;
    return {
        ...{
            id,
            invitee,
            invitedBy: inviterOf(invitation)
        },
        createdAt: createdAt.toISOString(),
        expiresAt: endOf(invitation).toISOString()
    };
}
export function toInvitationDto(invitation) {
    const { invitee, ...common } = toSentInvitationDto(invitation);
    const { id, title, authorName } = invitation.tutorial;
    return {
        ...common,
        tutorial: {
            id,
            title,
            authorName
        }
    };
}
function inviterOf({ invitedBy }) {
    return invitedBy ? {
        id: invitedBy.id,
        displayName: invitedBy.displayName
    } : null;
}
//# sourceMappingURL=authors.dto.js.map
