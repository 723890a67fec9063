import { applyDecorators, SetMetadata } from '@nestjs/common';
export const ACCESS = 'access';
export const SIGN_IN_REFUSAL = 'sign-in-refusal';
const guarded = (access, visitorRefusal = "Vous devez \xeatre connect\xe9.")=>applyDecorators(SetMetadata(ACCESS, access), SetMetadata(SIGN_IN_REFUSAL, visitorRefusal));
/** Open to everyone. */ export const Public = ()=>SetMetadata(ACCESS, 'public');
/**
 * Signed-in members only.
 * @param visitorRefusal message for visitors, word for word
 */ export const Members = (visitorRefusal)=>guarded('member', visitorRefusal);
/** Contributors and administrators only. */ export const Contributors = ()=>guarded('contributor');
/** Reviewers, moderators and administrators only. */ export const Reviewers = ()=>guarded('reviewer');
/** Moderators and administrators only. */ export const Moderators = ()=>guarded('moderator');
/** Administrators only. */ export const Admins = ()=>guarded('admin');
//# sourceMappingURL=access.decorator.js.map
