/** Time zone until the operator chooses one. */
export const DEFAULT_ZONE = 'Europe/Paris';

let zone = DEFAULT_ZONE;

/** The site's time zone, for displayed dates and day boundaries. */
export function siteZone(): string {
  return zone;
}

/** @param name null for the default */
export function setSiteZone(name: string | null): void {
  zone = name ?? DEFAULT_ZONE;
}

/** Date formatter that always uses the site's current time zone. */
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
