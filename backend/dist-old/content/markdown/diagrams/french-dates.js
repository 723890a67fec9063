const format = (options)=>new Intl.DateTimeFormat('fr-FR', {
        ...options,
        timeZone: 'UTC'
    });
const year = format({
    year: 'numeric'
});
const month = format({
    month: 'short'
});
const seconds = format({
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3
});
/** All take milliseconds and format in UTC, like the dates of a diagram. */ export const yearOf = (at)=>year.format(at);
export const monthOf = (at)=>month.format(at);
/** `1er mars` */ export function dayOf(at) {
    const day = new Date(at).getUTCDate();
    return `${day === 1 ? '1er' : day}\u00A0${monthOf(at)}`;
}
/** `9 h` or `9 h 05` */ export function hourOf(at) {
    const date = new Date(at);
    const minutes = date.getUTCMinutes();
    const hours = `${date.getUTCHours()}\u00A0h`;
    return minutes === 0 ? hours : `${hours}\u00A0${String(minutes).padStart(2, '0')}`;
}
/** With fractional digits as needed. */ export const secondsOf = (at)=>seconds.format(at).replace(/,000$/, '');
//# sourceMappingURL=french-dates.js.map
