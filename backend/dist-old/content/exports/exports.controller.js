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
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Public } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { DownloadQuery } from './exports.dto.js';
import { ExportsService } from './exports.service.js';
import { sendFile } from './send-file.js';
const refusals = {
    404: "Ce tutoriel n\u2019existe pas.",
    503: "Aucun PDF ne peut \xeatre fait en ce moment."
};
const FILE = {
    schema: {
        type: 'string',
        format: 'binary'
    }
};
export class ExportsController {
    exports;
    constructor(exports){
        this.exports = exports;
    }
    async pdf(id, reader, response) {
        const choices = {
            images: true,
            highQuality: false
        };
        await sendFile(response, await this.exports.export(id, 'pdf', choices, reader));
    }
    async download(id, reader, { format = 'pdf', images, highQuality }, response) {
        const choices = {
            images: images !== 'false',
            highQuality: highQuality === 'true'
        };
        await sendFile(response, await this.exports.export(id, format, choices, reader));
    }
}
_ts_decorate([
    Get('pdf'),
    ApiOperation({
        summary: 'Donne un tutoriel en PDF, avec ses images'
    }),
    ApiProduces('application/pdf'),
    ApiOkResponse(FILE),
    Refuses(refusals),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_param(2, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        Object,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], ExportsController.prototype, "pdf", null);
_ts_decorate([
    Get('download'),
    ApiOperation({
        summary: "Donne un tutoriel dans un fichier \xe0 garder"
    }),
    ApiProduces('application/pdf', 'application/epub+zip', 'text/html', 'text/markdown', 'application/zip'),
    ApiOkResponse({
        ...FILE,
        description: 'Le Markdown et ses images sont dans une archive.'
    }),
    Refuses(refusals),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_param(2, Query()),
    _ts_param(3, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        Object,
        typeof DownloadQuery === "undefined" ? Object : DownloadQuery,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], ExportsController.prototype, "download", null);
ExportsController = _ts_decorate([
    ApiTags('Tutoriels'),
    Public(),
    Controller('api/tutorials/:id'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ExportsService === "undefined" ? Object : ExportsService
    ])
], ExportsController);
//# sourceMappingURL=exports.controller.js.map
