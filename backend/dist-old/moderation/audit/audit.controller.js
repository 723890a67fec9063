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
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { READ_TOO_LONG } from '../../platform/common/busy.exception.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { PublicUserDto, toPublicUserDto } from '../../members/users/users.dto.js';
import { AuditListDto, AuditQuery, toAuditEntryDto } from './audit.dto.js';
import { AuditService } from './audit.service.js';
export class AuditController {
    audit;
    constructor(audit){
        this.audit = audit;
    }
    async list({ id, sort, order, limit, offset, cursor, since, until, before, ...filter }) {
        const span = {
            ...since && {
                since: new Date(since)
            },
            ...until && {
                until: new Date(until)
            }
        };
        const { entries, total, older } = await this.audit.list({
            ...filter,
            ...span
        }, {
            ids: id,
            before,
            sort,
            order
        }, toPage({
            limit,
            offset,
            cursor
        }));
        return {
            entries: entries.map(toAuditEntryDto),
            total,
            older
        };
    }
    async actors() {
        return (await this.audit.actors()).map(toPublicUserDto);
    }
}
_ts_decorate([
    Get(),
    AnswersList('entries', {
        pageSize: DEFAULT_LIMIT,
        hasCursors: true,
        hasBlocks: true,
        console: {
            query: AuditQuery,
            maxPageSize: MAX_LIMIT
        }
    }),
    Refuses({
        503: READ_TOO_LONG
    }),
    ApiOperation({
        summary: "Liste ce que les administrateurs ont fait, le plus r\xe9cent d\u2019abord"
    }),
    ApiOkResponse({
        type: AuditListDto
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AuditQuery === "undefined" ? Object : AuditQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], AuditController.prototype, "list", null);
_ts_decorate([
    Get('actors'),
    AnswersList('actors'),
    ApiOperation({
        summary: 'Liste ceux qui ont fait quelque chose, par nom'
    }),
    ApiOkResponse({
        type: [
            PublicUserDto
        ]
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], AuditController.prototype, "actors", null);
AuditController = _ts_decorate([
    ApiTags('Administration'),
    Admins(),
    Controller('api/admin/audit'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AuditService === "undefined" ? Object : AuditService
    ])
], AuditController);
//# sourceMappingURL=audit.controller.js.map
