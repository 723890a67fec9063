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
export class TutorialProgress {
    userId;
    tutorialId;
    /** One flag per step. */ steps;
    /** Percentage of steps done, 0 to 100; stored so that started tutorials can be selected. */ percent;
    /** Share of the text that has been scrolled past, 0 to 1. */ position;
    /** Id of the heading the reader is under, valid at any screen width. */ heading;
    /** Number of blocks (paragraphs, lists and the like) passed since that heading, or since the start. */ block;
    /** When the last step was done. */ finishedAt;
    updatedAt;
}
_ts_decorate([
    PrimaryColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], TutorialProgress.prototype, "userId", void 0);
_ts_decorate([
    PrimaryColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], TutorialProgress.prototype, "tutorialId", void 0);
_ts_decorate([
    Column({
        type: 'simple-json'
    }),
    _ts_metadata("design:type", Array)
], TutorialProgress.prototype, "steps", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], TutorialProgress.prototype, "percent", void 0);
_ts_decorate([
    Column({
        type: 'double'
    }),
    _ts_metadata("design:type", Number)
], TutorialProgress.prototype, "position", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 200,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], TutorialProgress.prototype, "heading", void 0);
_ts_decorate([
    Column({
        type: 'int',
        default: 0
    }),
    _ts_metadata("design:type", Number)
], TutorialProgress.prototype, "block", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], TutorialProgress.prototype, "finishedAt", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], TutorialProgress.prototype, "updatedAt", void 0);
TutorialProgress = _ts_decorate([
    Entity('tutorial_progress')
], TutorialProgress);
//# sourceMappingURL=tutorial-progress.entity.js.map
