import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { describeWithBrowser, itWith, runProgram } from './programs.js';

const SIGNS = '→ ⇒ ↔ ✅ ⚠ 🎉 ❤ ✓ ✗ ∑ ∫ √ ≤ ≠ ∞ ├── └── ┌─┐ │ █ ① ⌘'.split(' ');
/** Of the languages of « Traduire », and of others that tutorials quote. */
const WORDS = [
  ...[
    'naïve',
    'señal',
    'größer',
    'città',
    'coração',
    'Привет',
    '学习编程',
    '學習程式',
    'プログラミング',
    '進捗の罫線',
    '峠の畑で働く',
  ],
  ...['αβγ', 'नमस्ते', 'việt'],
];
/** From right to left: pdftotext may show their letters in another order or form. */
const RIGHT_TO_LEFT = ['שלום', 'مرحبا'];
const SOURCE = [
  '# Signes',
  SIGNS.join(' '),
  [...WORDS, ...RIGHT_TO_LEFT].join(' '),
  `\`\`\`text\n${SIGNS.join(' ')}\niiiiiiii\nMMMMMMMM\n\`\`\``,
  'Dans `llllllll` et `WWWWWWWW`.',
].join('\n\n');

/** Lines may break within words. */
const withoutSpaces = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

describeWithBrowser('a PDF made on a machine without fonts', () => {
  const { FONTCONFIG_FILE } = process.env;
  let app: TestApp;
  let folder: string;
  let path: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passerelle-no-fonts-'));
    process.env['FONTCONFIG_FILE'] = join(folder, 'empty.conf');
    await writeFile(process.env['FONTCONFIG_FILE'], '<?xml version="1.0"?><fontconfig></fontconfig>');
    app = await startApp();
    const id = await createTutorial(app, { title: 'Signes ✅ → 漢字', source: SOURCE });
    const pdf = app.http.get(`/api/tutorials/${id}/pdf`).buffer(true).responseType('blob').timeout(60_000);
    path = join(folder, 'signes.pdf');
    await writeFile(path, (await pdf.expect(200)).body as Buffer);
  }, 60_000);
  afterAll(async () => {
    if (FONTCONFIG_FILE === undefined) delete process.env['FONTCONFIG_FILE'];
    else process.env['FONTCONFIG_FILE'] = FONTCONFIG_FILE;
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  });

  itWith('pdftotext')('EX-01 has signs, emoji and the scripts of all languages as text', async () => {
    const text = withoutSpaces(await runProgram('pdftotext', path, '-'));
    expect([...SIGNS, ...WORDS].filter((word) => !text.includes(withoutSpaces(word)))).toEqual([]);
    for (const word of RIGHT_TO_LEFT)
      expect(text).toMatch(new RegExp(`${word}|${[...word].reverse().join('')}`));
  });

  itWith('pdffonts')('EX-01 has all its fonts within, one of them for code', async () => {
    const fonts = (await runProgram('pdffonts', path)).trim().split('\n').slice(2);
    // Name, type, encoding, then whether it is embedded, a subset, and has its Unicode characters.
    const isWithin = (line: string) =>
      /\s(?:yes|no)\s+(?:yes|no)\s+(?:yes|no)\s+\d+\s+\d+$/.exec(line)?.[0].trim();
    expect(fonts.filter((line) => !isWithin(line)?.startsWith('yes'))).toEqual([]);
    expect(fonts.join('\n')).toContain('DejaVuSansMono');
  });

  itWith('pdftotext')('EX-01 sets code in letters of one width', async () => {
    const boxes = await runProgram('pdftotext', '-bbox', path, '-');
    const widthOf = (word: string): number => {
      const [, left, right] = new RegExp(`xMin="(\\S+)" yMin="\\S+" xMax="(\\S+)" yMax="\\S+">${word}<`).exec(
        boxes,
      )!;
      return Number(right) - Number(left);
    };
    expect(widthOf('iiiiiiii')).toBeCloseTo(widthOf('MMMMMMMM'), 1);
    expect(widthOf('llllllll')).toBeCloseTo(widthOf('WWWWWWWW'), 1);
  });
});
