import { FOREVER } from '../../members/users/suspension.js';
import type { User } from '../../members/users/user.entity.js';
import { isSuspended } from '../../members/users/users.service.js';

/** Why a member's rights of an administrator can't become so, as a French sentence; undefined when they can. */
export function adminRightProblem(user: User, isAdmin: boolean, isLastAdmin: boolean): string | undefined {
  if (isAdmin && isSuspended(user)) return 'Ce compte est suspendu ; levez d’abord la suspension.';
  if (!isAdmin && isLastAdmin)
    return 'C’est le dernier administrateur : donnez d’abord ces droits à quelqu’un d’autre.';
  return undefined;
}

/** Why a member can't be suspended, as a French sentence; undefined when they can. */
export function suspensionProblem({ isAdmin }: Pick<User, 'isAdmin'>): string | undefined {
  return isAdmin ? 'Retirez d’abord les droits d’administration de ce compte.' : undefined;
}

/** Why a suspension can't end then, as a French sentence; undefined when it can. */
export function endProblem(until: Date): string | undefined {
  if (!(until > new Date())) return 'La fin de la suspension doit être à venir.';
  if (until < FOREVER) return undefined;
  return 'Une suspension prend fin avant le 31 décembre 9999 ; pour qu’elle n’ait pas de fin, donnez null.';
}
