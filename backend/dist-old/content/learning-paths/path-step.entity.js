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
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Tutorial } from '../tutorials/tutorial.entity.js';
export class PathStep {
    id;
    pathId;
    tutorialId;
    tutorial;
    title;
    description;
    /** Sort order of the steps. */ position;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], PathStep.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], PathStep.prototype, "pathId", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], PathStep.prototype, "tutorialId", void 0);
_ts_decorate([
    ManyToOne(()=>Tutorial),
    JoinColumn({
        name: 'tutorialId'
    }),
    _ts_metadata("design:type", typeof Tutorial === "undefined" ? Object : Tutorial)
], PathStep.prototype, "tutorial", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 200
    }),
    _ts_metadata("design:type", String)
], PathStep.prototype, "title", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 1000
    }),
    _ts_metadata("design:type", String)
], PathStep.prototype, "description", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], PathStep.prototype, "position", void 0);
PathStep = _ts_decorate([
    Entity('learning_path_steps')
], PathStep);
//# sourceMappingURL=path-step.entity.js.map
