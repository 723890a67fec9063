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
function _ts_param(paramIndex, decorator) {
    return function(target, key) {
        decorator(target, key, paramIndex);
    };
}
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admins } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import { toUserDto, UserDto } from '../users/users.dto.js';
import { AccountMergeBody, AccountMergeDto } from './account-merges.dto.js';
import { AccountMergesService } from './account-merges.service.js';
const GONE = "Un des deux membres n\u2019existe pas.";
export class AccountMergesController {
    merges;
    constructor(merges){
        this.merges = merges;
    }
    async preview(id, into, actor) {
        return this.merges.preview({
            from: id,
            into
        }, actor);
    }
    async merge(id, { into, reason }, actor) {
        return toUserDto(await this.merges.merge({
            from: id,
            into
        }, reason, actor));
    }
}
_ts_decorate([
    Get(':into'),
    ApiOperation({
        summary: "Dit ce qu\u2019une fusion de comptes ferait passer \xe0 l\u2019autre, et si elle est possible"
    }),
    ApiOkResponse({
        type: AccountMergeDto
    }),
    Refuses({
        404: GONE
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Param('into', IdPipe)),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AccountMergesController.prototype, "preview", null);
_ts_decorate([
    Post(),
    HttpCode(200),
    ApiOperation({
        summary: "Fusionne un compte avec un autre, qui re\xe7oit ce qui \xe9tait au premier ; celui-ci n\u2019existe plus"
    }),
    ApiOkResponse({
        type: UserDto
    }),
    Refuses({
        404: GONE,
        409: "C\u2019est le m\xeame compte, celui de qui le demande ou d\u2019un administrateur, ou une sanction serait perdue."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof AccountMergeBody === "undefined" ? Object : AccountMergeBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AccountMergesController.prototype, "merge", null);
AccountMergesController = _ts_decorate([
    ApiTags('Administration'),
    Admins(),
    Controller('api/admin/users/:id/merge'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AccountMergesService === "undefined" ? Object : AccountMergesService
    ])
], AccountMergesController);
//# sourceMappingURL=account-merges.controller.js.map
