import type { User } from '../users/user.entity.js';
import { isSuspended } from '../users/users.service.js';

type Who = Pick<
  User,
  'id' | 'isAdmin' | 'isContributor' | 'contributorRevoked' | 'suspendedUntil' | 'suspensionReason'
>;

/** Why two accounts cannot be merged, as a French sentence; undefined when they can. */
export function mergeProblem(from: Who, into: Who, actor: Pick<User, 'id'>): string | undefined {
  if (from.id === into.id) return 'Choisissez un autre compte que celui-ci.';
  if (from.id === actor.id || into.id === actor.id)
    return 'Votre propre compte ne se fusionne que par un autre administrateur.';
  if (from.isAdmin) return 'Retirez d’abord les droits d’administration de ce compte.';
  if (isSuspended(from) && into.isAdmin)
    return 'Ce compte est suspendu, et un administrateur ne peut pas l’être : levez d’abord la suspension, ou retirez à l’autre ses droits d’administration.';
  if (from.contributorRevoked && into.isContributor)
    return 'Le droit de publier a été retiré à ce compte, et l’autre l’a : rendez-le d’abord au premier, ou retirez-le au second.';
  return undefined;
}

/**
 * Sanctions the remaining account takes over, so that none is lost: the longer suspension, and a revoked right to
 * publish.
 */
export function keptSanctions(from: Who, into: Who): Partial<User> {
  const revoked = from.contributorRevoked && !into.contributorRevoked ? { contributorRevoked: true } : {};
  const isLonger = isSuspended(from) && from.suspendedUntil! > (into.suspendedUntil ?? new Date(0));
  if (!isLonger) return revoked;
  const { suspendedUntil, suspensionReason } = from;
  return { ...revoked, suspendedUntil, suspensionReason };
}
