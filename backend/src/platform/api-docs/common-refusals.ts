import { MINUTE_MS } from '@passerelle/api-client/durations';
import { NEEDS_CONFIRMED_EMAIL } from '../../members/auth/confirmed-email.js';
import { ACCESS, type Access, OPEN_IN_MAINTENANCE, SIGN_IN_REFUSAL } from '../common/access.decorator.js';
import type { ErrorCode } from '../common/error-codes.js';
import { MALFORMED_KEY } from '../idempotency/answer-key.js';
import { IDEMPOTENT } from '../idempotency/idempotent.decorator.js';
import { maxBodyKb, NO_IMAGE, takesImages } from '../request-safety/body-sizes.js';
import { hasOwnLimit, limitsOf, type CountedBy } from '../request-safety/limits.js';
import { parametersOf, type Place } from './operations.js';

/** A reason for refusing a request: `reason` for developers who read the document, `message` for the user. */
export interface Refusal {
  status: number;
  /** Name of the shared response component; set when many operations use it. */
  name?: string;
  reason: string;
  message: string;
  /** Only when it is not the default code of the status. */
  code?: ErrorCode;
  errors?: Record<string, string>;
}

const invalid = (name: string, reason: string, message: string, field?: string): Refusal => ({
  status: 400,
  name,
  reason,
  message,
  errors: field === undefined ? undefined : { [field]: message },
});
const invalidBody = invalid(
  'InvalidBody',
  'Le corps n’est pas du JSON, ou un champ n’est pas valable ; `errors` dit alors lequel et pourquoi.',
  'Le commentaire doit contenir au moins 2 caractères',
  'content',
);
const invalidQuery = invalid(
  'InvalidQuery',
  'Un paramètre n’est pas valable ; `errors` dit lequel et pourquoi.',
  'Le paramètre « limit » doit être un nombre entier entre 1 et 100.',
  'limit',
);
const invalidPath = invalid(
  'InvalidPath',
  'Ce qui est dans l’adresse n’est pas valable.',
  'L’identifiant doit être un nombre entier supérieur à 0.',
);
const crossSite: Refusal = {
  status: 403,
  name: 'CrossSite',
  code: 'cross_site',
  reason: 'La requête vient d’un autre site, d’après `Origin` ou `Sec-Fetch-Site`.',
  message: 'Cette requête vient d’un autre site ; elle est refusée.',
};
const reserved: Partial<Record<Access, Refusal>> = {
  contributor: {
    status: 403,
    code: 'contributors_only',
    reason: 'Réservé aux contributeurs et aux administrateurs.',
    message: 'Cette action est réservée aux contributeurs.',
  },
  reviewer: {
    status: 403,
    code: 'admins_only',
    reason: 'Réservé aux relecteurs, aux modérateurs et aux administrateurs.',
    message: 'Vous n’avez pas le droit de faire cela.',
  },
  moderator: {
    status: 403,
    name: 'ModeratorsOnly',
    code: 'admins_only',
    reason: 'Réservé aux modérateurs et aux administrateurs.',
    message: 'Vous n’avez pas le droit de faire cela.',
  },
  admin: {
    status: 403,
    name: 'AdminsOnly',
    code: 'admins_only',
    reason: 'Réservé aux administrateurs.',
    message: 'Vous n’avez pas le droit de faire cela.',
  },
};
const unconfirmed: Refusal = {
  status: 403,
  code: 'unconfirmed_email',
  reason: 'Le membre doit d’abord confirmer son adresse e-mail.',
  message: 'Confirmez votre adresse e-mail avant de publier : le lien est dans votre boîte.',
};
const badKey: Refusal = {
  status: 400,
  reason: 'La clé de l’en-tête `Idempotency-Key` n’en est pas une.',
  message: MALFORMED_KEY,
};
const otherRequest: Refusal = {
  status: 422,
  name: 'OtherRequest',
  reason: 'Une demande d’un autre contenu a déjà eu cette clé (`Idempotency-Key`).',
  message: 'Cette clé (Idempotency-Key) a déjà servi pour une autre demande.',
};
const notJson: Refusal = {
  status: 415,
  name: 'NotJson',
  reason: 'Le corps n’est pas annoncé comme du JSON en UTF-8 (`Content-Type: application/json`).',
  message: 'Ce type de contenu n’est pas accepté ; envoyez du JSON en UTF-8.',
};
const notAnImage: Refusal = {
  status: 415,
  reason: 'Le corps n’est pas annoncé comme une image (`Content-Type: image/png`, par exemple).',
  message: NO_IMAGE,
};
const maintenance: Refusal = {
  status: 503,
  name: 'Maintenance',
  code: 'maintenance',
  reason:
    'Le site est en maintenance, ou une lecture a pris trop de temps ; réessayez après le nombre de secondes de `Retry-After`.',
  message: 'Le site est en maintenance. Revenez dans quelques minutes.',
};

const signedOut = (message = 'Vous devez être connecté.'): Refusal => ({
  status: 401,
  name: message === 'Vous devez être connecté.' ? 'SignedOut' : undefined,
  reason: 'Le cookie d’une session ouverte manque : `POST /api/auth/login` en donne un.',
  message,
});

function tooLarge(path: string): Refusal {
  const kilobytes = maxBodyKb(path);
  return {
    status: 413,
    name: `Over${kilobytes}Kb`,
    reason: `Le corps dépasse ${kilobytes} ko.`,
    message: 'Le contenu envoyé est trop volumineux.',
  };
}

const who: [CountedBy, string][] = [
  ['account', 'd’un membre'],
  ['visitors', 'd’une adresse, sans session'],
  ['address', 'd’une adresse'],
];

function tooMany(method: string, path: string): Refusal {
  const said = who.flatMap(([by, name]) => {
    const limits = limitsOf(method, path, by).map(
      (limit) =>
        `${limit.requests} en ${limit.windowMs / MINUTE_MS} min${limit.name === 'everything' ? ' toutes ensemble' : ''}`,
    );
    return limits.length > 0 ? [`${name}, ${limits.join(', ')}`] : [];
  });
  return {
    status: 429,
    name: hasOwnLimit(method, path) ? undefined : 'TooMany',
    reason: `Trop de requêtes (${said.join(' ; ')}) ; réessayez après le nombre de secondes de \`Retry-After\`.`,
    message: 'Trop de requêtes. Réessayez dans 42 secondes.',
  };
}

/**
 * Refusals that a route does not declare itself: they follow from its input, its access level, the rate limits and
 * maintenance mode.
 * @param metadata reads what decorators have set on the route
 */
export function commonRefusals(
  { method, path, operation }: Place,
  metadata: <T>(key: string) => T | undefined,
): Refusal[] {
  const access = metadata<Access>(ACCESS);
  const idempotent = metadata<boolean>(IDEMPOTENT);
  const takes = (place: string) => parametersOf(operation).some((parameter) => parameter.in === place);
  const refusals = [
    operation.requestBody ? invalidBody : takes('query') ? invalidQuery : takes('path') && invalidPath,
    idempotent && badKey,
    idempotent && otherRequest,
    access !== 'public' && signedOut(metadata<string>(SIGN_IN_REFUSAL)),
    access && reserved[access],
    metadata<boolean>(NEEDS_CONFIRMED_EMAIL) && unconfirmed,
    method !== 'GET' && crossSite,
    operation.requestBody && tooLarge(path),
    operation.requestBody && (takesImages(path) ? notAnImage : notJson),
    tooMany(method, path),
    !metadata<boolean>(OPEN_IN_MAINTENANCE) && maintenance,
  ];
  return refusals.filter((refusal) => typeof refusal === 'object');
}
