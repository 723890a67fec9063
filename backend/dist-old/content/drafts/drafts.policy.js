import { canEdit } from '../tutorials/tutorials.policy.js';
/**
 * A new draft is its writer's alone; the draft of a tutorial is open to everyone who may edit the tutorial.
 * @param tutorial of the draft, if any
 */ export function mayOpenDraft({ userId }, tutorial, user) {
    return tutorial ? canEdit(tutorial, user) : userId === user.id;
}
//# sourceMappingURL=drafts.policy.js.map
