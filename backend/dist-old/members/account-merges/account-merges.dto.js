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
import { IdField, TextField } from '../../platform/common/body-fields.js';
export class AccountMergeBody {
    into;
    reason;
}
_ts_decorate([
    IdField({
        message: "Choisissez le compte qui re\xe7oit tout."
    }),
    _ts_metadata("design:type", Number)
], AccountMergeBody.prototype, "into", void 0);
_ts_decorate([
    TextField({
        lines: true,
        max: 500,
        min: 1,
        description: "Le motif, gard\xe9 au journal.",
        example: "La m\xeame personne s\u2019est inscrite deux fois."
    }),
    _ts_metadata("design:type", String)
], AccountMergeBody.prototype, "reason", void 0);
let MovedCountsDto = class MovedCountsDto {
    tutorials;
    drafts;
    comments;
    ratings;
    favorites;
    collections;
    progress;
    follows;
    followers;
};
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Tutoriels qu\u2019il signe, seul ou avec d\u2019autres."
    }),
    _ts_metadata("design:type", Number)
], MovedCountsDto.prototype, "tutorials", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], MovedCountsDto.prototype, "drafts", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], MovedCountsDto.prototype, "comments", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], MovedCountsDto.prototype, "ratings", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], MovedCountsDto.prototype, "favorites", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], MovedCountsDto.prototype, "collections", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Tutoriels commenc\xe9s."
    }),
    _ts_metadata("design:type", Number)
], MovedCountsDto.prototype, "progress", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Domaines, auteurs et \xe9tiquettes suivis."
    }),
    _ts_metadata("design:type", Number)
], MovedCountsDto.prototype, "follows", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Membres qui le suivent.'
    }),
    _ts_metadata("design:type", Number)
], MovedCountsDto.prototype, "followers", void 0);
export class AccountMergeDto {
    problem;
    moves;
    ratedTwice;
}
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Pourquoi la fusion serait refus\xe9e ; null si elle est possible.",
        example: "Retirez d\u2019abord les droits d\u2019administration de ce compte."
    }),
    _ts_metadata("design:type", Object)
], AccountMergeDto.prototype, "problem", void 0);
_ts_decorate([
    ApiProperty({
        type: MovedCountsDto,
        description: "Ce qui passe \xe0 l\u2019autre compte."
    }),
    _ts_metadata("design:type", typeof MovedCountsDto === "undefined" ? Object : MovedCountsDto)
], AccountMergeDto.prototype, "moves", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Tutoriels que les deux ont \xe9valu\xe9s : la note de l\u2019autre compte reste."
    }),
    _ts_metadata("design:type", Number)
], AccountMergeDto.prototype, "ratedTwice", void 0);
//# sourceMappingURL=account-merges.dto.js.map
