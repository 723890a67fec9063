import { dayOf } from '../../platform/counts/day.js';
const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
/** The last days, ending today. */ export function latestDays(now, count) {
    const today = Date.parse(`${dayOf(now)}T00:00:00Z`);
    return Array.from({
        length: count
    }, (_, index)=>{
        return new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    });
}
/** Growth in percent; null when there was nothing before. */ export function growth(now, before) {
    return before === 0 ? null : Math.round((now - before) / before * 1000) / 10;
}
//# sourceMappingURL=days.js.map
