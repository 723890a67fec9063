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
import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { OpenInMaintenance } from '../../members/auth/maintenance.decorator.js';
import { Public } from '../../platform/common/access.decorator.js';
import { IndexFeed } from '../../content/search/index-feed.js';
import { EventBacklog } from '../../platform/domain-events/event-backlog.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
let HealthDto = class HealthDto {
    status;
};
_ts_decorate([
    ApiProperty({
        enum: [
            'ok'
        ]
    }),
    _ts_metadata("design:type", String)
], HealthDto.prototype, "status", void 0);
let EventsStateDto = class EventsStateDto {
    pending;
    deadLetters;
    lagMs;
    medianLagMs;
};
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Traitements d\u2019\xe9v\xe9nements qui restent \xe0 faire."
    }),
    _ts_metadata("design:type", Number)
], EventsStateDto.prototype, "pending", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Traitements abandonn\xe9s, qui attendent un administrateur."
    }),
    _ts_metadata("design:type", Number)
], EventsStateDto.prototype, "deadLetters", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "\xc2ge du plus ancien \xe9v\xe9nement \xe0 traiter, en millisecondes."
    }),
    _ts_metadata("design:type", Number)
], EventsStateDto.prototype, "lagMs", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true,
        description: "D\xe9lai m\xe9dian des derniers traitements de ce processus, en millisecondes ; null sans aucun."
    }),
    _ts_metadata("design:type", Object)
], EventsStateDto.prototype, "medianLagMs", void 0);
let SearchStateDto = class SearchStateDto {
    upToDate;
    done;
    total;
};
_ts_decorate([
    ApiProperty({
        description: "Si l\u2019index de recherche a tout ce que l\u2019on conna\xeet."
    }),
    _ts_metadata("design:type", Boolean)
], SearchStateDto.prototype, "upToDate", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Tutoriels index\xe9s depuis que l\u2019index rattrape ; 0 sinon."
    }),
    _ts_metadata("design:type", Number)
], SearchStateDto.prototype, "done", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Tutoriels en tout ; 0 quand l\u2019index est \xe0 jour."
    }),
    _ts_metadata("design:type", Number)
], SearchStateDto.prototype, "total", void 0);
let ReadyDto = class ReadyDto extends HealthDto {
    events;
    search;
};
_ts_decorate([
    ApiProperty({
        type: EventsStateDto
    }),
    _ts_metadata("design:type", typeof EventsStateDto === "undefined" ? Object : EventsStateDto)
], ReadyDto.prototype, "events", void 0);
_ts_decorate([
    ApiProperty({
        type: SearchStateDto
    }),
    _ts_metadata("design:type", typeof SearchStateDto === "undefined" ? Object : SearchStateDto)
], ReadyDto.prototype, "search", void 0);
export class HealthController {
    backlog;
    search;
    constructor(backlog, search){
        this.backlog = backlog;
        this.search = search;
    }
    health() {
        return {
            status: 'ok'
        };
    }
    async ready() {
        // Migrations run before the first connection is used, so a database that answers is migrated.
        const events = await this.backlog.measure().catch((cause)=>{
            throw new ServiceUnavailableException("La base de donn\xe9es ne r\xe9pond pas.", {
                cause
            });
        });
        const { done = 0, total = 0 } = this.search.progress ?? {};
        return {
            status: 'ok',
            events,
            search: {
                upToDate: this.search.isUpToDate,
                done,
                total
            }
        };
    }
}
_ts_decorate([
    Get('health'),
    ApiOperation({
        summary: "R\xe9pond tant que le processus vit"
    }),
    ApiOkResponse({
        type: HealthDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", typeof HealthDto === "undefined" ? Object : HealthDto)
], HealthController.prototype, "health", null);
_ts_decorate([
    Get('ready'),
    ApiOperation({
        summary: "R\xe9pond quand la base de donn\xe9es r\xe9pond"
    }),
    ApiOkResponse({
        type: ReadyDto
    }),
    Refuses({
        503: "La base de donn\xe9es ne r\xe9pond pas."
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], HealthController.prototype, "ready", null);
HealthController = _ts_decorate([
    ApiTags("\xc9tat"),
    Public(),
    OpenInMaintenance(),
    Controller('api'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof EventBacklog === "undefined" ? Object : EventBacklog,
        typeof IndexFeed === "undefined" ? Object : IndexFeed
    ])
], HealthController);
//# sourceMappingURL=health.controller.js.map
