import { inSiteZone } from '../../platform/zone/site-zone.js';
/** Stored end of an indefinite suspension. */ export const FOREVER = new Date('9999-12-31T00:00:00.000Z');
/** In the site's time zone. */ const writeMoment = inSiteZone('fr-FR', {
    dateStyle: 'long',
    timeStyle: 'short'
});
/** End of a suspension; null for an indefinite one. */ export function suspensionEnd({ suspendedUntil }) {
    return suspendedUntil && suspendedUntil < FOREVER ? suspendedUntil : null;
}
/** A French sentence with the duration and the reason. */ export function describeSuspension(user) {
    const end = suspensionEnd(user);
    const duration = end ? `jusqu\u{2019}au ${writeMoment(end)}` : "pour une dur\xe9e ind\xe9termin\xe9e";
    return `Ce compte est suspendu ${duration}. Motif : ${user.suspensionReason ?? "non pr\xe9cis\xe9"}`;
}
//# sourceMappingURL=suspension.js.map
