import { siteZone } from '@passerelle/api-client/dates';

/** How far the clocks of the site's zone are ahead of UTC at a moment, in milliseconds. */
export function offsetFromUtc(moment: Date): number {
  const seconds = Math.floor(moment.getTime() / 1000) * 1000;
  // Swedish dates have the format of ISO 8601, except for the leading zeros of early years.
  const local = moment.toLocaleString('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: siteZone,
  });
  return Date.parse(`${local.padStart(19, '0').replace(' ', 'T')}Z`) - seconds;
}
