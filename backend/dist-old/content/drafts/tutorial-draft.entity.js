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
import { WrittenText } from '../revisions/written-text.js';
export class TutorialDraft extends WrittenText {
    id;
    /** The account that it is deleted with: the first author of its tutorial, or else whoever created it. */ userId;
    /** The tutorial that it rewrites, which has at most one draft; null for a new tutorial. */ tutorialId;
    /** Version of the tutorial that it is based on. */ tutorialVersion;
    /** Idempotency key of the creating browser, which finds the draft again after a lost response. */ creationKey;
    /** Incremented on each save. */ version;
    savedById;
    savedBy;
    domainId;
    createdAt;
    savedAt;
    /** Publication date, from its own table; loaded by the repository. */ schedule;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], TutorialDraft.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], TutorialDraft.prototype, "userId", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], TutorialDraft.prototype, "tutorialId", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], TutorialDraft.prototype, "tutorialVersion", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 64,
        nullable: true,
        select: false
    }),
    _ts_metadata("design:type", Object)
], TutorialDraft.prototype, "creationKey", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], TutorialDraft.prototype, "version", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], TutorialDraft.prototype, "savedById", void 0);
_ts_decorate([
    ManyToOne(()=>User, {
        nullable: true,
        onDelete: 'SET NULL'
    }),
    JoinColumn({
        name: 'savedById'
    }),
    _ts_metadata("design:type", Object)
], TutorialDraft.prototype, "savedBy", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], TutorialDraft.prototype, "domainId", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], TutorialDraft.prototype, "createdAt", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], TutorialDraft.prototype, "savedAt", void 0);
TutorialDraft = _ts_decorate([
    Entity('tutorial_drafts')
], TutorialDraft);
//# sourceMappingURL=tutorial-draft.entity.js.map
