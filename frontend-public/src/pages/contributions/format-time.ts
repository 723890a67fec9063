import { siteZone } from '@passerelle/api-client/dates';

/** Formats the time: « 09:30 ». */
export function formatTime(value: string): string {
  return new Date(value).toLocaleTimeString('fr-FR', {
    timeZone: siteZone,
    hour: '2-digit',
    minute: '2-digit',
  });
}
