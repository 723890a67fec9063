import type { Element } from 'hast';
import { DAY_MS, MINUTE_MS } from '@passerelle/api-client/durations';
import { type GanttTask, readGantt, type Unit } from './gantt-source.js';
import { dayOf, hourOf, secondsOf, yearOf } from './french-dates.js';
import { type Scheduled, schedule } from './gantt-schedule.js';
import { linesOf, SIZE, SMALL } from './lettering.js';
import { BLUE, type Drawing, heightOf, LOOKS, path, RED, shape, text } from './shapes.js';
import { ticksOf } from './time-axis.js';

/** In pixels. */
const LABELS = 230;
const CHART = 400;
const LEFT = LABELS + 16;
const AXIS = 42;
const BAR = 20;
const PADDING = 8;
/** In milliseconds. */
/** Room for half of a tick's label. */
const EDGE = 28;
const LEAST_BAR = 3;

/** One row per task: its name, dates and states beside its bar. */
export function drawGantt(lines: readonly string[]): Drawing | undefined {
  const gantt = readGantt(lines);
  const times = gantt && schedule(gantt);
  if (!times) return undefined;
  const rows = new Rows([...times.values()]);
  for (const { name, tasks } of gantt.sections) {
    if (name) rows.addSection(name);
    for (const task of tasks) rows.addTask(times.get(task)!);
  }
  return {
    width: LEFT + CHART,
    height: rows.end + 4,
    parts: [...rows.axis(), ...rows.parts],
    ...(gantt.title && { title: gantt.title }),
    spoken: rows.spoken,
  };
}

class Rows {
  readonly parts: Element[] = [];
  readonly spoken: string[] = [];
  end = AXIS;
  private readonly first: number;
  private readonly last: number;
  private readonly hasYears: boolean;

  constructor(times: readonly Scheduled[]) {
    this.first = Math.min(...times.map(({ start }) => start));
    const last = Math.max(...times.map(({ shownEnd }) => shownEnd));
    this.last = last > this.first ? last : this.first + DAY_MS;
    this.hasYears = yearOf(this.first) !== yearOf(this.last);
  }

  axis(): Element[] {
    return ticksOf(this.first, this.last).flatMap(({ at, words }) => {
      const x = this.xOf(at);
      return [
        path(['M', x, AXIS - 2, 'V', this.end], LOOKS.faint),
        text(x, words.length > 1 ? 10 : AXIS - 16, words, { size: SMALL, anchor: 'middle', isMuted: true }),
      ];
    });
  }

  addSection(name: string): void {
    const lines = linesOf(name, LEFT + CHART - 24, SIZE);
    const height = heightOf(lines) + 10;
    this.end += 4;
    this.parts.push(
      shape('rect', { x: 0, y: this.end, width: LEFT + CHART, height, rx: 6 }, LOOKS.band),
      text(10, this.end + 5 + SIZE * 0.65, lines, { isStrong: true }),
    );
    this.spoken.push(lines.join(' '));
    this.end += height + 2;
  }

  addTask(scheduled: Scheduled): void {
    const { task } = scheduled;
    const lines = linesOf(task.name, LABELS, SIZE);
    const facts = this.factsOf(scheduled);
    const height = heightOf(lines) + heightOf(facts, SMALL) + 2 * PADDING;
    const top = this.end + PADDING;
    this.parts.push(
      text(10, top + SIZE * 0.65, lines),
      text(10, top + heightOf(lines) + SMALL * 0.65, facts, { size: SMALL, isMuted: true }),
      ...this.bar(scheduled, this.end + height / 2),
      path(['M', 0, this.end + height, 'H', LEFT + CHART], { ...LOOKS.faint, strokeOpacity: 0.12 }),
    );
    this.spoken.push(`${lines.join(' ')}\u00A0: ${facts.join(' ')}`);
    this.end += height;
  }

  /** Dates and states, on one line if they fit. */
  private factsOf(scheduled: Scheduled): string[] {
    const facts = [this.timeOf(scheduled), statesOf(scheduled.task)].filter(Boolean);
    const line = facts.join('\u00A0· ');
    return linesOf(line, LABELS, SMALL).length === 1
      ? [line]
      : facts.flatMap((each) => linesOf(each, LABELS, SMALL));
  }

  /** Dates and durations as the author gives them. */
  private timeOf({ task, start, end, shownEnd }: Scheduled): string {
    if (task.states.has('milestone')) return this.dateOf((start + end) / 2);
    if ('amount' in task.end)
      return `${this.dateOf(start)}\u00A0· ${lengthIn(task.end.amount, task.end.unit)}`;
    const last = 'at' in task.end ? task.end.at : shownEnd;
    return last > start ? `${this.dateOf(start)}\u00A0→ ${this.dateOf(last)}` : this.dateOf(start);
  }

  /** Day, with the year if there are several, and the hour unless it is midnight. */
  private dateOf(at: number): string {
    const day = this.hasYears ? `${dayOf(at)}\u00A0${yearOf(at)}` : dayOf(at);
    return at % DAY_MS === 0 ? day : `${day} à ${at % MINUTE_MS === 0 ? hourOf(at) : secondsOf(at)}`;
  }

  private bar({ task: { states }, start, end, shownEnd }: Scheduled, middle: number): Element[] {
    if (states.has('milestone')) {
      const x = this.xOf(Math.min((start + end) / 2, this.last));
      const diamond = [
        'M',
        x,
        middle - 10,
        'L',
        x + 10,
        middle,
        'L',
        x,
        middle + 10,
        'L',
        x - 10,
        middle,
        'Z',
      ];
      return [path(diamond, { fill: states.has('crit') ? RED : BLUE })];
    }
    const x = this.xOf(start);
    const width = Math.max(LEAST_BAR, this.xOf(shownEnd) - x);
    const bar = shape(
      'rect',
      { x, y: middle - BAR / 2, width, height: BAR, rx: Math.min(5, width / 2) },
      lookOf(states),
    );
    if (!states.has('done') || width < 20) return [bar];
    const mid = x + width / 2;
    const tick = ['M', mid - 5, middle, 'L', mid - 1.5, middle + 4, 'L', mid + 5, middle - 4];
    return [bar, path(tick, { fill: 'none', stroke: 'currentColor', strokeOpacity: 0.75, strokeWidth: 2 })];
  }

  private xOf(at: number): number {
    const room = CHART - 2 * EDGE;
    return LEFT + EDGE + (room * (at - this.first)) / (this.last - this.first);
  }
}

function lookOf(states: GanttTask['states']): Record<string, string | number | string[]> {
  const edge: Record<string, string | number> = states.has('crit') ? { stroke: RED, strokeWidth: 3 } : {};
  if (states.has('active')) return { fill: BLUE, ...edge };
  if (states.has('done')) {
    const grey = { fill: 'currentColor', fillOpacity: 0.15 };
    return states.has('crit')
      ? { ...grey, ...edge }
      : { ...grey, stroke: 'currentColor', strokeOpacity: 0.4 };
  }
  // No class: the site's colour would override that of the border.
  return states.has('crit') ? { fill: RED, fillOpacity: 0.15, ...edge } : LOOKS.box;
}

const STATES = {
  done: 'terminé',
  active: 'en\u00A0cours',
  crit: 'critique',
  milestone: 'étape\u00A0clé',
} as const;

/** States of a task in French. */
const statesOf = ({ states }: GanttTask): string =>
  Object.entries(STATES)
    .filter(([state]) => [...states].some((each) => each === state))
    .map(([, words]) => words)
    .join('\u00A0· ');

const WORDS = { ms: 'ms', s: 's', m: 'min', h: 'h', d: 'j', w: 'sem.', M: 'mois' } as const;

const number = new Intl.NumberFormat('fr-FR');

function lengthIn(amount: number, unit: Unit): string {
  const words = unit === 'y' ? (amount < 2 ? 'an' : 'ans') : WORDS[unit];
  return `${number.format(amount)}\u00A0${words}`;
}
