/** Where a site is until its operator says otherwise. */
export const DEFAULT_ZONE = 'Europe/Paris';

let zone = DEFAULT_ZONE;

/** The zone in which the site writes its dates, and in which its days begin and end. */
export function siteZone(): string {
  return zone;
}

/** @param name null for the one that is built in */
export function setSiteZone(name: string | null): void {
  zone = name ?? DEFAULT_ZONE;
}

/** Writes moments as the site does, in the zone that it is in by then. */
export function inSiteZone(
  locale: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): (moment: Date) => string {
  let made: { zone: string; format: Intl.DateTimeFormat } | undefined;
  return (moment) => {
    if (made?.zone !== zone) {
      made = { zone, format: new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }) };
    }
    return made.format.format(moment);
  };
}

export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('fr-FR', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
