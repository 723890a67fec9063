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
import { AuthorDto, toAuthorDto, toTutorialItemDto, TutorialItemDto } from '../tutorials/tutorials.dto.js';
import { authorsOf } from '../tutorials/signature.js';
export class ReviewBody {
    isAccepted;
    reason;
}
_ts_decorate([
    ApiProperty(),
    IsBoolean({
        message: "Le champ \xab isAccepted \xbb doit valoir vrai ou faux."
    }),
    _ts_metadata("design:type", Boolean)
], ReviewBody.prototype, "isAccepted", void 0);
_ts_decorate([
    TextField({
        lines: true,
        max: 500,
        optional: true,
        tooLong: "La r\xe9ponse ne peut pas d\xe9passer 500 caract\xe8res.",
        description: 'Dit aux auteurs ; obligatoire pour renvoyer.',
        example: 'Citez la source des images.'
    }),
    _ts_metadata("design:type", Object)
], ReviewBody.prototype, "reason", void 0);
export class WaitingTutorialDto extends TutorialItemDto {
    authors;
    waitingSince;
}
_ts_decorate([
    ApiProperty({
        type: [
            AuthorDto
        ],
        description: "Tous ses auteurs, dans l\u2019ordre o\xf9 ils signent."
    }),
    _ts_metadata("design:type", Array)
], WaitingTutorialDto.prototype, "authors", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time',
        description: 'Depuis quand il attend.'
    }),
    _ts_metadata("design:type", String)
], WaitingTutorialDto.prototype, "waitingSince", void 0);
export class WaitingListDto {
    tutorials;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            WaitingTutorialDto
        ]
    }),
    _ts_metadata("design:type", Array)
], WaitingListDto.prototype, "tutorials", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], WaitingListDto.prototype, "total", void 0);
export function toWaitingDto({ tutorial, since }) {
    const authors = authorsOf(tutorial).map(toAuthorDto);
    return {
        ...toTutorialItemDto(tutorial),
        authors,
        waitingSince: since.toISOString()
    };
}
//# sourceMappingURL=reviews.dto.js.map
