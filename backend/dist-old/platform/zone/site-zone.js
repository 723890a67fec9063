/** Time zone until the operator chooses one. */ export const DEFAULT_ZONE = 'Europe/Paris';
let zone = DEFAULT_ZONE;
/** The site's time zone, for displayed dates and day boundaries. */ export function siteZone() {
    return zone;
}
/** @param name null for the default */ export function setSiteZone(name) {
    zone = name ?? DEFAULT_ZONE;
}
/** Date formatter that always uses the site's current time zone. */ export function inSiteZone(locale, options) {
    let made;
    return (moment)=>{
        if (made?.zone !== zone) {
            made = {
                zone,
                format: new Intl.DateTimeFormat(locale, {
                    ...options,
                    timeZone: zone
                })
            };
        }
        return made.format.format(moment);
    };
}
export function isZone(name) {
    try {
        new Intl.DateTimeFormat('fr-FR', {
            timeZone: name
        });
        return true;
    } catch  {
        return false;
    }
}
//# sourceMappingURL=site-zone.js.map
