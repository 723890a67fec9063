import { applyDecorators, SetMetadata } from '@nestjs/common';

/** The permitted callers of a route; policies decide about particular objects. */
export type Access = 'public' | 'member' | 'contributor' | 'reviewer' | 'moderator' | 'admin';

export const ACCESS = 'access';
export const SIGN_IN_REFUSAL = 'sign-in-refusal';

const guarded = (access: Access, visitorRefusal = 'Vous devez être connecté.') =>
  applyDecorators(SetMetadata(ACCESS, access), SetMetadata(SIGN_IN_REFUSAL, visitorRefusal));

/** Open to everyone. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);

/**
 * Signed-in members only.
 * @param visitorRefusal message for visitors, word for word
 */
export const Members = (visitorRefusal?: string) => guarded('member', visitorRefusal);

/** Contributors and administrators only. */
export const Contributors = () => guarded('contributor');

/** Reviewers, moderators and administrators only. */
export const Reviewers = () => guarded('reviewer');

/** Moderators and administrators only. */
export const Moderators = () => guarded('moderator');

/** Administrators only. */
export const Admins = () => guarded('admin');

export const OPEN_IN_MAINTENANCE = 'open-in-maintenance';

/** Opens a route in maintenance mode: administrators need it to sign in, or monitoring uses it. */
export const OpenInMaintenance = () => SetMetadata(OPEN_IN_MAINTENANCE, true);
