import { readable } from './lettering.js';
const MAX_LINES = 200;
const MAX_TASKS = 100;
const UNITS = {
    ms: 1,
    s: 1e3,
    m: 6e4,
    h: 36e5,
    d: 864e5,
    w: 6048e5,
    M: 0,
    y: 0
};
/** In milliseconds; 0 for units of varying length. */ export const lengthOf = (unit)=>UNITS[unit];
/** Statements that only affect the look of Mermaid's own drawing. */ const LOOKS = /^(?:(?:axisFormat|tickInterval|todayMarker|weekday|topAxis)\b(?! *:)|click \S)/;
const LENGTH = /^(\d{1,9}(?:\.\d{1,3})?)(ms|[smhdwMy])$/;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const ID = /^[\p{L}\p{N}_-]+$/u;
const OTHERS = /^(after|until) ([\p{L}\p{N}_ -]+)$/u;
const STATES = new Set([
    'done',
    'active',
    'crit',
    'milestone'
]);
/** @returns undefined for dates with a time, and for unsupported statements */ export function readGantt([header, ...lines]) {
    if (header !== 'gantt' || lines.length > MAX_LINES) return undefined;
    const gantt = {
        sections: [],
        daysOff: [],
        isInclusive: false
    };
    let weekend = [
        6,
        0
    ];
    let skipsWeekends = false;
    for (const line of lines){
        if (LOOKS.test(line)) continue;
        const [word = ''] = /^\w+/.exec(line) ?? [];
        const rest = line.slice(word.length).trim();
        if (word === 'title' && !rest.startsWith(':')) gantt.title = readable(rest);
        else if (word === 'section' && !rest.startsWith(':')) gantt.sections.push({
            name: readable(rest),
            tasks: []
        });
        else if (word === 'dateFormat' && rest === 'YYYY-MM-DD') continue;
        else if (line === 'inclusiveEndDates') gantt.isInclusive = true;
        else if (word === 'excludes' && /^weekends?$/.test(rest)) skipsWeekends = true;
        else if (word === 'weekend' && /^(?:friday|saturday)$/.test(rest)) weekend = rest === 'friday' ? [
            5,
            6
        ] : [
            6,
            0
        ];
        else {
            const task = /^(?:dateFormat|excludes|includes|weekend)\b/.test(line) ? undefined : readTask(line);
            if (!task) return undefined;
            if (gantt.sections.length === 0) gantt.sections.push({
                tasks: []
            });
            gantt.sections.at(-1).tasks.push(task);
        }
    }
    const count = gantt.sections.reduce((sum, { tasks })=>sum + tasks.length, 0);
    if (skipsWeekends) gantt.daysOff = weekend;
    return count > 0 && count <= MAX_TASKS ? gantt : undefined;
}
function readTask(line) {
    const colon = line.indexOf(':');
    const name = readable(line.slice(0, colon));
    const facts = line.slice(colon + 1).split(',').map((fact)=>fact.trim());
    if (colon < 1 || name === '') return undefined;
    const states = new Set();
    while(STATES.has(facts[0] ?? ''))states.add(facts.shift());
    const end = readMoment(facts.pop() ?? '', 'until');
    const begins = facts.pop();
    const id = facts.pop();
    if (!end || facts.length > 0 || id !== undefined && !ID.test(id)) return undefined;
    if (begins === undefined) return {
        name,
        states,
        end
    };
    const start = readMoment(begins, 'after');
    return start && {
        name,
        states,
        start,
        end,
        ...id !== undefined && {
            id
        }
    };
}
function readMoment(fact, word) {
    const [, year, month, day] = DAY.exec(fact) ?? [];
    if (year) {
        const at = Date.UTC(Number(year), Number(month) - 1, Number(day));
        return new Date(at).toISOString().startsWith(fact) ? {
            at
        } : undefined;
    }
    const [, amount, unit] = LENGTH.exec(fact) ?? [];
    if (unit && word === 'until') return {
        amount: Number(amount),
        unit: unit
    };
    const [, of, tasks] = OTHERS.exec(fact) ?? [];
    return of === word ? {
        of,
        tasks: tasks.split(' ').filter(Boolean)
    } : undefined;
}
//# sourceMappingURL=gantt-source.js.map
