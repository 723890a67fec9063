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
export class TranslatedSection {
    id;
    tutorialId;
    language;
    /** Hash of the French text. */ hash;
    /** One per passage of the section. */ passages;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], TranslatedSection.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], TranslatedSection.prototype, "tutorialId", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 20
    }),
    _ts_metadata("design:type", typeof Language === "undefined" ? Object : Language)
], TranslatedSection.prototype, "language", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 64
    }),
    _ts_metadata("design:type", String)
], TranslatedSection.prototype, "hash", void 0);
_ts_decorate([
    Column({
        type: 'simple-json'
    }),
    _ts_metadata("design:type", Array)
], TranslatedSection.prototype, "passages", void 0);
TranslatedSection = _ts_decorate([
    Entity('translated_sections')
], TranslatedSection);
//# sourceMappingURL=translated-section.entity.js.map
