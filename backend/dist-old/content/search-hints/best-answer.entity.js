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
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
export class BestAnswer {
    id;
    /** Folded text, compared with searches. */ folded;
    /** As entered. */ text;
    tutorialId;
    createdAt;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], BestAnswer.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 300,
        unique: true
    }),
    _ts_metadata("design:type", String)
], BestAnswer.prototype, "folded", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 100
    }),
    _ts_metadata("design:type", String)
], BestAnswer.prototype, "text", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], BestAnswer.prototype, "tutorialId", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], BestAnswer.prototype, "createdAt", void 0);
BestAnswer = _ts_decorate([
    Entity('best_answers')
], BestAnswer);
//# sourceMappingURL=best-answer.entity.js.map
