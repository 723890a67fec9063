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
import { Column, Entity, PrimaryColumn } from 'typeorm';
export class ServerError {
    /** Hash of the hour, status, route and message. */ id;
    status;
    /** Route pattern, such as `GET /api/tutorials/:id`, without parameter values. */ route;
    message;
    times;
    firstAt;
    lastAt;
}
_ts_decorate([
    PrimaryColumn({
        type: 'varchar',
        length: 64
    }),
    _ts_metadata("design:type", String)
], ServerError.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], ServerError.prototype, "status", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 200
    }),
    _ts_metadata("design:type", String)
], ServerError.prototype, "route", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 300
    }),
    _ts_metadata("design:type", String)
], ServerError.prototype, "message", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], ServerError.prototype, "times", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], ServerError.prototype, "firstAt", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], ServerError.prototype, "lastAt", void 0);
ServerError = _ts_decorate([
    Entity('server_errors')
], ServerError);
//# sourceMappingURL=server-error.entity.js.map
