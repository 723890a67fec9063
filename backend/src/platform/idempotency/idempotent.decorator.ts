import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { IDEMPOTENCY_HEADER, KEY_RULE } from './answer-key.js';

export const IDEMPOTENT = 'idempotent';

/**
 * For routes that create something: a client that does not know whether its request arrived may repeat it with the same
 * key. The handler takes `@RequestKey()`, and its service passes it to `storeAnswer`.
 */
export const Idempotent = () =>
  applyDecorators(
    SetMetadata(IDEMPOTENT, true),
    ApiHeader({
      name: IDEMPOTENCY_HEADER,
      required: false,
      description:
        'Une clé au choix, nouvelle pour chaque demande. Renvoyée avec la même clé dans les 24 heures, la même demande reçoit la première réponse et ne crée rien de plus.',
      schema: { type: 'string', pattern: KEY_RULE.source },
      example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
    }),
  );
