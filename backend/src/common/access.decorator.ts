import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiCookieAuth, ApiForbiddenResponse, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { ApiErrorDto } from './api-error.dto.js';

/** Who may call a route at all; what they may do with one thing in particular is said by the policy beside it. */
export type Access = 'public' | 'member' | 'contributor' | 'admin';

export const ACCESS = 'access';
export const SIGN_IN_REFUSAL = 'sign-in-refusal';
export const SESSION_COOKIE_SCHEME = 'session';

const guarded = (access: Access, refusal: string, visitorRefusal = 'Vous devez être connecté.') =>
  applyDecorators(
    SetMetadata(ACCESS, access),
    SetMetadata(SIGN_IN_REFUSAL, visitorRefusal),
    ApiCookieAuth(SESSION_COOKIE_SCHEME),
    ApiUnauthorizedResponse({ type: ApiErrorDto, description: 'Personne n’est connecté.' }),
    ApiForbiddenResponse({ type: ApiErrorDto, description: refusal }),
  );

/** Anyone may. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);

/**
 * Whoever is signed in may.
 * @param visitorRefusal what a visitor is told, to the letter
 */
export const Members = (visitorRefusal?: string) =>
  guarded('member', 'Ce compte n’a pas le droit de faire cela.', visitorRefusal);

/** Contributors and administrators may. */
export const Contributors = () => guarded('contributor', 'Réservé aux contributeurs.');

/** Administrators may. */
export const Admins = () => guarded('admin', 'Réservé aux administrateurs.');
