import { dayOf, hourOf, monthOf, secondsOf, yearOf } from './french-dates.js';
import { DAY } from './gantt-schedule.js';
const MAX_TICKS = 5;
const HOUR = DAY / 24;
const MINUTE = HOUR / 60;
/** In milliseconds, in natural steps. */ const SHORT = [
    1,
    10,
    100,
    1e3,
    1e4,
    6e4,
    6e5,
    18e5,
    HOUR,
    2 * HOUR,
    6 * HOUR,
    12 * HOUR,
    DAY,
    2 * DAY
];
const WEEKS = [
    7 * DAY,
    14 * DAY
];
const MONTHS = [
    1,
    2,
    3,
    6,
    12,
    24,
    60
];
/** 5 January 1970, a Monday. */ const MONDAY = 4 * DAY;
/** Ticks of a time axis, at most five, with French dates. */ export function ticksOf(first, last) {
    const span = last - first;
    const step = SHORT.find((each)=>span / each < MAX_TICKS);
    if (step !== undefined) {
        const naming = step < MINUTE ? inSeconds : step < DAY ? inHours : inYears;
        return named(every(step, 0, first, last), naming);
    }
    const weeks = WEEKS.find((each)=>span / each < MAX_TICKS);
    if (weeks !== undefined) return named(every(weeks, MONDAY, first, last), inYears);
    const months = MONTHS.find((each)=>span / (each * 30 * DAY) < MAX_TICKS) ?? 120;
    return named(everyMonths(months, first, last), months < 12 ? ofMonths : ofYears);
}
function every(step, origin, first, last) {
    const begin = origin + Math.ceil((first - origin) / step) * step;
    return Array.from({
        length: MAX_TICKS + 1
    }, (_, index)=>begin + index * step).filter((at)=>at <= last);
}
function everyMonths(step, first, last) {
    const date = new Date(first);
    const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
    const begin = Math.floor(month / step) * step;
    return Array.from({
        length: MAX_TICKS + 3
    }, (_, index)=>firstOf(begin + index * step)).filter((at)=>at >= first && at <= last);
}
/** @param month counted from year 0 */ const firstOf = (month)=>Date.UTC(Math.floor(month / 12), month % 12);
const inSeconds = [
    secondsOf,
    dayOf
];
const inHours = [
    hourOf,
    dayOf
];
const inYears = [
    dayOf,
    yearOf
];
const ofMonths = [
    monthOf,
    yearOf
];
const ofYears = [
    yearOf,
    undefined
];
function named(ticks, [within, of]) {
    let last = '';
    return ticks.map((at)=>{
        const whole = of?.(at) ?? '';
        const words = whole === last || whole === '' ? [
            within(at)
        ] : [
            whole,
            within(at)
        ];
        last = whole;
        return {
            at,
            words
        };
    });
}
//# sourceMappingURL=time-axis.js.map
