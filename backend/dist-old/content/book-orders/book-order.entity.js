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
export const bookStates = [
    'waiting',
    'working',
    'ready',
    'failed'
];
export class BookOrder {
    id;
    userId;
    title;
    description;
    /** Path of the collection or learning path. */ path;
    /** In their order at the time of the request. */ tutorialIds;
    format;
    images;
    highQuality;
    state;
    /** Finished tutorials; the next column has the total. */ done;
    total;
    attempts;
    /** Id of the worker that has claimed it. */ claim;
    /** Last heartbeat; a worker that is silent for long has died. */ claimedAt;
    /** Name in the file cache, once finished. */ file;
    /** Reason for the failure, in French. */ problem;
    createdAt;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], BookOrder.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], BookOrder.prototype, "userId", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 200
    }),
    _ts_metadata("design:type", String)
], BookOrder.prototype, "title", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 1000
    }),
    _ts_metadata("design:type", String)
], BookOrder.prototype, "description", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 100
    }),
    _ts_metadata("design:type", String)
], BookOrder.prototype, "path", void 0);
_ts_decorate([
    Column({
        type: 'simple-json'
    }),
    _ts_metadata("design:type", Array)
], BookOrder.prototype, "tutorialIds", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 10
    }),
    _ts_metadata("design:type", typeof BookFormat === "undefined" ? Object : BookFormat)
], BookOrder.prototype, "format", void 0);
_ts_decorate([
    Column({
        type: 'boolean'
    }),
    _ts_metadata("design:type", Boolean)
], BookOrder.prototype, "images", void 0);
_ts_decorate([
    Column({
        type: 'boolean'
    }),
    _ts_metadata("design:type", Boolean)
], BookOrder.prototype, "highQuality", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 10
    }),
    _ts_metadata("design:type", typeof BookState === "undefined" ? Object : BookState)
], BookOrder.prototype, "state", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], BookOrder.prototype, "done", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], BookOrder.prototype, "total", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], BookOrder.prototype, "attempts", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 32,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], BookOrder.prototype, "claim", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], BookOrder.prototype, "claimedAt", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 100,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], BookOrder.prototype, "file", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 300,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], BookOrder.prototype, "problem", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], BookOrder.prototype, "createdAt", void 0);
BookOrder = _ts_decorate([
    Entity('book_orders')
], BookOrder);
//# sourceMappingURL=book-order.entity.js.map
