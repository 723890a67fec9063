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
import { PublicUserDto } from '../../members/users/users.dto.js';
export class FollowDto {
    isFollowed;
}
_ts_decorate([
    ApiProperty({
        description: 'Si le membre le suit.'
    }),
    _ts_metadata("design:type", Boolean)
], FollowDto.prototype, "isFollowed", void 0);
let FollowedDomainDto = class FollowedDomainDto {
    id;
    slug;
    name;
};
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], FollowedDomainDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        example: 'programmation'
    }),
    _ts_metadata("design:type", String)
], FollowedDomainDto.prototype, "slug", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Programmation'
    }),
    _ts_metadata("design:type", String)
], FollowedDomainDto.prototype, "name", void 0);
export class FollowsDto {
    domains;
    authors;
    tags;
}
_ts_decorate([
    ApiProperty({
        type: [
            FollowedDomainDto
        ]
    }),
    _ts_metadata("design:type", Array)
], FollowsDto.prototype, "domains", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            PublicUserDto
        ]
    }),
    _ts_metadata("design:type", Array)
], FollowsDto.prototype, "authors", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            String
        ],
        description: "\xc9tiquettes, comme le membre les a \xe9crites.",
        example: [
            'pain'
        ]
    }),
    _ts_metadata("design:type", Array)
], FollowsDto.prototype, "tags", void 0);
//# sourceMappingURL=follows.dto.js.map
