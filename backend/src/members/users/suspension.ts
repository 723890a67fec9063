import { inSiteZone } from '../../platform/zone/site-zone.js';
import type { User } from './user.entity.js';

/** The end of a suspension that has none. */
export const FOREVER = new Date('9999-12-31T00:00:00.000Z');

/** In the zone of the site, as all dates on it. */
const writeMoment = inSiteZone('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

/** When a suspension ends; null for one without end. */
export function suspensionEnd({ suspendedUntil }: Pick<User, 'suspendedUntil'>): Date | null {
  return suspendedUntil && suspendedUntil < FOREVER ? suspendedUntil : null;
}

/** Tells a suspended member for how long and why. */
export function describeSuspension(user: Pick<User, 'suspendedUntil' | 'suspensionReason'>): string {
  const end = suspensionEnd(user);
  const duration = end ? `jusqu’au ${writeMoment(end)}` : 'pour une durée indéterminée';
  return `Ce compte est suspendu ${duration}. Motif : ${user.suspensionReason ?? 'non précisé'}`;
}
