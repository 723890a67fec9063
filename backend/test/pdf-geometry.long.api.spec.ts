import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { describeWithBrowser, itWith, runProgram } from './programs.js';

/** Margins in points, as the print styles have them for A4 paper. */
const LEFT = (22 / 25.4) * 72;
const RIGHT = (188 / 25.4) * 72;
/** Of the measures of letters. */
const TOLERANCE = 0.6;

const WORD = 'a1b2c3d4e5f60718'.repeat(12);
const NAME = 'tresLongIdentifiant_'.repeat(12);
const SUM = Array.from({ length: 60 }, (_, at) => `x_{${at}}`).join(' + ');
const row = (cell: string, count: number) => `|${` ${cell} |`.repeat(count)}`;
const matrix = `\\begin{pmatrix} ${'a_{10} & '.repeat(40)} b \\end{pmatrix}`;

const KINDS: [what: string, sources: string[]][] = [
  [
    'long words',
    [
      `Somme : ${WORD} fin.`,
      `## Titre ${WORD}`,
      `##### Titre ${WORD}`,
      `## Titre ${WORD}[^n]\n\n[^n]: ${WORD}`,
      `- un ${WORD}\n  1. deux ${WORD}\n     - [ ] trois ${WORD}`,
      `| a | b |\n|---|---|\n| un ${WORD} | ${WORD} |`,
      `> ${WORD}\n>\n> > ${WORD}`,
      `${'> '.repeat(20)}${WORD}`,
      `:::note ${WORD}\n${WORD}\n:::`,
      `<details><summary>${WORD}</summary>\n\n${WORD}\n\n</details>`,
      `<https://exemple.fr/${WORD}> et [${WORD}](https://exemple.fr/${WORD})`,
      `${WORD}\n: ${WORD}`,
      `<figure><figcaption>${WORD}</figcaption></figure>`,
      `<ruby>${WORD}<rt>${WORD}</rt></ruby>`,
      `mot\u00A0`.repeat(80),
      `mot\u2060`.repeat(80),
      '👩‍💻'.repeat(80),
      '─'.repeat(200),
      'مرحبا'.repeat(60),
      Array.from({ length: 14 }, (_, at) => `${'  '.repeat(at)}- niveau ${at} ${WORD}`).join('\n'),
    ],
  ],
  [
    'long code',
    [
      `Appeler \`${NAME}\` ici.`,
      `## Appeler \`${NAME}\``,
      `- \`${NAME}\``,
      `${row('a', 4)}\n${row('---', 4)}\n${row(`\`${NAME}\``, 4)}`,
      `\`\`\`js\nconst a = '${WORD}'; // ${'mot '.repeat(60)}\n\`\`\``,
      `    ${WORD}`,
      `<kbd>${WORD}</kbd> <samp>${WORD}</samp>`,
      `<pre>${WORD}</pre>`,
    ],
  ],
  [
    'wide tables',
    [
      `${row(WORD, 2)}\n${row('---', 2)}\n${row('1', 2)}`,
      `${row('colonne', 30)}\n${row('---', 30)}\n${row('valeur longue', 30)}`,
      `${row('a', 100)}\n${row('---', 100)}\n${row('mot', 100)}`,
    ],
  ],
  [
    'wide formulas',
    [
      `Soit $${SUM}$ ici.`,
      `$$\n${SUM}\n$$`,
      `- un\n  - $${SUM}$`,
      `> $$\n> ${SUM}\n> $$`,
      `> - un\n>\n>   $$\n>   ${matrix}\n>   $$`,
      `${row('a', 2)}\n${row('---', 2)}\n${row(`$${SUM}$`, 2)}`,
      `## Titre $${SUM}$`,
      `$$\n\\frac{${SUM}}{2} = \\sqrt{${SUM}}\n$$`,
      `Soit $\\frac{${SUM}}{2} = \\sqrt{${SUM}}$ ici.`,
      `$$\n\\begin{aligned} a &= ${SUM} \\\\ b &= ${SUM} \\end{aligned}\n$$`,
      `$$\n\\text{${WORD}}\n$$`,
      `<div dir="rtl">\n\nمرحبا $${SUM}$\n\n</div>`,
    ],
  ],
  [
    'wide diagrams',
    [
      `\`\`\`mermaid\ngraph LR\n${Array.from({ length: 25 }, (_, at) => `A${at} --> A${at + 1}`).join('\n')}\n\`\`\``,
      `\`\`\`mermaid\ngraph LR\nA[${WORD}] --> B[${NAME}]\n\`\`\``,
    ],
  ],
];

interface Word {
  text: string;
  left: number;
  right: number;
  height: number;
}

describeWithBrowser('a PDF', () => {
  let app: TestApp;
  let folder: string;
  beforeAll(async () => {
    app = await startApp();
    folder = await mkdtemp(join(tmpdir(), 'passerelle-geometry-'));
  });
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function wordsOf(source: string): Promise<Word[]> {
    const id = await createTutorial(app, { title: 'Essai', source });
    const { body } = await app.http
      .get(`/api/tutorials/${id}/pdf`)
      .buffer(true)
      .responseType('blob')
      .timeout(60_000)
      .expect(200);
    const path = join(folder, `${id}.pdf`);
    await writeFile(path, body as Buffer);
    const boxes = await runProgram('pdftotext', '-bbox', path, '-');
    const pattern = /<word xMin="(.+)" yMin="(.+)" xMax="(.+)" yMax="(.+)">([^<]*)</g;
    return [...boxes.matchAll(pattern)].map(([, left, top, right, bottom, text]) => ({
      text: text!,
      left: Number(left),
      right: Number(right),
      height: Number((Number(bottom) - Number(top)).toFixed(2)),
    }));
  }

  const marks = (words: Word[]) => words.filter(({ text }) => text === 'Repère');

  itWith('pdftotext').each(KINDS)(
    'EX-02 is neither made smaller nor cut off by %s',
    async (_, sources) => {
      const [mark] = marks(await wordsOf('Repère ordinaire.'));
      const words = await wordsOf(['', ...sources, ''].join('\n\nRepère ordinaire.\n\n'));
      expect(marks(words)).toEqual(Array<Word>(sources.length + 1).fill(mark!));
      const outside = ({ left, right }: Word) => left < LEFT - TOLERANCE || right > RIGHT + TOLERANCE;
      expect(words.filter(outside)).toEqual([]);
    },
    60_000,
  );
});
