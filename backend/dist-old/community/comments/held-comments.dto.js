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
import { PublicUserDto, toPublicUserDto } from '../../members/users/users.dto.js';
import { suspicions } from './held-comment.entity.js';
export class HeldDecisionBody {
    isAccepted;
}
_ts_decorate([
    ApiProperty(),
    IsBoolean({
        message: "Le champ \xab isAccepted \xbb doit valoir vrai ou faux."
    }),
    _ts_metadata("design:type", Boolean)
], HeldDecisionBody.prototype, "isAccepted", void 0);
export class HeldCommentDto {
    id;
    tutorialId;
    tutorialTitle;
    user;
    content;
    suspicion;
    createdAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], HeldCommentDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], HeldCommentDto.prototype, "tutorialId", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Comprendre les fermetures'
    }),
    _ts_metadata("design:type", String)
], HeldCommentDto.prototype, "tutorialTitle", void 0);
_ts_decorate([
    ApiProperty({
        type: PublicUserDto
    }),
    _ts_metadata("design:type", typeof PublicUserDto === "undefined" ? Object : PublicUserDto)
], HeldCommentDto.prototype, "user", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Mes prix : https://exemple.fr et https://exemple.net'
    }),
    _ts_metadata("design:type", String)
], HeldCommentDto.prototype, "content", void 0);
_ts_decorate([
    ApiProperty({
        enum: suspicions,
        description: "Ce qui l\u2019a fait retenir : liens, cadence ou r\xe9p\xe9tition."
    }),
    _ts_metadata("design:type", typeof Suspicion === "undefined" ? Object : Suspicion)
], HeldCommentDto.prototype, "suspicion", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], HeldCommentDto.prototype, "createdAt", void 0);
export class HeldCommentListDto {
    comments;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            HeldCommentDto
        ]
    }),
    _ts_metadata("design:type", Array)
], HeldCommentListDto.prototype, "comments", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], HeldCommentListDto.prototype, "total", void 0);
export function toHeldCommentDto({ held, author, tutorialTitle }) {
    const { id, tutorialId, content, suspicion, createdAt } = held;
    const user = toPublicUserDto(author);
    return {
        id,
        tutorialId,
        tutorialTitle,
        user,
        content,
        suspicion,
        createdAt: createdAt.toISOString()
    };
}
//# sourceMappingURL=held-comments.dto.js.map
