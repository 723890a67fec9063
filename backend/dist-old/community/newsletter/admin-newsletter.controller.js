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
import { Readable } from 'node:stream';
import { Controller, Delete, Get, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { READ_TOO_LONG } from '../../platform/common/busy.exception.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { CSV_MARK, toCsvLine } from './csv.js';
import { SubscriberListDto, SubscribersFileQuery, SubscribersQuery, toSubscriberDto } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';
const columns = [
    'Adresse e-mail',
    'Inscription',
    "\xc9tat",
    'Confirmation',
    "Lien de d\xe9sinscription"
];
export class AdminNewsletterController {
    newsletter;
    constructor(newsletter){
        this.newsletter = newsletter;
    }
    async list({ q, before, state, id, sort, order, ...page }) {
        const { subscribers, ...found } = await this.newsletter.list(q, state, {
            ids: id,
            before,
            sort,
            order
        }, toPage(page));
        return {
            subscribers: subscribers.map(toSubscriberDto),
            ...found
        };
    }
    export({ state }) {
        return new StreamableFile(Readable.from(this.lines(state)), {
            type: 'text/csv; charset=utf-8'
        });
    }
    async remove(id, user) {
        await this.newsletter.remove(id, user);
        return {
            done: true
        };
    }
    async *lines(state) {
        yield CSV_MARK + toCsvLine(columns);
        for await (const batch of this.newsletter.inBatches(state)){
            yield batch.map((subscription)=>toCsvLine([
                    subscription.email,
                    subscription.createdAt.toISOString(),
                    subscription.confirmedAt ? "Confirm\xe9e" : 'En attente de confirmation',
                    subscription.confirmedAt?.toISOString() ?? '',
                    this.newsletter.unsubscribeLink(subscription)
                ])).join('');
        }
    }
}
_ts_decorate([
    Get('subscribers'),
    AnswersList('subscribers', {
        pageSize: DEFAULT_LIMIT,
        hasCursors: true,
        hasBlocks: true,
        console: {
            query: SubscribersQuery,
            maxPageSize: MAX_LIMIT
        }
    }),
    Refuses({
        503: READ_TOO_LONG
    }),
    ApiOperation({
        summary: "Liste les abonn\xe9s \xe0 la lettre d\u2019information, les plus r\xe9cents d\u2019abord"
    }),
    ApiOkResponse({
        type: SubscriberListDto
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SubscribersQuery === "undefined" ? Object : SubscribersQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminNewsletterController.prototype, "list", null);
_ts_decorate([
    Get('subscribers.csv'),
    ApiOperation({
        summary: "Donne les abonn\xe9s comme tableau pour un tableur, chacun avec son lien de d\xe9sinscription"
    }),
    ApiProduces('text/csv'),
    ApiOkResponse({
        schema: {
            type: 'string',
            example: `"${columns.join('","')}"`
        }
    }),
    Header('Content-Type', 'text/csv; charset=utf-8'),
    Header('Content-Disposition', 'attachment; filename="abonnes.csv"'),
    Header('Cache-Control', 'no-store'),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SubscribersFileQuery === "undefined" ? Object : SubscribersFileQuery
    ]),
    _ts_metadata("design:returntype", typeof StreamableFile === "undefined" ? Object : StreamableFile)
], AdminNewsletterController.prototype, "export", null);
_ts_decorate([
    Delete('subscribers/:id'),
    ApiOperation({
        summary: "Retire un abonn\xe9"
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        404: "Cet abonn\xe9 n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminNewsletterController.prototype, "remove", null);
AdminNewsletterController = _ts_decorate([
    ApiTags('Administration'),
    Admins(),
    Controller('api/admin/newsletter'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof NewsletterService === "undefined" ? Object : NewsletterService
    ])
], AdminNewsletterController);
//# sourceMappingURL=admin-newsletter.controller.js.map
