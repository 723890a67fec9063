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
import { WrittenText } from './written-text.js';
export class TutorialRevision extends WrittenText {
    id;
    tutorialId;
    version;
    /** Who wrote it; null for an import and once the account is deleted. */ editorId;
    editor;
    isImported;
    /** The version that this one restored. */ restoredVersion;
    domainId;
    /** SHA-256 of the text, see `hashOf`. */ hash;
    /**
   * Hidden from readers: replaced while the tutorial was unpublished, or present when an administrator unpublished it.
   * The
   * version that is republished becomes visible again.
   */ neverShown;
    createdAt;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], TutorialRevision.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], TutorialRevision.prototype, "tutorialId", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], TutorialRevision.prototype, "version", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], TutorialRevision.prototype, "editorId", void 0);
_ts_decorate([
    ManyToOne(()=>User, {
        nullable: true,
        onDelete: 'SET NULL'
    }),
    JoinColumn({
        name: 'editorId'
    }),
    _ts_metadata("design:type", Object)
], TutorialRevision.prototype, "editor", void 0);
_ts_decorate([
    Column({
        type: 'boolean'
    }),
    _ts_metadata("design:type", Boolean)
], TutorialRevision.prototype, "isImported", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], TutorialRevision.prototype, "restoredVersion", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], TutorialRevision.prototype, "domainId", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 64
    }),
    _ts_metadata("design:type", String)
], TutorialRevision.prototype, "hash", void 0);
_ts_decorate([
    Column({
        type: 'boolean',
        default: false,
        select: false
    }),
    _ts_metadata("design:type", Boolean)
], TutorialRevision.prototype, "neverShown", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], TutorialRevision.prototype, "createdAt", void 0);
TutorialRevision = _ts_decorate([
    Entity('tutorial_revisions')
], TutorialRevision);
//# sourceMappingURL=tutorial-revision.entity.js.map
