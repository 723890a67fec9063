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
import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { sendFile } from '../exports/send-file.js';
import { RequestKey } from '../../platform/idempotency/answer-key.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import { BookOrderBody, BookOrderDto, toBookOrderDto } from './book-orders.dto.js';
import { BookOrdersService } from './book-orders.service.js';
const refusals = {
    409: "Il n\u2019y a aucun tutoriel, ou il y en a plus de cent.",
    429: "Le membre a d\xe9j\xe0 trois fichiers en pr\xe9paration."
};
const DESCRIPTION = "Le fichier est fait en arri\xe8re-plan ; une notification dit quand il est pr\xeat, et il est gard\xe9 sept jours.";
export class BookOrdersController {
    orders;
    constructor(orders){
        this.orders = orders;
    }
    async orderCollection(id, body, user, key) {
        return toBookOrderDto(await this.orders.orderCollection(user, id, body, key));
    }
    async orderSharedCollection(token, body, user, key) {
        return toBookOrderDto(await this.orders.orderSharedCollection(user, token, body, key));
    }
    async orderPath(id, body, user, key) {
        return toBookOrderDto(await this.orders.orderPath(user, id, body, key));
    }
    async get(id, user) {
        return toBookOrderDto(await this.orders.get(user, id));
    }
    async file(id, user, response) {
        await sendFile(response, await this.orders.file(user, id));
    }
}
_ts_decorate([
    Post('collections/:id/exports'),
    HttpCode(202),
    Idempotent(),
    ApiOperation({
        summary: "Demande l\u2019une de ses collections en un seul fichier",
        description: DESCRIPTION
    }),
    ApiAcceptedResponse({
        type: BookOrderDto
    }),
    Refuses({
        ...refusals,
        404: "Le membre n\u2019a pas de telle collection."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_param(3, RequestKey()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof BookOrderBody === "undefined" ? Object : BookOrderBody,
        typeof User === "undefined" ? Object : User,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], BookOrdersController.prototype, "orderCollection", null);
_ts_decorate([
    Post('collections/shared/:token/exports'),
    HttpCode(202),
    Idempotent(),
    ApiOperation({
        summary: "Demande la collection publique d\u2019un membre en un seul fichier",
        description: DESCRIPTION
    }),
    ApiParam({
        name: 'token',
        description: 'Le `shareToken` de la collection.',
        schema: {
            type: 'string',
            example: 'Zk3vX9mQ2bR7tY5wZ8cN4p'
        }
    }),
    ApiAcceptedResponse({
        type: BookOrderDto
    }),
    Refuses({
        ...refusals,
        404: "Aucune collection publique n\u2019a ce lien."
    }),
    _ts_param(0, Param('token')),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_param(3, RequestKey()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof BookOrderBody === "undefined" ? Object : BookOrderBody,
        typeof User === "undefined" ? Object : User,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], BookOrdersController.prototype, "orderSharedCollection", null);
_ts_decorate([
    Post('learning-paths/:id/exports'),
    HttpCode(202),
    Idempotent(),
    ApiOperation({
        summary: 'Demande un parcours en un seul fichier',
        description: DESCRIPTION
    }),
    ApiAcceptedResponse({
        type: BookOrderDto
    }),
    Refuses({
        ...refusals,
        404: "Ce parcours n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_param(3, RequestKey()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof BookOrderBody === "undefined" ? Object : BookOrderBody,
        typeof User === "undefined" ? Object : User,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], BookOrdersController.prototype, "orderPath", null);
_ts_decorate([
    Get('exports/:id'),
    ApiOperation({
        summary: "Dit o\xf9 en est un fichier que l\u2019on a demand\xe9"
    }),
    ApiOkResponse({
        type: BookOrderDto
    }),
    Refuses({
        404: "Le membre n\u2019a pas demand\xe9 de tel fichier."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], BookOrdersController.prototype, "get", null);
_ts_decorate([
    Get('exports/:id/file'),
    ApiOperation({
        summary: "Donne un fichier que l\u2019on a demand\xe9"
    }),
    ApiProduces('application/pdf', 'application/epub+zip'),
    ApiOkResponse({
        schema: {
            type: 'string',
            format: 'binary'
        }
    }),
    Refuses({
        404: "Le membre n\u2019a pas demand\xe9 de tel fichier, ou il n\u2019est plus gard\xe9.",
        409: "Le fichier n\u2019est pas pr\xeat."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_param(2, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], BookOrdersController.prototype, "file", null);
BookOrdersController = _ts_decorate([
    ApiTags('Fichiers'),
    Members(),
    Controller('api'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof BookOrdersService === "undefined" ? Object : BookOrdersService
    ])
], BookOrdersController);
//# sourceMappingURL=book-orders.controller.js.map
