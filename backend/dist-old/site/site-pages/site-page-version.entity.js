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
export class SitePageVersion {
    id;
    /** Path without the slash. */ page;
    /** Markdown; null for the built-in text. */ source;
    /** Rendered when saved; null like the source. */ html;
    /** First words, for descriptions elsewhere. */ opening;
    /** Null once the account is deleted. */ authorId;
    author;
    createdAt;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], SitePageVersion.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 40
    }),
    _ts_metadata("design:type", String)
], SitePageVersion.prototype, "page", void 0);
_ts_decorate([
    Column({
        type: 'text',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], SitePageVersion.prototype, "source", void 0);
_ts_decorate([
    Column({
        type: 'text',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], SitePageVersion.prototype, "html", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 500
    }),
    _ts_metadata("design:type", String)
], SitePageVersion.prototype, "opening", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], SitePageVersion.prototype, "authorId", void 0);
_ts_decorate([
    ManyToOne(()=>User, {
        nullable: true,
        onDelete: 'SET NULL'
    }),
    JoinColumn({
        name: 'authorId'
    }),
    _ts_metadata("design:type", Object)
], SitePageVersion.prototype, "author", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], SitePageVersion.prototype, "createdAt", void 0);
SitePageVersion = _ts_decorate([
    Entity('site_page_versions')
], SitePageVersion);
//# sourceMappingURL=site-page-version.entity.js.map
