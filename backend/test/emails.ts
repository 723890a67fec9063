import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Config } from '../src/config.js';
import type { TestApp } from './app.js';
import { eventsHandled } from './events.js';

/** Emails to an address, oldest first, with unfolded headers and decoded bodies. */
export async function emailsTo(app: TestApp, address: string): Promise<string[]> {
  await eventsHandled(app);
  const folder = app.nest.get(Config).outboxDir;
  const files = await readdir(folder).catch(() => []);
  const emails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .map((file) => readFile(join(folder, file), 'utf8')),
  );
  return emails.filter((email) => email.includes(`To: ${address}`)).map(decode);
}

function decode(email: string): string {
  const end = email.indexOf('\r\n\r\n');
  return email.slice(0, end).replace(/\r\n[ \t]/g, ' ') + fromQuotedPrintable(email.slice(end));
}

function fromQuotedPrintable(text: string): string {
  const bytes = text.replaceAll('=\r\n', '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`);
  return bytes.replace(/(?:%[0-9A-F]{2})+/g, (run) => decodeURIComponent(run));
}
