import type { Element } from 'hast';
import { linesOf, readable, SIZE, SMALL, widthOf } from './lettering.js';
import { colourOf, type Drawing, heightOf, LOOKS, path, PHONE_WIDTH, RED, shape, text } from './shapes.js';

const MAX_TASKS = 150;
const MAX_PEOPLE = 8;
const BEST = 5;
/** In pixels. */
const FACE = 13;
const LEFT = 40;
const PADDING = 12;
const GAP = 10;
const DOT = 4;

const SCORE = /^\d(?:\.\d{1,3})?$/;
/** Colours with enough contrast in both themes. */
const FEELINGS = { glad: '#38814c', even: '#767728', sad: RED };

interface Task {
  name: string;
  score: number;
  people: string[];
}

interface Section {
  name?: string;
  tasks: Task[];
}

/** Drawn from top to bottom: tasks, their scores and their people. */
export function drawJourney(lines: readonly string[]): Drawing | undefined {
  const read = readJourney(lines);
  if (!read) return undefined;
  const column = new Column(read.people);
  for (const { name, tasks } of read.sections) {
    if (name) column.addSection(name);
    for (const task of tasks) column.addTask(task);
  }
  return {
    width: PHONE_WIDTH,
    height: column.end,
    parts: column.parts,
    ...(read.title && { title: read.title }),
    spoken: column.spoken,
  };
}

interface Journey {
  title?: string;
  sections: Section[];
  people: string[];
}

function readJourney([, ...lines]: readonly string[]): Journey | undefined {
  const journey: Journey = { sections: [], people: [] };
  for (const line of lines) {
    // Mermaid reads the rest as a comment or a new line.
    if (/[#;]/.test(line.replace(/#\w{1,6};/g, ''))) return undefined;
    if (/^title /.test(line)) journey.title = readable(line.slice('title'.length));
    else if (/^section /.test(line) && !line.includes(':'))
      journey.sections.push({ name: readable(line.slice('section'.length)), tasks: [] });
    else {
      const task = readTask(line);
      if (!task) return undefined;
      if (journey.sections.length === 0) journey.sections.push({ tasks: [] });
      journey.sections.at(-1)!.tasks.push(task);
    }
  }
  const tasks = journey.sections.flatMap((section) => section.tasks);
  journey.people = [...new Set(tasks.flatMap(({ people }) => people))];
  const isWhole = tasks.length > 0 && journey.sections.every((section) => section.tasks.length > 0);
  return isWhole && tasks.length <= MAX_TASKS && journey.people.length <= MAX_PEOPLE ? journey : undefined;
}

/** `Task: 4: Me, You`. More colons are refused, because Mermaid drops the text after them. */
function readTask(line: string): Task | undefined {
  const [name = '', score = '', people = '', ...more] = line.split(':').map((part) => part.trim());
  if (name === '' || !SCORE.test(score) || Number(score) > BEST || more.length > 0) return undefined;
  const named = people.split(',').map(readable).filter(Boolean);
  return { name: readable(name), score: Number(score), people: named };
}

class Column {
  readonly parts: Element[] = [];
  readonly spoken: string[] = [];
  end = 2;
  private above: number | undefined;

  constructor(private readonly people: readonly string[]) {}

  addSection(name: string): void {
    this.above = undefined;
    if (this.spoken.length > 0) this.end += GAP / 2;
    const lines = linesOf(name, PHONE_WIDTH - 2 * PADDING, SIZE);
    const height = heightOf(lines) + 16;
    this.parts.push(
      shape('rect', { x: 0, y: this.end, width: PHONE_WIDTH, height, rx: 8 }, LOOKS.band),
      text(PADDING, this.end + 8 + SIZE * 0.65, lines, { isStrong: true }),
    );
    this.spoken.push(lines.join(' '));
    this.end += height + GAP;
  }

  addTask({ name, score, people }: Task): void {
    const middle = this.end + FACE;
    if (this.above !== undefined) {
      this.parts.push(path(['M', FACE, this.above + FACE + 4, 'V', middle - FACE - 4], LOOKS.line));
    }
    this.above = middle;
    const lines = linesOf(name, PHONE_WIDTH - LEFT, SIZE);
    this.parts.push(...face(middle, score), text(LEFT, this.end + SIZE * 0.65, lines, { isStrong: true }));
    this.end += heightOf(lines) + 2;
    const words = `${String(score).replace('.', ',')}\u00A0sur\u00A0${BEST}`;
    this.addFacts(words, people);
    this.end = Math.max(this.end, middle + FACE) + GAP;
    this.spoken.push([lines.join(' '), [words, ...people].join(' · ')].join('\u00A0: '));
  }

  /** The score, then each person with a dot in their colour, wrapped to the width. */
  private addFacts(words: string, people: readonly string[]): void {
    let x = LEFT;
    const put = (word: string, colour?: string): void => {
      const dot = colour ? 2 * DOT + 5 : 0;
      const lines = linesOf(word, PHONE_WIDTH - LEFT - dot, SMALL);
      const width = dot + Math.max(...lines.map((line) => widthOf(line, SMALL)));
      if (x > LEFT && x + width > PHONE_WIDTH) [x, this.end] = [LEFT, this.end + heightOf([''], SMALL)];
      const middle = this.end + SMALL * 0.65;
      if (colour) this.parts.push(shape('circle', { cx: x + DOT, cy: middle, r: DOT }, { fill: colour }));
      this.parts.push(text(x + dot, middle, lines, { size: SMALL, isMuted: true }));
      this.end += heightOf(lines.slice(1), SMALL);
      x = lines.length > 1 ? PHONE_WIDTH : x + width + 12;
    };
    put(words);
    for (const person of people) put(person, colourOf(this.people.indexOf(person)));
    this.end += heightOf([''], SMALL);
  }
}

function face(middle: number, score: number): Element[] {
  const feeling = score > 3 ? 'glad' : score < 3 ? 'sad' : 'even';
  const bend = { glad: 5, even: 0, sad: -5 }[feeling];
  const corner = middle + (bend < 0 ? 7 : 4);
  const mouth = ['M', FACE - 5.5, corner, 'q', 5.5, bend, 11, 0];
  return [
    shape('circle', { cx: FACE, cy: middle, r: FACE }, { fill: FEELINGS[feeling] }),
    shape('circle', { cx: FACE - 4, cy: middle - 3, r: 1.8 }, { fill: 'white' }),
    shape('circle', { cx: FACE + 4, cy: middle - 3, r: 1.8 }, { fill: 'white' }),
    path(mouth, { fill: 'none', stroke: 'white', strokeWidth: 2 }),
  ];
}
