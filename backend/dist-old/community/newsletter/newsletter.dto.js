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
import { EmailField } from '../../platform/common/body-fields.js';
import { ConsolePageQuery, OlderField } from '../../platform/common/page-query.js';
import { BeforeParam, CursorParam, ChoiceParam, TextParam } from '../../platform/common/query-params.js';
import { subscriptionSorts } from './newsletter.service.js';
import { subscriptionStates } from './subscriber-counts.js';
const STATE = "Celles qui attendent leur confirmation, ou celles qui sont confirm\xe9es.";
export class SubscribeBody {
    email;
}
_ts_decorate([
    EmailField('Veuillez entrer une adresse e-mail valide.'),
    _ts_metadata("design:type", String)
], SubscribeBody.prototype, "email", void 0);
export class SubscribedDto {
    email;
}
_ts_decorate([
    ApiProperty({
        format: 'email'
    }),
    _ts_metadata("design:type", String)
], SubscribedDto.prototype, "email", void 0);
/** Query of a link in an email. */ export class LinkQuery {
    jeton;
}
_ts_decorate([
    TextParam(100, 'Ce que porte le lien.', 'kJ3vX9mQ2bR7tY5wZ8cN4pL6sD1fG0hA'),
    _ts_metadata("design:type", String)
], LinkQuery.prototype, "jeton", void 0);
export class SubscribersFileQuery {
    state;
}
_ts_decorate([
    ChoiceParam(subscriptionStates, STATE),
    _ts_metadata("design:type", typeof SubscriptionState === "undefined" ? Object : SubscriptionState)
], SubscribersFileQuery.prototype, "state", void 0);
export class SubscribersQuery extends ConsolePageQuery {
    cursor;
    sort;
    state;
    q;
    before;
}
_ts_decorate([
    CursorParam(),
    _ts_metadata("design:type", typeof Cursor === "undefined" ? Object : Cursor)
], SubscribersQuery.prototype, "cursor", void 0);
_ts_decorate([
    ChoiceParam(subscriptionSorts, "Ce qui donne l\u2019ordre.", 'id'),
    _ts_metadata("design:type", typeof SubscriptionSort === "undefined" ? Object : SubscriptionSort)
], SubscribersQuery.prototype, "sort", void 0);
_ts_decorate([
    ChoiceParam(subscriptionStates, STATE),
    _ts_metadata("design:type", typeof SubscriptionState === "undefined" ? Object : SubscriptionState)
], SubscribersQuery.prototype, "state", void 0);
_ts_decorate([
    TextParam(254, "Texte \xe0 trouver dans l\u2019adresse.", 'exemple.fr'),
    _ts_metadata("design:type", String)
], SubscribersQuery.prototype, "q", void 0);
_ts_decorate([
    BeforeParam(),
    _ts_metadata("design:type", Number)
], SubscribersQuery.prototype, "before", void 0);
export class SubscriberDto {
    id;
    email;
    createdAt;
    confirmedAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], SubscriberDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        format: 'email'
    }),
    _ts_metadata("design:type", String)
], SubscriberDto.prototype, "email", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], SubscriberDto.prototype, "createdAt", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true,
        description: 'Absent tant que la confirmation est attendue.'
    }),
    _ts_metadata("design:type", Object)
], SubscriberDto.prototype, "confirmedAt", void 0);
export class SubscriberListDto {
    subscribers;
    total;
    older;
}
_ts_decorate([
    ApiProperty({
        type: [
            SubscriberDto
        ]
    }),
    _ts_metadata("design:type", Array)
], SubscriberListDto.prototype, "subscribers", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], SubscriberListDto.prototype, "total", void 0);
_ts_decorate([
    OlderField(),
    _ts_metadata("design:type", Object)
], SubscriberListDto.prototype, "older", void 0);
export function toSubscriberDto({ id, email, createdAt, confirmedAt }) {
    return {
        id,
        email,
        createdAt: createdAt.toISOString(),
        confirmedAt: confirmedAt?.toISOString() ?? null
    };
}
//# sourceMappingURL=newsletter.dto.js.map
