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
/** Public data of a member. */ export class PublicUserDto {
    id;
    displayName;
    avatar;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], PublicUserDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Ada Lovelace'
    }),
    _ts_metadata("design:type", String)
], PublicUserDto.prototype, "displayName", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: 'https://exemple.fr/ada.png'
    }),
    _ts_metadata("design:type", Object)
], PublicUserDto.prototype, "avatar", void 0);
/** A member's own data. */ export class UserDto extends PublicUserDto {
    username;
    email;
    emailConfirmed;
    bio;
    website;
    socialLinks;
    expertise;
    isContributor;
    contributorRevoked;
    contributorVerified;
    isAdmin;
    isModerator;
    isReviewer;
    twoFactorEnabled;
    createdAt;
    updatedAt;
}
_ts_decorate([
    ApiProperty({
        example: 'ada'
    }),
    _ts_metadata("design:type", String)
], UserDto.prototype, "username", void 0);
_ts_decorate([
    ApiProperty({
        format: 'email'
    }),
    _ts_metadata("design:type", String)
], UserDto.prototype, "email", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si l\u2019adresse e-mail a \xe9t\xe9 confirm\xe9e."
    }),
    _ts_metadata("design:type", Boolean)
], UserDto.prototype, "emailConfirmed", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: "J\u2019\xe9cris des programmes pour une machine qui n\u2019existe pas encore."
    }),
    _ts_metadata("design:type", Object)
], UserDto.prototype, "bio", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: 'https://exemple.fr/ada'
    }),
    _ts_metadata("design:type", Object)
], UserDto.prototype, "website", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            String
        ],
        example: [
            'https://exemple.fr/@ada'
        ]
    }),
    _ts_metadata("design:type", Array)
], UserDto.prototype, "socialLinks", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            String
        ],
        example: [
            'programmation'
        ]
    }),
    _ts_metadata("design:type", Array)
], UserDto.prototype, "expertise", void 0);
_ts_decorate([
    ApiProperty(),
    _ts_metadata("design:type", Boolean)
], UserDto.prototype, "isContributor", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si un administrateur lui a retir\xe9 le droit de publier."
    }),
    _ts_metadata("design:type", Boolean)
], UserDto.prototype, "contributorRevoked", void 0);
_ts_decorate([
    ApiProperty(),
    _ts_metadata("design:type", Boolean)
], UserDto.prototype, "contributorVerified", void 0);
_ts_decorate([
    ApiProperty(),
    _ts_metadata("design:type", Boolean)
], UserDto.prototype, "isAdmin", void 0);
_ts_decorate([
    ApiProperty({
        description: "S\u2019il mod\xe8re : signalements, commentaires et suspensions."
    }),
    _ts_metadata("design:type", Boolean)
], UserDto.prototype, "isModerator", void 0);
_ts_decorate([
    ApiProperty({
        description: 'Si le membre relit les premiers tutoriels des contributeurs.'
    }),
    _ts_metadata("design:type", Boolean)
], UserDto.prototype, "isReviewer", void 0);
_ts_decorate([
    ApiProperty({
        description: 'Si un second facteur est en place.'
    }),
    _ts_metadata("design:type", Boolean)
], UserDto.prototype, "twoFactorEnabled", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], UserDto.prototype, "createdAt", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], UserDto.prototype, "updatedAt", void 0);
export function toPublicUserDto({ id, displayName, avatar }) {
    return {
        id,
        displayName,
        avatar
    };
}
export function toUserDto(user) {
    return {
        ...toPublicUserDto(user),
        username: user.username,
        email: user.email,
        emailConfirmed: user.emailConfirmedAt !== null,
        bio: user.bio,
        website: user.website,
        socialLinks: user.socialLinks,
        expertise: user.expertise,
        isContributor: user.isContributor,
        contributorRevoked: user.contributorRevoked,
        contributorVerified: user.contributorVerified,
        isAdmin: user.isAdmin,
        isModerator: user.isModerator,
        isReviewer: user.isReviewer,
        twoFactorEnabled: user.totpConfirmedAt !== null,
        createdAt: user.createdAt.toISOString(),
        updatedAt: user.updatedAt.toISOString()
    };
}
//# sourceMappingURL=users.dto.js.map
