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
import { User } from '../../members/users/user.entity.js';
export const collectionColors = [
    '#ef4444',
    '#f97316',
    '#eab308',
    '#10b981',
    '#3b82f6',
    '#8b5cf6',
    '#ec4899'
];
export const DEFAULT_COLOR = '#3b82f6';
export const MAX_COLLECTIONS = 100;
export const MAX_ITEMS = 500;
export class Collection {
    id;
    userId;
    name;
    description;
    color;
    isPublic;
    /** Set by moderators: disables the share link; the owner still sees the collection. */ isHidden;
    /** Secret of the share link, valid while the collection is public; replaced when it becomes private. */ shareToken;
    createdAt;
    updatedAt;
    /** Loaded only when the query joins the owner. */ owner;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Collection.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Collection.prototype, "userId", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 100
    }),
    _ts_metadata("design:type", String)
], Collection.prototype, "name", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 500,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Collection.prototype, "description", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 7
    }),
    _ts_metadata("design:type", typeof CollectionColor === "undefined" ? Object : CollectionColor)
], Collection.prototype, "color", void 0);
_ts_decorate([
    Column({
        type: 'boolean',
        default: false
    }),
    _ts_metadata("design:type", Boolean)
], Collection.prototype, "isPublic", void 0);
_ts_decorate([
    Column({
        type: 'boolean',
        default: false
    }),
    _ts_metadata("design:type", Boolean)
], Collection.prototype, "isHidden", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 32,
        unique: true
    }),
    _ts_metadata("design:type", String)
], Collection.prototype, "shareToken", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], Collection.prototype, "createdAt", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], Collection.prototype, "updatedAt", void 0);
_ts_decorate([
    ManyToOne(()=>User),
    JoinColumn({
        name: 'userId'
    }),
    _ts_metadata("design:type", typeof User === "undefined" ? Object : User)
], Collection.prototype, "owner", void 0);
Collection = _ts_decorate([
    Entity('collections')
], Collection);
//# sourceMappingURL=collection.entity.js.map
