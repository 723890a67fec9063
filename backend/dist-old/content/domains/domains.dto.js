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
import { ApiProperty } from '@nestjs/swagger';
export class DomainDto {
    id;
    slug;
    name;
    description;
    icon;
    iconBg;
    iconColor;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], DomainDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        example: 'programmation'
    }),
    _ts_metadata("design:type", String)
], DomainDto.prototype, "slug", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Programmation'
    }),
    _ts_metadata("design:type", String)
], DomainDto.prototype, "name", void 0);
_ts_decorate([
    ApiProperty({
        example: "Du premier script \xe0 l\u2019architecture."
    }),
    _ts_metadata("design:type", String)
], DomainDto.prototype, "description", void 0);
_ts_decorate([
    ApiProperty({
        description: "Nom de l\u2019ic\xf4ne.",
        example: 'code'
    }),
    _ts_metadata("design:type", String)
], DomainDto.prototype, "icon", void 0);
_ts_decorate([
    ApiProperty({
        description: "Couleur CSS du fond de l\u2019ic\xf4ne.",
        example: '#e3f4f3'
    }),
    _ts_metadata("design:type", String)
], DomainDto.prototype, "iconBg", void 0);
_ts_decorate([
    ApiProperty({
        description: "Couleur CSS de l\u2019ic\xf4ne.",
        example: '#0c6a64'
    }),
    _ts_metadata("design:type", String)
], DomainDto.prototype, "iconColor", void 0);
export class DomainListDto {
    domains;
}
_ts_decorate([
    ApiProperty({
        type: [
            DomainDto
        ]
    }),
    _ts_metadata("design:type", Array)
], DomainListDto.prototype, "domains", void 0);
export function toDomainDto({ id, slug, name, description, icon, iconBg, iconColor }) {
    return {
        id,
        slug,
        name,
        description,
        icon,
        iconBg,
        iconColor
    };
}
/** A domain for administrators. */ export class AdminDomainDto extends DomainDto {
    isHidden;
    tutorials;
    formerSlugs;
}
_ts_decorate([
    ApiProperty({
        description: 'Absent des listes que voient les visiteurs.'
    }),
    _ts_metadata("design:type", Boolean)
], AdminDomainDto.prototype, "isHidden", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Combien de tutoriels il contient, corbeille comprise.'
    }),
    _ts_metadata("design:type", Number)
], AdminDomainDto.prototype, "tutorials", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            String
        ],
        description: "Ses adresses d\u2019autrefois, qui m\xe8nent \xe0 lui.",
        example: [
            'code'
        ]
    }),
    _ts_metadata("design:type", Array)
], AdminDomainDto.prototype, "formerSlugs", void 0);
export class AdminDomainListDto {
    domains;
}
_ts_decorate([
    ApiProperty({
        type: [
            AdminDomainDto
        ]
    }),
    _ts_metadata("design:type", Array)
], AdminDomainListDto.prototype, "domains", void 0);
export function toAdminDomainDto({ domain, ...contained }) {
    return {
        ...toDomainDto(domain),
        isHidden: domain.isHidden,
        ...contained
    };
}
//# sourceMappingURL=domains.dto.js.map
