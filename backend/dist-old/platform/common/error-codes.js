/**
 * Error codes by which API clients tell refusals apart, with their meaning for developers. The first of each group is
 * the default of its status; the others exist where a client should react differently.
 */ export const errorCodes = {
    invalid_request: "La requ\xeate n\u2019est pas valable.",
    invalid_fields: "Des champs ou des param\xe8tres ne sont pas valables ; `errors` dit lesquels et pourquoi.",
    invalid_link: "Ce que porte le lien d\u2019une lettre ne vaut plus.",
    signed_out: "Il faut \xeatre connect\xe9.",
    wrong_credentials: "Le nom ou le mot de passe n\u2019est pas le bon.",
    two_factor_required: 'Il manque le code du second facteur.',
    wrong_two_factor_code: "Le code du second facteur n\u2019est pas le bon.",
    forbidden: "Le membre n\u2019a pas ce droit.",
    cross_site: "La requ\xeate vient de la page d\u2019un autre site.",
    contributors_only: "R\xe9serv\xe9 aux contributeurs.",
    admins_only: "R\xe9serv\xe9 aux administrateurs.",
    two_factor_needed: "Le site demande un second facteur \xe0 qui administre ou mod\xe8re.",
    unconfirmed_email: "L\u2019adresse e-mail du membre doit d\u2019abord \xeatre confirm\xe9e.",
    suspended: 'Le compte est suspendu.',
    wrong_password: "Le mot de passe actuel n\u2019est pas le bon.",
    closed: "Les administrateurs ont ferm\xe9 cela pour le moment.",
    not_found: "Il n\u2019y a rien de tel, ou pas pour ce membre.",
    unknown_address: "L\u2019API n\u2019a pas cette adresse.",
    method_not_allowed: "L\u2019adresse ne prend pas cette m\xe9thode ; `Allow` dit lesquelles elle prend.",
    timeout: "La requ\xeate a mis trop de temps \xe0 arriver.",
    conflict: "L\u2019\xe9tat actuel ne le permet pas.",
    already_exists: "Il y en a d\xe9j\xe0 un.",
    limit_reached: "Il y en a autant qu\u2019il peut y en avoir.",
    last_admin: "C\u2019est le dernier administrateur.",
    precondition_failed: "Ce qui devait \xeatre ainsi ne l\u2019est plus.",
    too_large: 'Le corps est trop grand.',
    unsupported_type: "Le corps n\u2019est pas du type attendu.",
    headers_too_large: "L\u2019adresse ou les en-t\xeates sont trop longs.",
    too_many_requests: "Il y a eu trop de requ\xeates ; `Retry-After` dit quand revenir.",
    too_many_attempts: "Il y a eu trop d\u2019essais pour ce compte ; `Retry-After` dit quand revenir.",
    internal_error: "La faute est la n\xf4tre.",
    unavailable: "Ce dont il y aurait besoin n\u2019est pas l\xe0 en ce moment.",
    out_of_space: "Le site n\u2019a plus de place ; rien n\u2019a \xe9t\xe9 chang\xe9.",
    maintenance: "Le site est ferm\xe9 pour un moment ; `Retry-After` dit quand revenir."
};
const ofStatus = {
    400: 'invalid_request',
    401: 'signed_out',
    403: 'forbidden',
    404: 'not_found',
    405: 'method_not_allowed',
    408: 'timeout',
    409: 'conflict',
    412: 'precondition_failed',
    413: 'too_large',
    415: 'unsupported_type',
    429: 'too_many_requests',
    431: 'headers_too_large',
    500: 'internal_error',
    503: 'unavailable',
    507: 'out_of_space'
};
/** Default code of a status. */ export function codeOf(statusCode, errors) {
    if (statusCode === 400 && errors) return 'invalid_fields';
    return ofStatus[statusCode] ?? (statusCode < 500 ? 'invalid_request' : 'internal_error');
}
/** Exception body with an explicit code. */ export function errorBody(code, message, errors) {
    return {
        code,
        message,
        ...errors && {
            errors
        }
    };
}
//# sourceMappingURL=error-codes.js.map
