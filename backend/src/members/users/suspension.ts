import { inSiteZone } from '../../platform/zone/site-zone.js';
import type { User } from './user.entity.js';

/** Stored end of an indefinite suspension. */
export const FOREVER = new Date('9999-12-31T00:00:00.000Z');

/** In the site's time zone. */
const writeMoment = inSiteZone('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

/** End of a suspension; null for an indefinite one. */
export function suspensionEnd({ suspendedUntil }: Pick<User, 'suspendedUntil'>): Date | null {
  return suspendedUntil && suspendedUntil < FOREVER ? suspendedUntil : null;
}

/** A French sentence with the duration and the reason. */
export function describeSuspension(user: Pick<User, 'suspendedUntil' | 'suspensionReason'>): string {
  const end = suspensionEnd(user);
  const duration = end ? `jusqu’au ${writeMoment(end)}` : 'pour une durée indéterminée';
  return `Ce compte est suspendu ${duration}. Motif : ${user.suspensionReason ?? 'non précisé'}`;
}
