/**
 * Error codes by which API clients tell refusals apart, with their meaning for developers. The first of each group is
 * the default of its status; the others exist where a client should react differently.
 */
export const errorCodes = {
  invalid_request: 'La requête n’est pas valable.',
  invalid_fields: 'Des champs ou des paramètres ne sont pas valables ; `errors` dit lesquels et pourquoi.',
  invalid_link: 'Ce que porte le lien d’une lettre ne vaut plus.',
  signed_out: 'Il faut être connecté.',
  wrong_credentials: 'Le nom ou le mot de passe n’est pas le bon.',
  two_factor_required: 'Il manque le code du second facteur.',
  wrong_two_factor_code: 'Le code du second facteur n’est pas le bon.',
  forbidden: 'Le membre n’a pas ce droit.',
  cross_site: 'La requête vient de la page d’un autre site.',
  contributors_only: 'Réservé aux contributeurs.',
  admins_only: 'Réservé aux administrateurs.',
  two_factor_needed: 'Le site demande un second facteur à qui administre ou modère.',
  unconfirmed_email: 'L’adresse e-mail du membre doit d’abord être confirmée.',
  suspended: 'Le compte est suspendu.',
  wrong_password: 'Le mot de passe actuel n’est pas le bon.',
  closed: 'Les administrateurs ont fermé cela pour le moment.',
  not_found: 'Il n’y a rien de tel, ou pas pour ce membre.',
  unknown_address: 'L’API n’a pas cette adresse.',
  method_not_allowed: 'L’adresse ne prend pas cette méthode ; `Allow` dit lesquelles elle prend.',
  timeout: 'La requête a mis trop de temps à arriver.',
  conflict: 'L’état actuel ne le permet pas.',
  already_exists: 'Il y en a déjà un.',
  limit_reached: 'Il y en a autant qu’il peut y en avoir.',
  last_admin: 'C’est le dernier administrateur.',
  precondition_failed: 'Ce qui devait être ainsi ne l’est plus.',
  too_large: 'Le corps est trop grand.',
  unsupported_type: 'Le corps n’est pas du type attendu.',
  headers_too_large: 'L’adresse ou les en-têtes sont trop longs.',
  too_many_requests: 'Il y a eu trop de requêtes ; `Retry-After` dit quand revenir.',
  too_many_attempts: 'Il y a eu trop d’essais pour ce compte ; `Retry-After` dit quand revenir.',
  internal_error: 'La faute est la nôtre.',
  unavailable: 'Ce dont il y aurait besoin n’est pas là en ce moment.',
  out_of_space: 'Le site n’a plus de place ; rien n’a été changé.',
  maintenance: 'Le site est fermé pour un moment ; `Retry-After` dit quand revenir.',
} as const;

export type ErrorCode = keyof typeof errorCodes;

const ofStatus: Record<number, ErrorCode> = {
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
  507: 'out_of_space',
};

/** Default code of a status. */
export function codeOf(statusCode: number, errors?: object): ErrorCode {
  if (statusCode === 400 && errors) return 'invalid_fields';
  return ofStatus[statusCode] ?? (statusCode < 500 ? 'invalid_request' : 'internal_error');
}

/** Exception body with an explicit code. */
export function errorBody(code: ErrorCode, message: string, errors?: Record<string, string>) {
  return { code, message, ...(errors && { errors }) };
}
