import { isInForce, requiresNotice } from '../decisions/decisions.policy.js';
import { maySanction } from '../sanctions/moderation.policy.js';
const DAY_MS = 24 * 60 * 60 * 1000;
export const APPEAL_DAYS = 30;
/** Deadline of an appeal; null for a decision without effect, or one that is reversed. */ export function appealDeadline(decision) {
    if (!requiresNotice(decision) || !isInForce(decision)) return null;
    return new Date(decision.decidedAt.getTime() + APPEAL_DAYS * DAY_MS);
}
/**
 * A moderator who neither made the decision nor owns the content, and may lift the sanction. If there is none, the one
 * who decided answers; if that account is deleted, any moderator.
 * @param moderating all moderators who are not suspended
 * @param ownerIds owners of the content
 * @param author null once the account is deleted
 */ export function mayAnswer({ decidedBy, sanction }, actor, moderating, ownerIds, author) {
    const others = moderating.filter((one)=>one.id !== decidedBy && !ownerIds.includes(one.id) && (sanction !== 'suspend' || author === null || maySanction(one, author)));
    if (others.length > 0) return others.some(({ id })=>id === actor.id);
    return decidedBy === actor.id || !moderating.some(({ id })=>id === decidedBy);
}
//# sourceMappingURL=appeals.policy.js.map
