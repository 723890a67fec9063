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
export const requestStatuses = [
    'pending',
    'accepted',
    'refused'
];
export class ContributorRequest {
    id;
    userId;
    /** The member's id while pending, otherwise null: unique, so that a member has one open request. */ openKey;
    message;
    status;
    answer;
    answeredBy;
    answeredAt;
    createdAt;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], ContributorRequest.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], ContributorRequest.prototype, "userId", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true,
        select: false
    }),
    _ts_metadata("design:type", Object)
], ContributorRequest.prototype, "openKey", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 1000
    }),
    _ts_metadata("design:type", String)
], ContributorRequest.prototype, "message", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 10
    }),
    _ts_metadata("design:type", typeof RequestStatus === "undefined" ? Object : RequestStatus)
], ContributorRequest.prototype, "status", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 500,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], ContributorRequest.prototype, "answer", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], ContributorRequest.prototype, "answeredBy", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], ContributorRequest.prototype, "answeredAt", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], ContributorRequest.prototype, "createdAt", void 0);
ContributorRequest = _ts_decorate([
    Entity('contributor_requests')
], ContributorRequest);
//# sourceMappingURL=contributor-request.entity.js.map
