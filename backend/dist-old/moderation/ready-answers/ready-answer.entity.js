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
export class ReadyAnswer {
    id;
    /** Order in the list. */ position;
    name;
    text;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], ReadyAnswer.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], ReadyAnswer.prototype, "position", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 60
    }),
    _ts_metadata("design:type", String)
], ReadyAnswer.prototype, "name", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 1000
    }),
    _ts_metadata("design:type", String)
], ReadyAnswer.prototype, "text", void 0);
ReadyAnswer = _ts_decorate([
    Entity('ready_answers')
], ReadyAnswer);
//# sourceMappingURL=ready-answer.entity.js.map
