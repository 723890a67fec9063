import { DAY_MS, HOUR_MS, MINUTE_MS } from '@passerelle/api-client/durations';
import { readable } from './lettering.js';

const MAX_LINES = 200;
const MAX_TASKS = 100;

export type State = 'done' | 'active' | 'crit' | 'milestone';

/** A time in milliseconds, a duration as written, or a reference to other tasks' ends or starts. */
export type Moment =
  { at: number } | { amount: number; unit: Unit } | { of: 'after' | 'until'; tasks: string[] };

const UNITS = { ms: 1, s: 1000, m: MINUTE_MS, h: HOUR_MS, d: DAY_MS, w: 7 * DAY_MS, M: 0, y: 0 };
export type Unit = keyof typeof UNITS;
/** In milliseconds; 0 for units of varying length. */
export const lengthOf = (unit: Unit): number => UNITS[unit];

export interface GanttTask {
  name: string;
  states: Set<State>;
  id?: string;
  /** Default: the end of the previous task. */
  start?: Moment;
  end: Moment;
}

export interface Gantt {
  title?: string;
  sections: { name?: string; tasks: GanttTask[] }[];
  /** Weekdays off, 0 for Sunday. */
  daysOff: readonly number[];
  /** Whether end dates are inclusive. */
  isInclusive: boolean;
}

/** Statements that only affect the look of Mermaid's own drawing. */
const LOOKS = /^(?:(?:axisFormat|tickInterval|todayMarker|weekday|topAxis)\b(?! *:)|click \S)/;
const LENGTH = /^(\d{1,9}(?:\.\d{1,3})?)(ms|[smhdwMy])$/;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const ID = /^[\p{L}\p{N}_-]+$/u;
const OTHERS = /^(after|until) ([\p{L}\p{N}_ -]+)$/u;
const STATES = new Set<string>(['done', 'active', 'crit', 'milestone'] satisfies State[]);

/** @returns undefined for dates with a time, and for unsupported statements */
export function readGantt([header, ...lines]: readonly string[]): Gantt | undefined {
  if (header !== 'gantt' || lines.length > MAX_LINES) return undefined;
  const gantt: Gantt = { sections: [], daysOff: [], isInclusive: false };
  let weekend = [6, 0];
  let skipsWeekends = false;
  for (const line of lines) {
    if (LOOKS.test(line)) continue;
    const [word = ''] = /^\w+/.exec(line) ?? [];
    const rest = line.slice(word.length).trim();
    if (word === 'title' && !rest.startsWith(':')) gantt.title = readable(rest);
    else if (word === 'section' && !rest.startsWith(':'))
      gantt.sections.push({ name: readable(rest), tasks: [] });
    else if (word === 'dateFormat' && rest === 'YYYY-MM-DD') continue;
    else if (line === 'inclusiveEndDates') gantt.isInclusive = true;
    else if (word === 'excludes' && /^weekends?$/.test(rest)) skipsWeekends = true;
    else if (word === 'weekend' && /^(?:friday|saturday)$/.test(rest))
      weekend = rest === 'friday' ? [5, 6] : [6, 0];
    else {
      const task = /^(?:dateFormat|excludes|includes|weekend)\b/.test(line) ? undefined : readTask(line);
      if (!task) return undefined;
      if (gantt.sections.length === 0) gantt.sections.push({ tasks: [] });
      gantt.sections.at(-1)!.tasks.push(task);
    }
  }
  const count = gantt.sections.reduce((sum, { tasks }) => sum + tasks.length, 0);
  if (skipsWeekends) gantt.daysOff = weekend;
  return count > 0 && count <= MAX_TASKS ? gantt : undefined;
}

function readTask(line: string): GanttTask | undefined {
  const colon = line.indexOf(':');
  const name = readable(line.slice(0, colon));
  const facts = line
    .slice(colon + 1)
    .split(',')
    .map((fact) => fact.trim());
  if (colon < 1 || name === '') return undefined;
  const states = new Set<State>();
  while (STATES.has(facts[0] ?? '')) states.add(facts.shift() as State);
  const end = readMoment(facts.pop() ?? '', 'until');
  const begins = facts.pop();
  const id = facts.pop();
  if (!end || facts.length > 0 || (id !== undefined && !ID.test(id))) return undefined;
  if (begins === undefined) return { name, states, end };
  const start = readMoment(begins, 'after');
  return start && { name, states, start, end, ...(id !== undefined && { id }) };
}

function readMoment(fact: string, word: 'after' | 'until'): Moment | undefined {
  const [, year, month, day] = DAY.exec(fact) ?? [];
  if (year) {
    const at = Date.UTC(Number(year), Number(month) - 1, Number(day));
    return new Date(at).toISOString().startsWith(fact) ? { at } : undefined;
  }
  const [, amount, unit] = LENGTH.exec(fact) ?? [];
  if (unit && word === 'until') return { amount: Number(amount), unit: unit as Unit };
  const [, of, tasks] = OTHERS.exec(fact) ?? [];
  return of === word ? { of, tasks: tasks!.split(' ').filter(Boolean) } : undefined;
}
