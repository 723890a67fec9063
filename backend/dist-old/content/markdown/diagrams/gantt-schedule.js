import { lengthOf } from './gantt-source.js';
/** In milliseconds. */ export const DAY = lengthOf('d');
/** Weekday of 1 January 1970. */ const THURSDAY = 4;
const MAX_LENGTH = 20 * 366 * DAY;
/**
 * Start and end of each task in milliseconds; days are UTC.
 * @returns undefined for circular or missing dependencies, and for spans of decades
 */ export function schedule(gantt) {
    const plan = new Plan(gantt);
    for (const { tasks } of gantt.sections)for (const task of tasks)if (!plan.place(task)) return undefined;
    const times = [
        ...plan.placed.values()
    ];
    const first = Math.min(...times.map(({ start })=>start));
    const last = Math.max(...times.map(({ end })=>end));
    return last - first <= MAX_LENGTH ? plan.placed : undefined;
}
let Plan = class Plan {
    gantt;
    placed = new Map();
    starts = new Map();
    byId = new Map();
    before = new Map();
    waiting = new Set();
    constructor(gantt){
        this.gantt = gantt;
        let last;
        for (const task of gantt.sections.flatMap(({ tasks })=>tasks)){
            if (task.id !== undefined) this.byId.set(task.id, task);
            if (last) this.before.set(task, last);
            last = task;
        }
    }
    place(task) {
        const known = this.placed.get(task);
        if (known || this.waiting.has(task)) return known;
        this.waiting.add(task);
        const start = this.startOf(task);
        const end = start === undefined ? undefined : this.endOf(task.end, start);
        this.waiting.delete(task);
        if (start === undefined || end === undefined || end < start || end - start > MAX_LENGTH) return undefined;
        const scheduled = {
            task,
            start,
            ...'amount' in task.end ? this.withoutDaysOff(start, end) : {
                end,
                shownEnd: end
            }
        };
        this.placed.set(task, scheduled);
        return scheduled;
    }
    startOf(task) {
        if (this.starts.has(task)) return this.starts.get(task);
        // Circular dependencies find this marker.
        this.starts.set(task, undefined);
        const start = this.readStart(task);
        this.starts.set(task, start);
        return start;
    }
    readStart(task) {
        const { start } = task;
        if (!start) {
            const before = this.before.get(task);
            return before && this.place(before)?.end;
        }
        if ('at' in start) return start.at;
        if (!('of' in start)) return undefined;
        return latest(start.tasks.map((id)=>this.find(id, (other)=>this.place(other)?.end)));
    }
    endOf(end, start) {
        if ('at' in end) return this.gantt.isInclusive ? end.at + DAY : end.at;
        if ('amount' in end) return later(start, end.amount, end.unit);
        const starts = end.tasks.map((id)=>this.find(id, (other)=>this.startOf(other)));
        return latest(starts.map((at)=>at && -at), -1);
    }
    find(id, time) {
        const task = this.byId.get(id);
        return task && time(task);
    }
    /** As in Mermaid: each day off within a task, except its first day, extends it by a day. */ withoutDaysOff(start, length) {
        const isOff = (at)=>this.gantt.daysOff.includes((Math.floor(at / DAY) + THURSDAY) % 7);
        let end = length;
        for(let day = start + DAY; day <= end; day += DAY)if (isOff(day)) end += DAY;
        let shownEnd = end;
        while(shownEnd - DAY > start && isOff(shownEnd - DAY))shownEnd -= DAY;
        return {
            end,
            shownEnd
        };
    }
};
/** @param sign -1 for the earliest */ function latest(times, sign = 1) {
    return times.length === 0 || times.some((time)=>time === undefined) ? undefined : sign * Math.max(...times.map((time)=>time));
}
function later(start, amount, unit) {
    if (lengthOf(unit) > 0) return start + amount * lengthOf(unit);
    const months = unit === 'y' ? amount * 12 : amount;
    if (!Number.isInteger(months) || months > 240) return undefined;
    const date = new Date(start);
    const day = date.getUTCDate();
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
    date.setUTCDate(Math.min(day, date.getUTCDate()));
    return date.getTime();
}
//# sourceMappingURL=gantt-schedule.js.map
