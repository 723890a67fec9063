import { applyDecorators, SetMetadata } from '@nestjs/common';

/** Who may call a route at all; what they may do with one thing in particular is said by the policy beside it. */
export type Access = 'public' | 'member' | 'contributor' | 'reviewer' | 'moderator' | 'admin';

export const ACCESS = 'access';
export const SIGN_IN_REFUSAL = 'sign-in-refusal';

const guarded = (access: Access, visitorRefusal = 'Vous devez être connecté.') =>
  applyDecorators(SetMetadata(ACCESS, access), SetMetadata(SIGN_IN_REFUSAL, visitorRefusal));

/** Anyone may. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);

/**
 * Whoever is signed in may.
 * @param visitorRefusal what a visitor is told, to the letter
 */
export const Members = (visitorRefusal?: string) => guarded('member', visitorRefusal);

/** Contributors and administrators may. */
export const Contributors = () => guarded('contributor');

/** Reviewers, moderators and administrators may. */
export const Reviewers = () => guarded('reviewer');

/** Moderators and administrators may. */
export const Moderators = () => guarded('moderator');

/** Administrators may. */
export const Admins = () => guarded('admin');
