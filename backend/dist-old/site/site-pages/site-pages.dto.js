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
import { IsInt, Max, Min } from 'class-validator';
import { TextField } from '../../platform/common/body-fields.js';
import { MAX_ID } from '../../platform/common/id.pipe.js';
import { sitePageNames, sitePages } from './site-pages.js';
const MAX_SOURCE = 100_000;
const STALE = "Donnez le num\xe9ro de la version que vous remplacez, ou 0.";
export class SitePageBody {
    source;
    replaces;
}
_ts_decorate([
    TextField({
        min: 1,
        max: MAX_SOURCE,
        tooShort: "Une page ne peut pas \xeatre vide.",
        tooLong: "Une page ne peut pas d\xe9passer 100 000 caract\xe8res.",
        lines: true,
        asWritten: true,
        description: 'Markdown.',
        example: "## \xc9diteur\n\nAssociation Ateliers du Lac."
    }),
    _ts_metadata("design:type", String)
], SitePageBody.prototype, "source", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        minimum: 0,
        maximum: MAX_ID,
        description: "Version que l\u2019on remplace ; 0 s\u2019il n\u2019y en a pas."
    }),
    IsInt({
        message: STALE
    }),
    Min(0, {
        message: STALE
    }),
    Max(MAX_ID, {
        message: STALE
    }),
    _ts_metadata("design:type", Number)
], SitePageBody.prototype, "replaces", void 0);
export class OwnPageDto {
    html;
    opening;
    updatedAt;
}
_ts_decorate([
    ApiProperty({
        example: '<p>Association Ateliers du Lac.</p>'
    }),
    _ts_metadata("design:type", String)
], OwnPageDto.prototype, "html", void 0);
_ts_decorate([
    ApiProperty({
        description: 'Premiers mots de la page.',
        example: 'Association Ateliers du Lac.'
    }),
    _ts_metadata("design:type", String)
], OwnPageDto.prototype, "opening", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], OwnPageDto.prototype, "updatedAt", void 0);
export class SitePageVersionDto {
    id;
    source;
    author;
    createdAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], SitePageVersionDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Markdown ; null pour le texte d\u2019origine.",
        example: "## \xc9diteur"
    }),
    _ts_metadata("design:type", Object)
], SitePageVersionDto.prototype, "source", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Qui l\u2019a \xe9crite ; null si le compte n\u2019existe plus.",
        example: 'Ada'
    }),
    _ts_metadata("design:type", Object)
], SitePageVersionDto.prototype, "author", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], SitePageVersionDto.prototype, "createdAt", void 0);
export class SitePageDto {
    id;
    title;
    isOwn;
    version;
    updatedAt;
}
_ts_decorate([
    ApiProperty({
        enum: sitePageNames,
        description: 'Adresse de la page, sans la barre.'
    }),
    _ts_metadata("design:type", typeof SitePageName === "undefined" ? Object : SitePageName)
], SitePageDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Foire aux questions'
    }),
    _ts_metadata("design:type", String)
], SitePageDto.prototype, "title", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si l\u2019exploitant a remplac\xe9 le texte d\u2019origine."
    }),
    _ts_metadata("design:type", Boolean)
], SitePageDto.prototype, "isOwn", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Version en cours ; 0 s\u2019il n\u2019y en a jamais eu."
    }),
    _ts_metadata("design:type", Number)
], SitePageDto.prototype, "version", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], SitePageDto.prototype, "updatedAt", void 0);
export class SitePageListDto {
    pages;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            SitePageDto
        ]
    }),
    _ts_metadata("design:type", Array)
], SitePageListDto.prototype, "pages", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], SitePageListDto.prototype, "total", void 0);
export class SitePageFileDto extends SitePageDto {
    versions;
}
_ts_decorate([
    ApiProperty({
        type: [
            SitePageVersionDto
        ],
        description: "Les cinquante derni\xe8res, la plus r\xe9cente d\u2019abord."
    }),
    _ts_metadata("design:type", Array)
], SitePageFileDto.prototype, "versions", void 0);
export function toSitePageDto(id, latest) {
    const isOwn = typeof latest?.source === 'string';
    const updatedAt = latest?.createdAt.toISOString() ?? null;
    return {
        id,
        title: sitePages[id],
        isOwn,
        version: latest?.id ?? 0,
        updatedAt
    };
}
export function toSitePageVersionDto({ id, source, author, createdAt }) {
    return {
        id,
        source,
        author: author?.displayName ?? null,
        createdAt: createdAt.toISOString()
    };
}
//# sourceMappingURL=site-pages.dto.js.map
