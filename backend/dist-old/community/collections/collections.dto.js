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
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { FlagField, IdListField, TextField } from '../../platform/common/body-fields.js';
import { TutorialItemDto, toTutorialItemDto } from '../../content/tutorials/tutorials.dto.js';
import { PublicUserDto, toPublicUserDto } from '../../members/users/users.dto.js';
import { collectionColors, DEFAULT_COLOR, MAX_COLLECTIONS, MAX_ITEMS } from './collection.entity.js';
export class CreateCollectionBody {
    name;
    description;
    color;
    isPublic;
}
_ts_decorate([
    TextField({
        min: 1,
        max: 100,
        tooShort: "Veuillez donner un nom \xe0 votre collection",
        tooLong: "Le nom ne peut pas d\xe9passer 100 caract\xe8res.",
        example: "\xc0 relire"
    }),
    _ts_metadata("design:type", String)
], CreateCollectionBody.prototype, "name", void 0);
_ts_decorate([
    TextField({
        lines: true,
        max: 500,
        optional: true,
        tooLong: "La description ne peut pas d\xe9passer 500 caract\xe8res.",
        example: "Pour les soirs d\u2019hiver."
    }),
    _ts_metadata("design:type", Object)
], CreateCollectionBody.prototype, "description", void 0);
_ts_decorate([
    ApiPropertyOptional({
        enum: collectionColors,
        default: DEFAULT_COLOR
    }),
    IsOptional(),
    IsIn([
        ...collectionColors
    ], {
        message: `La couleur doit \xeatre l\u{2019}une de celles-ci : ${collectionColors.join(', ')}.`
    }),
    _ts_metadata("design:type", typeof CollectionColor === "undefined" ? Object : CollectionColor)
], CreateCollectionBody.prototype, "color", void 0);
_ts_decorate([
    FlagField("Si qui a le lien peut lire la collection ; non, par d\xe9faut."),
    _ts_metadata("design:type", Boolean)
], CreateCollectionBody.prototype, "isPublic", void 0);
/** Absent fields stay unchanged. */ export class UpdateCollectionBody extends PartialType(CreateCollectionBody) {
}
export class OrderBody {
    tutorialIds;
}
_ts_decorate([
    IdListField({
        min: 0,
        max: MAX_ITEMS,
        tooShort: "Donnez la liste des identifiants des tutoriels, dans l\u2019ordre voulu.",
        message: 'Donnez la liste des identifiants des tutoriels, chacun une fois.'
    }),
    _ts_metadata("design:type", Array)
], OrderBody.prototype, "tutorialIds", void 0);
export class TutorialCollectionsBody {
    collectionIds;
}
_ts_decorate([
    IdListField({
        min: 1,
        max: MAX_COLLECTIONS,
        tooShort: "S\xe9lectionnez au moins une collection.",
        message: 'Donnez la liste des identifiants des collections, chacun une fois.'
    }),
    _ts_metadata("design:type", Array)
], TutorialCollectionsBody.prototype, "collectionIds", void 0);
export class TutorialCollectionsDto {
    collectionIds;
}
_ts_decorate([
    ApiProperty({
        type: 'array',
        items: {
            type: 'integer'
        },
        description: "Ses collections o\xf9 est ce tutoriel."
    }),
    _ts_metadata("design:type", Array)
], TutorialCollectionsDto.prototype, "collectionIds", void 0);
let CollectionHeadDto = class CollectionHeadDto {
    name;
    description;
    color;
    tutorialCount;
    createdAt;
    updatedAt;
};
_ts_decorate([
    ApiProperty({
        example: "\xc0 relire"
    }),
    _ts_metadata("design:type", String)
], CollectionHeadDto.prototype, "name", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: "Pour les soirs d\u2019hiver."
    }),
    _ts_metadata("design:type", Object)
], CollectionHeadDto.prototype, "description", void 0);
_ts_decorate([
    ApiProperty({
        enum: collectionColors
    }),
    _ts_metadata("design:type", typeof CollectionColor === "undefined" ? Object : CollectionColor)
], CollectionHeadDto.prototype, "color", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Nombre de tutoriels.'
    }),
    _ts_metadata("design:type", Number)
], CollectionHeadDto.prototype, "tutorialCount", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], CollectionHeadDto.prototype, "createdAt", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], CollectionHeadDto.prototype, "updatedAt", void 0);
export class CollectionDto extends CollectionHeadDto {
    id;
    isPublic;
    isHidden;
    shareToken;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], CollectionDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty(),
    _ts_metadata("design:type", Boolean)
], CollectionDto.prototype, "isPublic", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si un administrateur l\u2019a masqu\xe9e : son lien ne l\u2019ouvre plus."
    }),
    _ts_metadata("design:type", Boolean)
], CollectionDto.prototype, "isHidden", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Ouvre la collection \xe0 qui l\u2019a, par /api/collections/shared/{token} ; null si elle est priv\xe9e.",
        example: 'Zk3vX9mQ2bR7tY5wZ8cN4p'
    }),
    _ts_metadata("design:type", Object)
], CollectionDto.prototype, "shareToken", void 0);
export class CollectionListDto {
    collections;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            CollectionDto
        ]
    }),
    _ts_metadata("design:type", Array)
], CollectionListDto.prototype, "collections", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Nombre de collections, donn\xe9es ici ou non."
    }),
    _ts_metadata("design:type", Number)
], CollectionListDto.prototype, "total", void 0);
export class CollectionWithTutorialsDto extends CollectionDto {
    tutorials;
}
_ts_decorate([
    ApiProperty({
        type: [
            TutorialItemDto
        ],
        description: "Dans l\u2019ordre de la collection."
    }),
    _ts_metadata("design:type", Array)
], CollectionWithTutorialsDto.prototype, "tutorials", void 0);
export class SharedCollectionDto extends CollectionHeadDto {
    owner;
    tutorials;
}
_ts_decorate([
    ApiProperty({
        type: PublicUserDto
    }),
    _ts_metadata("design:type", typeof PublicUserDto === "undefined" ? Object : PublicUserDto)
], SharedCollectionDto.prototype, "owner", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            TutorialItemDto
        ],
        description: "Dans l\u2019ordre de la collection."
    }),
    _ts_metadata("design:type", Array)
], SharedCollectionDto.prototype, "tutorials", void 0);
function toHeadDto(collection) {
    return {
        name: collection.name,
        description: collection.description,
        color: collection.color,
        tutorialCount: collection.tutorialCount,
        createdAt: collection.createdAt.toISOString(),
        updatedAt: collection.updatedAt.toISOString()
    };
}
export function toCollectionDto(collection) {
    const { id, isPublic, isHidden, shareToken } = collection;
    return {
        id,
        ...toHeadDto(collection),
        isPublic,
        isHidden,
        shareToken: isPublic ? shareToken : null
    };
}
export function toCollectionWithTutorialsDto(collection, tutorials) {
    return {
        ...toCollectionDto(collection),
        tutorials: tutorials.map(toTutorialItemDto)
    };
}
export function toSharedCollectionDto(collection, tutorials, owner) {
    return {
        ...toHeadDto(collection),
        owner: toPublicUserDto(owner),
        tutorials: tutorials.map(toTutorialItemDto)
    };
}
//# sourceMappingURL=collections.dto.js.map
