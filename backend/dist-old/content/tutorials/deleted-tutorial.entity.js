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
export class DeletedTutorial {
    tutorialId;
    deletedAt;
    /** Whether restoring it publishes it again. */ wasPublished;
    /** Deleted by somebody who is not an author; its authors then cannot restore it. */ byAdministrator;
}
_ts_decorate([
    PrimaryColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], DeletedTutorial.prototype, "tutorialId", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], DeletedTutorial.prototype, "deletedAt", void 0);
_ts_decorate([
    Column({
        type: 'boolean'
    }),
    _ts_metadata("design:type", Boolean)
], DeletedTutorial.prototype, "wasPublished", void 0);
_ts_decorate([
    Column({
        type: 'boolean'
    }),
    _ts_metadata("design:type", Boolean)
], DeletedTutorial.prototype, "byAdministrator", void 0);
DeletedTutorial = _ts_decorate([
    Entity('deleted_tutorials')
], DeletedTutorial);
//# sourceMappingURL=deleted-tutorial.entity.js.map
