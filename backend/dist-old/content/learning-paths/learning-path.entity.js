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
export const badgeVariants = [
    'default',
    'new',
    'popular',
    'featured'
];
export class LearningPath {
    id;
    title;
    description;
    category;
    level;
    badgeText;
    badgeVariant;
    /** Unpublished paths are visible to administrators only. */ isPublished;
    /** Sort order of the paths. */ position;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], LearningPath.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 200
    }),
    _ts_metadata("design:type", String)
], LearningPath.prototype, "title", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 1000
    }),
    _ts_metadata("design:type", String)
], LearningPath.prototype, "description", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 100
    }),
    _ts_metadata("design:type", String)
], LearningPath.prototype, "category", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 20
    }),
    _ts_metadata("design:type", typeof Difficulty === "undefined" ? Object : Difficulty)
], LearningPath.prototype, "level", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 40,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], LearningPath.prototype, "badgeText", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 20
    }),
    _ts_metadata("design:type", typeof BadgeVariant === "undefined" ? Object : BadgeVariant)
], LearningPath.prototype, "badgeVariant", void 0);
_ts_decorate([
    Column({
        type: 'boolean',
        default: false
    }),
    _ts_metadata("design:type", Boolean)
], LearningPath.prototype, "isPublished", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], LearningPath.prototype, "position", void 0);
LearningPath = _ts_decorate([
    Entity('learning_paths')
], LearningPath);
//# sourceMappingURL=learning-path.entity.js.map
