import { DAY_MS } from '@passerelle/api-client/durations';
import { type Gantt, type GanttTask, lengthOf, type Moment, type Unit } from './gantt-source.js';

/** Weekday of 1 January 1970. */
const THURSDAY = 4;
const MAX_LENGTH = 20 * 366 * DAY_MS;

export interface Scheduled {
  task: GanttTask;
  start: number;
  end: number;
  /** End as drawn: before the days off that follow. */
  shownEnd: number;
}

/**
 * Start and end of each task in milliseconds; days are UTC.
 * @returns undefined for circular or missing dependencies, and for spans of decades
 */
export function schedule(gantt: Gantt): Map<GanttTask, Scheduled> | undefined {
  const plan = new Plan(gantt);
  for (const { tasks } of gantt.sections) for (const task of tasks) if (!plan.place(task)) return undefined;
  const times = [...plan.placed.values()];
  const first = Math.min(...times.map(({ start }) => start));
  const last = Math.max(...times.map(({ end }) => end));
  return last - first <= MAX_LENGTH ? plan.placed : undefined;
}

class Plan {
  readonly placed = new Map<GanttTask, Scheduled>();
  private readonly starts = new Map<GanttTask, number | undefined>();
  private readonly byId = new Map<string, GanttTask>();
  private readonly before = new Map<GanttTask, GanttTask>();
  private readonly waiting = new Set<GanttTask>();

  constructor(private readonly gantt: Gantt) {
    let last: GanttTask | undefined;
    for (const task of gantt.sections.flatMap(({ tasks }) => tasks)) {
      if (task.id !== undefined) this.byId.set(task.id, task);
      if (last) this.before.set(task, last);
      last = task;
    }
  }

  place(task: GanttTask): Scheduled | undefined {
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
      ...('amount' in task.end ? this.withoutDaysOff(start, end) : { end, shownEnd: end }),
    };
    this.placed.set(task, scheduled);
    return scheduled;
  }

  private startOf(task: GanttTask): number | undefined {
    if (this.starts.has(task)) return this.starts.get(task);
    // Circular dependencies find this marker.
    this.starts.set(task, undefined);
    const start = this.readStart(task);
    this.starts.set(task, start);
    return start;
  }

  private readStart(task: GanttTask): number | undefined {
    const { start } = task;
    if (!start) {
      const before = this.before.get(task);
      return before && this.place(before)?.end;
    }
    if ('at' in start) return start.at;
    if (!('of' in start)) return undefined;
    return latest(start.tasks.map((id) => this.find(id, (other) => this.place(other)?.end)));
  }

  private endOf(end: Moment, start: number): number | undefined {
    if ('at' in end) return this.gantt.isInclusive ? end.at + DAY_MS : end.at;
    if ('amount' in end) return later(start, end.amount, end.unit);
    const starts = end.tasks.map((id) => this.find(id, (other) => this.startOf(other)));
    return latest(
      starts.map((at) => at && -at),
      -1,
    );
  }

  private find(id: string, time: (task: GanttTask) => number | undefined): number | undefined {
    const task = this.byId.get(id);
    return task && time(task);
  }

  /** As in Mermaid: each day off within a task, except its first day, extends it by a day. */
  private withoutDaysOff(start: number, length: number): { end: number; shownEnd: number } {
    const isOff = (at: number) => this.gantt.daysOff.includes((Math.floor(at / DAY_MS) + THURSDAY) % 7);
    let end = length;
    for (let day = start + DAY_MS; day <= end; day += DAY_MS) if (isOff(day)) end += DAY_MS;
    let shownEnd = end;
    while (shownEnd - DAY_MS > start && isOff(shownEnd - DAY_MS)) shownEnd -= DAY_MS;
    return { end, shownEnd };
  }
}

/** @param sign -1 for the earliest */
function latest(times: readonly (number | undefined)[], sign = 1): number | undefined {
  return times.length === 0 || times.some((time) => time === undefined)
    ? undefined
    : sign * Math.max(...times.map((time) => time!));
}

function later(start: number, amount: number, unit: Unit): number | undefined {
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
