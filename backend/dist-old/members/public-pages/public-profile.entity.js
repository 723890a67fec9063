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
import { Column, Entity, PrimaryColumn } from 'typeorm';
export class PublicProfile {
    userId;
    /** For members without publications; authors always have a profile, since their tutorials link to it. */ isShown;
    showsBio;
    showsExpertise;
    showsLinks;
    showsCollections;
    showsJoined;
}
_ts_decorate([
    PrimaryColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], PublicProfile.prototype, "userId", void 0);
_ts_decorate([
    Column({
        type: 'boolean'
    }),
    _ts_metadata("design:type", Boolean)
], PublicProfile.prototype, "isShown", void 0);
_ts_decorate([
    Column({
        type: 'boolean'
    }),
    _ts_metadata("design:type", Boolean)
], PublicProfile.prototype, "showsBio", void 0);
_ts_decorate([
    Column({
        type: 'boolean'
    }),
    _ts_metadata("design:type", Boolean)
], PublicProfile.prototype, "showsExpertise", void 0);
_ts_decorate([
    Column({
        type: 'boolean'
    }),
    _ts_metadata("design:type", Boolean)
], PublicProfile.prototype, "showsLinks", void 0);
_ts_decorate([
    Column({
        type: 'boolean'
    }),
    _ts_metadata("design:type", Boolean)
], PublicProfile.prototype, "showsCollections", void 0);
_ts_decorate([
    Column({
        type: 'boolean'
    }),
    _ts_metadata("design:type", Boolean)
], PublicProfile.prototype, "showsJoined", void 0);
PublicProfile = _ts_decorate([
    Entity('public_profiles')
], PublicProfile);
//# sourceMappingURL=public-profile.entity.js.map
