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
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { checkAccess } from '../../members/auth/access.guard.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { OpenInMaintenance } from '../../members/auth/maintenance.decorator.js';
import { Public } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { Metrics } from './metrics.service.js';
/** Headers added by proxies. */ const PASSED_ON = [
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-real-ip',
    'via'
];
const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;
export class MetricsController {
    metrics;
    constructor(metrics){
        this.metrics = metrics;
    }
    async read(request, user, response) {
        if (!isFromThisMachine(request)) checkAccess('admin', user);
        response.type(this.metrics.contentType).set('Cache-Control', 'no-store');
        return this.metrics.write();
    }
}
_ts_decorate([
    Get(),
    ApiOperation({
        summary: "Donne les mesures de ce processus \xe0 Prometheus",
        description: "Pour les programmes de la m\xeame machine, qui n\u2019y viennent par aucun relais, et pour les administrateurs."
    }),
    ApiProduces('text/plain'),
    ApiOkResponse({
        schema: {
            type: 'string',
            example: 'passerelle_database_up 1'
        }
    }),
    Refuses({
        401: "La demande vient d\u2019ailleurs et personne n\u2019est connect\xe9.",
        403: "Le membre n\u2019est pas administrateur."
    }),
    _ts_param(0, Req()),
    _ts_param(1, CurrentUser()),
    _ts_param(2, Res({
        passthrough: true
    })),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Request === "undefined" ? Object : Request,
        Object,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], MetricsController.prototype, "read", null);
MetricsController = _ts_decorate([
    ApiTags("\xc9tat"),
    Public(),
    OpenInMaintenance(),
    Controller('api/metrics'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Metrics === "undefined" ? Object : Metrics
    ])
], MetricsController);
/** A proxy on this machine forwards requests from anywhere, so they are excluded. */ function isFromThisMachine({ socket, headers }) {
    return LOOPBACK.test(socket.remoteAddress ?? '') && PASSED_ON.every((name)=>headers[name] === undefined);
}
//# sourceMappingURL=metrics.controller.js.map
