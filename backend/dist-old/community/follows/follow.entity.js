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
export class Follow {
    id;
    userId;
    domainId;
    authorId;
    /** Normalized by `tagKey`. */ tag;
    /** As the member wrote it. */ tagName;
    createdAt;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Follow.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Follow.prototype, "userId", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Follow.prototype, "domainId", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Follow.prototype, "authorId", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 100,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Follow.prototype, "tag", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 100,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Follow.prototype, "tagName", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], Follow.prototype, "createdAt", void 0);
Follow = _ts_decorate([
    Entity('follows')
], Follow);
//# sourceMappingURL=follow.entity.js.map
