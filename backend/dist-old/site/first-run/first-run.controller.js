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
import { Body, Controller, Delete, Get, NotFoundException, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { attestable, firstRunSteps } from '../../platform/settings/site-state.js';
import { ChecklistService } from './checklist.service.js';
import { DemoContentService } from './demo-content.service.js';
import { AttestBody, ChecklistDto, DemoContentDto, FirstRunDto, StepBody } from './first-run.dto.js';
import { FirstRunService } from './first-run.service.js';
const NO_STEP = "Cette \xe9tape n\u2019existe pas.";
const NOT_ATTESTABLE = "Le site constate ce point lui-m\xeame.";
export class FirstRunController {
    firstRun;
    checklist;
    demo;
    constructor(firstRun, checklist, demo){
        this.firstRun = firstRun;
        this.checklist = checklist;
        this.demo = demo;
    }
    read() {
        return this.firstRun.read();
    }
    async decide(step, { state }) {
        if (!firstRunSteps.includes(step)) throw new NotFoundException(NO_STEP);
        return this.firstRun.decide(step, state);
    }
    async end() {
        return this.firstRun.end();
    }
    async list() {
        return {
            items: await this.checklist.list()
        };
    }
    async attest(name, { isTrue }, user) {
        if (!attestable.includes(name)) throw new NotFoundException(NOT_ATTESTABLE);
        await this.checklist.attest(name, isTrue, user);
        return this.list();
    }
    async look() {
        return this.demo.look();
    }
    async remove(user) {
        return this.demo.remove(user);
    }
}
_ts_decorate([
    Get('first-run'),
    ApiOperation({
        summary: "Dit o\xf9 en sont les premiers pas d\u2019un site neuf"
    }),
    ApiOkResponse({
        type: FirstRunDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", typeof FirstRunDto === "undefined" ? Object : FirstRunDto)
], FirstRunController.prototype, "read", null);
_ts_decorate([
    Put('first-run/steps/:step'),
    ApiOperation({
        summary: "Note qu\u2019une \xe9tape est faite, ou remise \xe0 plus tard"
    }),
    ApiParam({
        name: 'step',
        enum: firstRunSteps
    }),
    ApiOkResponse({
        type: FirstRunDto
    }),
    Refuses({
        404: NO_STEP
    }),
    _ts_param(0, Param('step')),
    _ts_param(1, Body()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof StepBody === "undefined" ? Object : StepBody
    ]),
    _ts_metadata("design:returntype", Promise)
], FirstRunController.prototype, "decide", null);
_ts_decorate([
    Delete('first-run'),
    ApiOperation({
        summary: "Met fin aux premiers pas : la console n\u2019y conduit plus"
    }),
    ApiOkResponse({
        type: FirstRunDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], FirstRunController.prototype, "end", null);
_ts_decorate([
    Get('checklist'),
    ApiOperation({
        summary: "Dit ce qu\u2019il manque encore \xe0 un site public en France"
    }),
    ApiOkResponse({
        type: ChecklistDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], FirstRunController.prototype, "list", null);
_ts_decorate([
    Put('checklist/:name'),
    ApiOperation({
        summary: "Note que quelqu\u2019un a relu une page et en r\xe9pond, ou n\u2019en r\xe9pond plus"
    }),
    ApiParam({
        name: 'name',
        enum: attestable
    }),
    ApiOkResponse({
        type: ChecklistDto
    }),
    Refuses({
        404: NOT_ATTESTABLE
    }),
    _ts_param(0, Param('name')),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof AttestBody === "undefined" ? Object : AttestBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], FirstRunController.prototype, "attest", null);
_ts_decorate([
    Get('demo-content'),
    ApiOperation({
        summary: "Dit ce qui partirait avec le contenu de d\xe9monstration, et ce qui resterait"
    }),
    ApiOkResponse({
        type: DemoContentDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], FirstRunController.prototype, "look", null);
_ts_decorate([
    Delete('demo-content'),
    ApiOperation({
        summary: 'Retire pour de bon le contenu avec lequel le site est venu',
        description: "Ce que d\u2019autres ont \xe9crit depuis reste, avec ce qui l\u2019entoure."
    }),
    ApiOkResponse({
        type: DemoContentDto
    }),
    Refuses({
        409: "Ce site n\u2019a pas, ou plus, de contenu de d\xe9monstration."
    }),
    _ts_param(0, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], FirstRunController.prototype, "remove", null);
FirstRunController = _ts_decorate([
    ApiTags("R\xe9glages"),
    Admins(),
    Controller('api/admin'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof FirstRunService === "undefined" ? Object : FirstRunService,
        typeof ChecklistService === "undefined" ? Object : ChecklistService,
        typeof DemoContentService === "undefined" ? Object : DemoContentService
    ])
], FirstRunController);
//# sourceMappingURL=first-run.controller.js.map
