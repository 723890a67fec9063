import { NEEDS_CONFIRMED_EMAIL } from '../../members/auth/confirmed-email.js';
import { OPEN_IN_MAINTENANCE } from '../../members/auth/maintenance.decorator.js';
import { ACCESS, SIGN_IN_REFUSAL } from '../common/access.decorator.js';
import { MALFORMED_KEY } from '../idempotency/answer-key.js';
import { IDEMPOTENT } from '../idempotency/idempotent.decorator.js';
import { NO_IMAGE, takesImages } from '../request-safety/images.js';
import { hasOwnLimit, limitsOf } from '../request-safety/limits.js';
import { maxBodyKb } from '../request-safety/body-sizes.js';
import { parametersOf } from './operations.js';
const invalid = (name, reason, message, field)=>({
        status: 400,
        name,
        reason,
        message,
        errors: field === undefined ? undefined : {
            [field]: message
        }
    });
const invalidBody = invalid('InvalidBody', "Le corps n\u2019est pas du JSON, ou un champ n\u2019est pas valable ; `errors` dit alors lequel et pourquoi.", "Le commentaire doit contenir au moins 2 caract\xe8res", 'content');
const invalidQuery = invalid('InvalidQuery', "Un param\xe8tre n\u2019est pas valable ; `errors` dit lequel et pourquoi.", "Le param\xe8tre \xab limit \xbb doit \xeatre un nombre entier entre 1 et 100.", 'limit');
const invalidPath = invalid('InvalidPath', "Ce qui est dans l\u2019adresse n\u2019est pas valable.", "L\u2019identifiant doit \xeatre un nombre entier sup\xe9rieur \xe0 0.");
const crossSite = {
    status: 403,
    name: 'CrossSite',
    code: 'cross_site',
    reason: "La requ\xeate vient d\u2019un autre site, d\u2019apr\xe8s `Origin` ou `Sec-Fetch-Site`.",
    message: "Cette requ\xeate vient d\u2019un autre site ; elle est refus\xe9e."
};
const reserved = {
    contributor: {
        status: 403,
        code: 'contributors_only',
        reason: "R\xe9serv\xe9 aux contributeurs et aux administrateurs.",
        message: "Cette action est r\xe9serv\xe9e aux contributeurs."
    },
    reviewer: {
        status: 403,
        code: 'admins_only',
        reason: "R\xe9serv\xe9 aux relecteurs, aux mod\xe9rateurs et aux administrateurs.",
        message: "Vous n\u2019avez pas le droit de faire cela."
    },
    moderator: {
        status: 403,
        name: 'ModeratorsOnly',
        code: 'admins_only',
        reason: "R\xe9serv\xe9 aux mod\xe9rateurs et aux administrateurs.",
        message: "Vous n\u2019avez pas le droit de faire cela."
    },
    admin: {
        status: 403,
        name: 'AdminsOnly',
        code: 'admins_only',
        reason: "R\xe9serv\xe9 aux administrateurs.",
        message: "Vous n\u2019avez pas le droit de faire cela."
    }
};
const unconfirmed = {
    status: 403,
    code: 'unconfirmed_email',
    reason: "Le membre doit d\u2019abord confirmer son adresse e-mail.",
    message: "Confirmez votre adresse e-mail avant de publier : le lien est dans votre bo\xeete."
};
const badKey = {
    status: 400,
    reason: "La cl\xe9 de l\u2019en-t\xeate `Idempotency-Key` n\u2019en est pas une.",
    message: MALFORMED_KEY
};
const otherRequest = {
    status: 422,
    name: 'OtherRequest',
    reason: "Une demande d\u2019un autre contenu a d\xe9j\xe0 eu cette cl\xe9 (`Idempotency-Key`).",
    message: "Cette cl\xe9 (Idempotency-Key) a d\xe9j\xe0 servi pour une autre demande."
};
const notJson = {
    status: 415,
    name: 'NotJson',
    reason: "Le corps n\u2019est pas annonc\xe9 comme du JSON en UTF-8 (`Content-Type: application/json`).",
    message: "Ce type de contenu n\u2019est pas accept\xe9 ; envoyez du JSON en UTF-8."
};
const notAnImage = {
    status: 415,
    reason: "Le corps n\u2019est pas annonc\xe9 comme une image (`Content-Type: image/png`, par exemple).",
    message: NO_IMAGE
};
const maintenance = {
    status: 503,
    name: 'Maintenance',
    code: 'maintenance',
    reason: "Le site est en maintenance ; r\xe9essayez apr\xe8s le nombre de secondes de `Retry-After`.",
    message: 'Le site est en maintenance. Revenez dans quelques minutes.'
};
const signedOut = (message = "Vous devez \xeatre connect\xe9.")=>({
        status: 401,
        name: message === "Vous devez \xeatre connect\xe9." ? 'SignedOut' : undefined,
        reason: "Le cookie d\u2019une session ouverte manque : `POST /api/auth/login` en donne un.",
        message
    });
function tooLarge(path) {
    const kilobytes = maxBodyKb(path);
    return {
        status: 413,
        name: `Over${kilobytes}Kb`,
        reason: `Le corps d\xe9passe ${kilobytes} ko.`,
        message: "Le contenu envoy\xe9 est trop volumineux."
    };
}
const who = [
    [
        'account',
        "d\u2019un membre"
    ],
    [
        'visitors',
        "d\u2019une adresse, sans session"
    ],
    [
        'address',
        "d\u2019une adresse"
    ]
];
function tooMany(method, path) {
    const said = who.flatMap(([by, name])=>{
        const limits = limitsOf(method, path, by).map((limit)=>`${limit.requests} en ${limit.windowMs / 60_000} min${limit.name === 'everything' ? ' toutes ensemble' : ''}`);
        return limits.length > 0 ? [
            `${name}, ${limits.join(', ')}`
        ] : [];
    });
    return {
        status: 429,
        name: hasOwnLimit(method, path) ? undefined : 'TooMany',
        reason: `Trop de requ\xeates (${said.join(' ; ')}) ; r\xe9essayez apr\xe8s le nombre de secondes de \`Retry-After\`.`,
        message: "Trop de requ\xeates. R\xe9essayez dans 42 secondes."
    };
}
/**
 * Refusals that a route does not declare itself: they follow from its input, its access level, the rate limits and
 * maintenance mode.
 * @param metadata reads what decorators have set on the route
 */ export function commonRefusals({ method, path, operation }, metadata) {
    const access = metadata(ACCESS);
    const idempotent = metadata(IDEMPOTENT);
    const takes = (place)=>parametersOf(operation).some((parameter)=>parameter.in === place);
    const refusals = [
        operation.requestBody ? invalidBody : takes('query') ? invalidQuery : takes('path') && invalidPath,
        idempotent && badKey,
        idempotent && otherRequest,
        access !== 'public' && signedOut(metadata(SIGN_IN_REFUSAL)),
        access && reserved[access],
        metadata(NEEDS_CONFIRMED_EMAIL) && unconfirmed,
        method !== 'GET' && crossSite,
        operation.requestBody && tooLarge(path),
        operation.requestBody && (takesImages(path) ? notAnImage : notJson),
        tooMany(method, path),
        !metadata(OPEN_IN_MAINTENANCE) && maintenance
    ];
    return refusals.filter((refusal)=>typeof refusal === 'object');
}
//# sourceMappingURL=common-refusals.js.map
