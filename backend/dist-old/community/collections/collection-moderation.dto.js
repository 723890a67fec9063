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
import { IsBoolean } from 'class-validator';
import { TextField } from '../../platform/common/body-fields.js';
import { ConsolePageQuery } from '../../platform/common/page-query.js';
import { ChoiceParam } from '../../platform/common/query-params.js';
import { TutorialItemDto, toTutorialItemDto } from '../../content/tutorials/tutorials.dto.js';
import { PublicUserDto, toPublicUserDto } from '../../members/users/users.dto.js';
import { CollectionDto, toCollectionDto } from './collections.dto.js';
import { collectionSorts } from './collections.repository.js';
export class AdminCollectionsQuery extends ConsolePageQuery {
    sort;
}
_ts_decorate([
    ChoiceParam(collectionSorts, "Ce qui donne l\u2019ordre.", 'updatedAt'),
    _ts_metadata("design:type", typeof CollectionSort === "undefined" ? Object : CollectionSort)
], AdminCollectionsQuery.prototype, "sort", void 0);
export class CollectionModerationBody {
    isHidden;
    note;
}
_ts_decorate([
    ApiProperty({
        type: Boolean,
        description: "Si le lien de la collection ne doit plus l\u2019ouvrir."
    }),
    IsBoolean({
        message: "Le champ \xab isHidden \xbb doit valoir vrai ou faux."
    }),
    _ts_metadata("design:type", Boolean)
], CollectionModerationBody.prototype, "isHidden", void 0);
_ts_decorate([
    TextField({
        lines: true,
        max: 1000,
        optional: true,
        description: "Gard\xe9e dans le journal.",
        example: "Publicit\xe9."
    }),
    _ts_metadata("design:type", Object)
], CollectionModerationBody.prototype, "note", void 0);
export class AdminCollectionDto extends CollectionDto {
    owner;
}
_ts_decorate([
    ApiProperty({
        type: PublicUserDto
    }),
    _ts_metadata("design:type", typeof PublicUserDto === "undefined" ? Object : PublicUserDto)
], AdminCollectionDto.prototype, "owner", void 0);
export class AdminCollectionListDto {
    collections;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            AdminCollectionDto
        ]
    }),
    _ts_metadata("design:type", Array)
], AdminCollectionListDto.prototype, "collections", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Nombre de collections publiques, donn\xe9es ici ou non."
    }),
    _ts_metadata("design:type", Number)
], AdminCollectionListDto.prototype, "total", void 0);
export class AdminCollectionWithTutorialsDto extends AdminCollectionDto {
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
], AdminCollectionWithTutorialsDto.prototype, "tutorials", void 0);
export function toAdminCollectionDto(collection) {
    return {
        ...toCollectionDto(collection),
        owner: toPublicUserDto(collection.owner)
    };
}
export function toAdminCollectionWithTutorialsDto(collection, tutorials) {
    return {
        ...toAdminCollectionDto(collection),
        tutorials: tutorials.map(toTutorialItemDto)
    };
}
//# sourceMappingURL=collection-moderation.dto.js.map
