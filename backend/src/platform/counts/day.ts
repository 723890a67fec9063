import { inSiteZone } from '../zone/site-zone.js';

/** Days begin and end where readers live. */
const write = inSiteZone('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day of a moment in the zone of the site, as YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return write(moment);
}
