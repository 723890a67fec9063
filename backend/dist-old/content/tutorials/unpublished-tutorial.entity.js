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
export const reviewStates = [
    'waiting',
    'returned'
];
export class UnpublishedTutorial {
    tutorialId;
    unpublishedAt;
    /** Unpublished by somebody who is not an author; its authors then cannot republish it. */ byAdministrator;
    /** For a publication that readers have never seen: waiting for a review, or sent back by one. */ review;
    /** Reason given to its authors when it was sent back. */ reviewNote;
}
_ts_decorate([
    PrimaryColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], UnpublishedTutorial.prototype, "tutorialId", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], UnpublishedTutorial.prototype, "unpublishedAt", void 0);
_ts_decorate([
    Column({
        type: 'boolean'
    }),
    _ts_metadata("design:type", Boolean)
], UnpublishedTutorial.prototype, "byAdministrator", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 10,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], UnpublishedTutorial.prototype, "review", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 500,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], UnpublishedTutorial.prototype, "reviewNote", void 0);
UnpublishedTutorial = _ts_decorate([
    Entity('unpublished_tutorials')
], UnpublishedTutorial);
//# sourceMappingURL=unpublished-tutorial.entity.js.map
