import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Config } from '../src/config.js';
import type { TestApp } from './app.js';

/** The letters to an address, the oldest first, with the long lines of their heads unfolded and their bodies decoded. */
export async function lettersTo({ nest }: TestApp, email: string): Promise<string[]> {
  const folder = nest.get(Config).outboxDir;
  const files = await readdir(folder).catch(() => []);
  const letters = await Promise.all(files.sort().map((file) => readFile(join(folder, file), 'utf8')));
  return letters.filter((letter) => letter.includes(`To: ${email}`)).map(decode);
}

function decode(letter: string): string {
  const end = letter.indexOf('\r\n\r\n');
  return letter.slice(0, end).replace(/\r\n[ \t]/g, ' ') + fromQuotedPrintable(letter.slice(end));
}

function fromQuotedPrintable(text: string): string {
  const bytes = text.replaceAll('=\r\n', '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`);
  return bytes.replace(/(?:%[0-9A-F]{2})+/g, (run) => decodeURIComponent(run));
}
