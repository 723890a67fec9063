import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { IDEMPOTENCY_HEADER, KEY_RULE } from './answer-key.js';
export const IDEMPOTENT = 'idempotent';
/**
 * For routes that create something: a client that does not know whether its request arrived may repeat it with the same
 * key. The handler takes `@RequestKey()`, and its service passes it to `storeAnswer`.
 */ export const Idempotent = ()=>applyDecorators(SetMetadata(IDEMPOTENT, true), ApiHeader({
        name: IDEMPOTENCY_HEADER,
        required: false,
        description: "Une cl\xe9 au choix, nouvelle pour chaque demande. Renvoy\xe9e avec la m\xeame cl\xe9 dans les 24 heures, la m\xeame demande re\xe7oit la premi\xe8re r\xe9ponse et ne cr\xe9e rien de plus.",
        schema: {
            type: 'string',
            pattern: KEY_RULE.source
        },
        example: '8e03978e-40d5-43dd-bc93-6894a57f9324'
    }));
//# sourceMappingURL=idempotent.decorator.js.map
