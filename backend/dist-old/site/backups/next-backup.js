import { TZDate } from '@date-fns/tz';
import { siteZone } from '../../platform/zone/site-zone.js';
const HOUR_MS = 60 * 60 * 1000;
/** The next time after a moment at which this hour begins in the site's time zone. */ export function hourAfter(moment, hour) {
    const day = new TZDate(moment.getTime(), siteZone());
    const onDay = (date)=>new Date(new TZDate(day.getFullYear(), day.getMonth(), date, hour, siteZone()).getTime());
    const today = onDay(day.getDate());
    return today > moment ? today : onDay(day.getDate() + 1);
}
/**
 * Time of the next backup: the scheduled hour; an hour after start-up if the site was down at that hour, so that the
 * operator has finished by then; an hour after a failure.
 */ export function nextBackup({ hour, latest, startedAt, failedAt }) {
    const due = latest && hourAfter(latest, hour);
    const begins = due && due > startedAt ? due : new Date(+startedAt + HOUR_MS);
    return failedAt ? new Date(Math.max(+begins, +failedAt + HOUR_MS)) : begins;
}
//# sourceMappingURL=next-backup.js.map
