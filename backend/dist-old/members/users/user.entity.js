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
export class User {
    id;
    /** As the member wrote it. */ username;
    /** Lower case, and unique. */ usernameKey;
    /** Lower case. */ email;
    emailConfirmedAt;
    passwordHash;
    displayName;
    /** Folded by `fold`, for member search. */ displayNameFolded;
    avatar;
    bio;
    website;
    socialLinks;
    expertise;
    isContributor;
    /** Revoked by an administrator, and only restored by one. */ contributorRevoked;
    contributorVerified;
    isAdmin;
    /** May moderate; administrators may without it. */ isModerator;
    /** May review first publications; moderators and administrators may without it. */ isReviewer;
    /** A far future date means for good; the member is told the reason. */ suspendedUntil;
    /** Suspended, or was until lately; for the indexes of lists. `isSuspended` tells what applies. */ hasSuspension;
    suspensionReason;
    /** Base32 TOTP secret; set before the second factor is confirmed. */ totpSecret;
    totpConfirmedAt;
    /** TOTP time step of the last accepted code; older and equal steps are refused. */ totpLastStep;
    lastSeenAt;
    createdAt;
    updatedAt;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], User.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 50
    }),
    _ts_metadata("design:type", String)
], User.prototype, "username", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 50,
        unique: true
    }),
    _ts_metadata("design:type", String)
], User.prototype, "usernameKey", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 254,
        unique: true
    }),
    _ts_metadata("design:type", String)
], User.prototype, "email", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], User.prototype, "emailConfirmedAt", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 255,
        select: false
    }),
    _ts_metadata("design:type", String)
], User.prototype, "passwordHash", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 100
    }),
    _ts_metadata("design:type", String)
], User.prototype, "displayName", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 200,
        select: false
    }),
    _ts_metadata("design:type", String)
], User.prototype, "displayNameFolded", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 500,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], User.prototype, "avatar", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 500,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], User.prototype, "bio", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 500,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], User.prototype, "website", void 0);
_ts_decorate([
    Column({
        type: 'simple-json'
    }),
    _ts_metadata("design:type", Array)
], User.prototype, "socialLinks", void 0);
_ts_decorate([
    Column({
        type: 'simple-json'
    }),
    _ts_metadata("design:type", Array)
], User.prototype, "expertise", void 0);
_ts_decorate([
    Column({
        type: 'boolean',
        default: false
    }),
    _ts_metadata("design:type", Boolean)
], User.prototype, "isContributor", void 0);
_ts_decorate([
    Column({
        type: 'boolean',
        default: false
    }),
    _ts_metadata("design:type", Boolean)
], User.prototype, "contributorRevoked", void 0);
_ts_decorate([
    Column({
        type: 'boolean',
        default: false
    }),
    _ts_metadata("design:type", Boolean)
], User.prototype, "contributorVerified", void 0);
_ts_decorate([
    Column({
        type: 'boolean',
        default: false
    }),
    _ts_metadata("design:type", Boolean)
], User.prototype, "isAdmin", void 0);
_ts_decorate([
    Column({
        type: 'boolean',
        default: false
    }),
    _ts_metadata("design:type", Boolean)
], User.prototype, "isModerator", void 0);
_ts_decorate([
    Column({
        type: 'boolean',
        default: false
    }),
    _ts_metadata("design:type", Boolean)
], User.prototype, "isReviewer", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], User.prototype, "suspendedUntil", void 0);
_ts_decorate([
    Column({
        type: 'boolean',
        default: false,
        select: false
    }),
    _ts_metadata("design:type", Boolean)
], User.prototype, "hasSuspension", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 500,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], User.prototype, "suspensionReason", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 64,
        nullable: true,
        select: false
    }),
    _ts_metadata("design:type", Object)
], User.prototype, "totpSecret", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], User.prototype, "totpConfirmedAt", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true,
        select: false
    }),
    _ts_metadata("design:type", Object)
], User.prototype, "totpLastStep", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], User.prototype, "lastSeenAt", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], User.prototype, "createdAt", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], User.prototype, "updatedAt", void 0);
User = _ts_decorate([
    Entity('users')
], User);
//# sourceMappingURL=user.entity.js.map
