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
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { PublicUserDto } from '../users/users.dto.js';
function Choice(description) {
    return applyDecorators(ApiProperty({
        type: Boolean,
        description
    }), IsBoolean({
        message: "Le champ \xab $property \xbb doit valoir vrai ou faux."
    }));
}
export class PublicPageBody {
    isShown;
    showsBio;
    showsExpertise;
    showsLinks;
    showsCollections;
    showsJoined;
}
_ts_decorate([
    Choice("Si le membre a une page publique avant d\u2019avoir publi\xe9."),
    _ts_metadata("design:type", Boolean)
], PublicPageBody.prototype, "isShown", void 0);
_ts_decorate([
    Choice('Si elle montre la biographie, qui se lit aussi sous ses tutoriels.'),
    _ts_metadata("design:type", Boolean)
], PublicPageBody.prototype, "showsBio", void 0);
_ts_decorate([
    Choice("Si elle montre les domaines d\u2019expertise."),
    _ts_metadata("design:type", Boolean)
], PublicPageBody.prototype, "showsExpertise", void 0);
_ts_decorate([
    Choice("Si elle montre le site web et les r\xe9seaux."),
    _ts_metadata("design:type", Boolean)
], PublicPageBody.prototype, "showsLinks", void 0);
_ts_decorate([
    Choice('Si elle montre les collections publiques.'),
    _ts_metadata("design:type", Boolean)
], PublicPageBody.prototype, "showsCollections", void 0);
_ts_decorate([
    Choice('Si elle montre depuis quand il est membre.'),
    _ts_metadata("design:type", Boolean)
], PublicPageBody.prototype, "showsJoined", void 0);
export class PublicPageDto extends PublicPageBody {
    exists;
}
_ts_decorate([
    ApiProperty({
        description: "Si la page existe : le membre la veut, ou a publi\xe9."
    }),
    _ts_metadata("design:type", Boolean)
], PublicPageDto.prototype, "exists", void 0);
export class AuthorCollectionDto {
    name;
    description;
    path;
    tutorialCount;
}
_ts_decorate([
    ApiProperty({
        example: 'Bien commencer'
    }),
    _ts_metadata("design:type", String)
], AuthorCollectionDto.prototype, "name", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: "Par o\xf9 commencer quand on n\u2019a jamais programm\xe9."
    }),
    _ts_metadata("design:type", Object)
], AuthorCollectionDto.prototype, "description", void 0);
_ts_decorate([
    ApiProperty({
        description: "O\xf9 elle se lit.",
        example: '/collections/partagees/4fQ2'
    }),
    _ts_metadata("design:type", String)
], AuthorCollectionDto.prototype, "path", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], AuthorCollectionDto.prototype, "tutorialCount", void 0);
export class AuthorPageDto extends PublicUserDto {
    bio;
    website;
    socialLinks;
    expertise;
    joinedAt;
    collections;
}
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: "Math\xe9maticienne."
    }),
    _ts_metadata("design:type", Object)
], AuthorPageDto.prototype, "bio", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: 'https://exemple.fr/ada'
    }),
    _ts_metadata("design:type", Object)
], AuthorPageDto.prototype, "website", void 0);
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
], AuthorPageDto.prototype, "socialLinks", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            String
        ],
        description: "Codes des domaines d\u2019expertise.",
        example: [
            'programmation'
        ]
    }),
    _ts_metadata("design:type", Array)
], AuthorPageDto.prototype, "expertise", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true,
        example: '2026-03-01T08:00:00.000Z'
    }),
    _ts_metadata("design:type", Object)
], AuthorPageDto.prototype, "joinedAt", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            AuthorCollectionDto
        ],
        nullable: true,
        description: 'Null quand le membre ne les montre pas.'
    }),
    _ts_metadata("design:type", Object)
], AuthorPageDto.prototype, "collections", void 0);
//# sourceMappingURL=profiles.dto.js.map
