import { inSiteZone } from '../zone/site-zone.js';
/** Days in the site's time zone. */ const write = inSiteZone('sv-SE', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit'
});
/** The day of a date in the site's time zone, as YYYY-MM-DD. */ export function dayOf(moment) {
    return write(moment);
}
//# sourceMappingURL=day.js.map
