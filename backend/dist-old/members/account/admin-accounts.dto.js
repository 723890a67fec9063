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
import { PickType } from '@nestjs/swagger';
import { EmailField, FlagField, TextField } from '../../platform/common/body-fields.js';
import { RegisterBody } from '../auth/auth.dto.js';
export class NewAccountBody extends PickType(RegisterBody, [
    'username',
    'email',
    'displayName'
]) {
    isContributor;
}
_ts_decorate([
    FlagField('Si le membre peut publier des tutoriels.'),
    _ts_metadata("design:type", Boolean)
], NewAccountBody.prototype, "isContributor", void 0);
export class AccountReasonBody {
    reason;
}
_ts_decorate([
    TextField({
        lines: true,
        max: 500,
        optional: true,
        description: "Le motif, gard\xe9 au journal.",
        example: "\xc0 la demande du membre."
    }),
    _ts_metadata("design:type", Object)
], AccountReasonBody.prototype, "reason", void 0);
export class NewAddressBody extends AccountReasonBody {
    email;
}
_ts_decorate([
    EmailField('Veuillez entrer une adresse email valide'),
    _ts_metadata("design:type", String)
], NewAddressBody.prototype, "email", void 0);
//# sourceMappingURL=admin-accounts.dto.js.map
