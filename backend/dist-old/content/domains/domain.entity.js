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
export class Domain {
    id;
    slug;
    name;
    description;
    /** Icon name, as the public site maps it. */ icon;
    /** Background and foreground of the icon, as CSS colours. */ iconBg;
    iconColor;
    /** Sort order; ties are broken by id. */ position;
    /** Hidden from the lists that visitors see; its page and its tutorials stay available. */ isHidden;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Domain.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 80,
        unique: true
    }),
    _ts_metadata("design:type", String)
], Domain.prototype, "slug", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 80
    }),
    _ts_metadata("design:type", String)
], Domain.prototype, "name", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 1000
    }),
    _ts_metadata("design:type", String)
], Domain.prototype, "description", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 60
    }),
    _ts_metadata("design:type", String)
], Domain.prototype, "icon", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 20
    }),
    _ts_metadata("design:type", String)
], Domain.prototype, "iconBg", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 20
    }),
    _ts_metadata("design:type", String)
], Domain.prototype, "iconColor", void 0);
_ts_decorate([
    Column({
        type: 'int',
        default: 0
    }),
    _ts_metadata("design:type", Number)
], Domain.prototype, "position", void 0);
_ts_decorate([
    Column({
        type: 'boolean',
        default: false
    }),
    _ts_metadata("design:type", Boolean)
], Domain.prototype, "isHidden", void 0);
Domain = _ts_decorate([
    Entity('domains')
], Domain);
//# sourceMappingURL=domain.entity.js.map
