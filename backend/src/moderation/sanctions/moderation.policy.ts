import { canModerate, FOREVER, type User } from '../../members/users/user.entity.js';
import { isSuspended } from '../../members/users/users.service.js';
import type { Rights } from './moderation.dto.js';

/** Why a member's roles cannot change like this, as a French sentence; undefined when they can. */
export function rightsProblem(user: User, rights: Rights, isLastAdmin: boolean): string | undefined {
  if (Object.values(rights).includes(true) && isSuspended(user))
    return 'Ce compte est suspendu ; levez d’abord la suspension.';
  if (rights.isAdmin === false && isLastAdmin)
    return 'C’est le dernier administrateur : donnez d’abord ces droits à quelqu’un d’autre.';
  return undefined;
}

/** Moderators may sanction members, administrators also moderators. */
export function maySanction(
  actor: Pick<User, 'isAdmin'>,
  member: Pick<User, 'isAdmin' | 'isModerator'>,
): boolean {
  return actor.isAdmin || !canModerate(member);
}

/** Why a member cannot be suspended, as a French sentence; undefined when they can. */
export function suspensionProblem({ isAdmin }: Pick<User, 'isAdmin'>): string | undefined {
  return isAdmin ? 'Retirez d’abord les droits d’administration de ce compte.' : undefined;
}

/** Why a suspension cannot end then, as a French sentence; undefined when it can. */
export function endProblem(until: Date): string | undefined {
  if (!(until > new Date())) return 'La fin de la suspension doit être à venir.';
  if (until < FOREVER) return undefined;
  return 'Une suspension prend fin avant le 31 décembre 9999 ; pour qu’elle n’ait pas de fin, donnez null.';
}
