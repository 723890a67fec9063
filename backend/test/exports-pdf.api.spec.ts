import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer-core';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { Config } from '../src/config.js';
import { SharedBrowser } from '../src/content/exports/chromium/shared-browser.js';
import { PdfPrinter } from '../src/content/exports/pdf-printer.js';
import type { Attachments } from '../src/content/exports/print-page.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { describeWithBrowser, findProgram, itWith, runProgram } from './programs.js';
import { until } from './until.js';
import { waysOut } from './ways-out.js';

it('SHARE-14 answers 503 with the given text if no browser starts', async () => {
  const app = await startApp({ env: { CHROMIUM_PATH: '/nulle/part' } });
  const id = await createTutorial(app);
  for (const path of ['pdf', 'download?format=pdf']) {
    const { body } = await app.http.get(`/api/tutorials/${id}/${path}`).expect(503);
    expect(body).toEqual({
      statusCode: 503,
      code: 'unavailable',
      message: 'Impossible de générer le PDF. Veuillez réessayer.',
    });
  }
  await app.http.get(`/api/tutorials/${id}/download?format=html`).expect(200);
  await app.stop();
});

describeWithBrowser('PDF', () => {
  let app: TestApp;
  let folder: string;
  let canary: Server;
  let reached: string[];

  beforeAll(async () => {
    app = await startApp({ env: { PUBLIC_URL: 'https://passerelle.exemple' } });
    folder = await mkdtemp(join(tmpdir(), 'passerelle-pdf-'));
    reached = [];
    canary = createServer((request, response) => {
      reached.push(request.url!);
      response.end('atteint');
    }).listen(0, '127.0.0.1');
    canary.on('connection', () => reached.push('connection'));
    await once(canary, 'listening');
  });
  afterAll(async () => {
    await app.stop();
    canary.close();
    await rm(folder, { recursive: true, force: true });
  });

  const fetchPdf = (id: number) =>
    app.http.get(`/api/tutorials/${id}/pdf`).buffer(true).responseType('blob').timeout(60_000);

  async function saved(id: number): Promise<string> {
    const { body } = await fetchPdf(id).expect(200);
    const path = join(folder, `${id}.pdf`);
    await writeFile(path, body as Buffer);
    return path;
  }

  it('SHARE-15 CALL-27 answers a plain GET with a document', async () => {
    const id = await createTutorial(app, { title: 'Un été en mer' });
    const { body, headers } = await fetchPdf(id).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe('attachment; filename=un-ete-en-mer.pdf');
    const text = (body as Buffer).toString('latin1');
    expect(text).toMatch(/^%PDF-1\.\d/);
    expect(text).toMatch(/%%EOF\s*$/);
    for (const part of ['/StructTreeRoot', '/MarkInfo', '/Lang (fr)', '/Author'])
      expect(text).toContain(part);
    await app.http.head(`/api/tutorials/${id}/pdf`).expect(200);
  });

  itWith('pdftotext')(
    'SHARE-15 contains the text of the tutorial',
    async () => {
      const source = `## Premier pas\n\nL’œuvre **complète** : « vraiment ».\n\n## Deuxième pas\n\n[Un lien](https://exemple.fr/loin)\n\n\`\`\`js\nconst ligne = '${'très longue '.repeat(30)}fin';\n\`\`\`\n\n## Troisième pas\n\nFin.`;
      const path = await saved(await createTutorial(app, { title: 'Marcher', source, licence: 'CC0' }));
      const text = (await runProgram('pdftotext', path, '-')).replace(/\s+/g, ' ');
      expect(text).toContain('Sommaire Premier pas Deuxième pas Troisième pas');
      expect(text).toMatch(/L’œuvre complète : « ?vraiment ?»\./);
      expect(text.match(/très longue/g)).toHaveLength(30);
      expect(text).toContain('Liens cités');
      expect(text).toContain('https://exemple.fr/loin');
      expect(text).toContain('sous licence CC0');
      expect(text).toMatch(/Page 1 sur \d/);
    },
    60_000,
  );

  itWith('pdfinfo')(
    'SHARE-15 has metadata with the title, authors, subject, tags and date, with any characters',
    async () => {
      const id = await createTutorial(app, {
        title: 'L’œuvre (1) \\ <fin>',
        description: 'Trois ponts ; « deux ) rives ».',
        tags: ['éléments', 'pont'],
        authorName: 'Zoé Ü. >>',
      });
      const { updatedAt } = (await app.http.get(`/api/tutorials/${id}`).expect(200)).body as {
        updatedAt: string;
      };
      const date = updatedAt.replace(/\.\d+Z$/, 'Z');
      const path = await saved(id);
      // A broken cross-reference table would be reported, too.
      const lines = (await runProgram('pdfinfo', '-isodates', path)).split('\n');
      const said = Object.fromEntries(lines.map((line) => line.split(/: +(.*)/).slice(0, 2)));
      expect(said).toMatchObject({
        Title: 'L’œuvre (1) \\ <fin>',
        Subject: 'Trois ponts ; « deux ) rives ».',
        Keywords: 'éléments, pont',
        Author: 'Zoé Ü. >>',
        Creator: 'Passerelle',
        CreationDate: date,
        ModDate: date,
      });
      expect(lines.filter((line) => /error|warning/i.test(line))).toEqual([]);
    },
    60_000,
  );

  it('makes no outside requests, for any text', async () => {
    const { port } = canary.address() as AddressInfo;
    const ways = waysOut(port);
    expect(ways.length).toBeGreaterThanOrEqual(40);
    const id = await createTutorial(app);
    // Written to the database directly, as if sanitizing had failed.
    const rows = app.nest.get(DataSource).getRepository(Tutorial);
    const leadsElsewhere = (way: string) => /<base|<meta|<iframe|<frameset/.test(way);
    await rows.update(id, { content: ways.filter((way) => !leadsElsewhere(way)).join('\n') });
    expect((await fetchPdf(id)).status).toBe(200);
    for (const content of [ways.join('\n'), ...ways.filter(leadsElsewhere)]) {
      await rows.update(id, { content });
      const { status } = await fetchPdf(id);
      // Printing may fail for a text that redirects the page, but for no other.
      if (status !== 503 || !content.includes('<meta'))
        expect({ content, status }).toEqual({ content, status: 200 });
    }
    // Control: printing works, so the absence of requests proves something.
    await rows.update(id, { content: '<p>Un texte.</p><img src="http://127.0.0.1:1/a.png">' });
    expect((await fetchPdf(id)).status).toBe(200);
    expect(reached).toEqual([]);
    // Control: the server does record requests.
    await fetch(`http://127.0.0.1:${port}/essai`);
    expect(reached).toContain('/essai');
  });

  it('shares no state between documents printed in the same page', async () => {
    const printer = app.nest.get(PdfPrinter);
    const countPages = () =>
      app.nest.get(SharedBrowser).use(async (browser) => (await browser.pages()).length);
    const isDrawn = async (attachments: Attachments) => {
      const pdf = await printer.print('<!doctype html><img src="/images/a.png" alt="">', attachments);
      return Buffer.from(pdf).includes('/Subtype /Image');
    };
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const attachments = new Map([['/images/a.png', { type: 'image/png', bytes }]]);
    expect(await isDrawn(attachments)).toBe(true);
    const pages = await countPages();
    expect(await isDrawn(new Map())).toBe(false);
    expect(await isDrawn(attachments)).toBe(true);
    expect(await countPages()).toBe(pages);
  });

  const profileOf = (browser: Browser): string =>
    browser.process()!.spawnargs.find((argument) => argument.startsWith('--user-data-dir='))!;

  /** Kills the browser while it is printing, and waits until the site knows. */
  async function killOver<T>(print: () => Promise<T>): Promise<{ printing: Promise<T>; browser: Browser }> {
    const browser = await app.nest.get(SharedBrowser).use((lent) => Promise.resolve(lent));
    // With Debian's start script, the browser is a second process. Found beforehand: afterwards it might have finished
    // printing.
    const ids = await processesWith(profileOf(browser));
    const opened = new Promise<void>((resolve) => browser.once('targetchanged', () => resolve()));
    const printing = print();
    await opened;
    for (const id of ids) process.kill(Number(id), 'SIGKILL');
    await until(() => !browser.connected && browser.process()!.signalCode === 'SIGKILL');
    return { printing, browser };
  }

  it('SHARE-14 answers if the browser is killed while printing, and leaves no process', async () => {
    const id = await createTutorial(app, { source: 'Un long texte. '.repeat(20_000) });
    const { printing, browser } = await killOver(() => fetchPdf(id).then((response) => response));
    const { status, body } = await printing;
    if (status === 200) expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    else {
      // The machine was too busy to start another browser in time.
      expect(status).toBe(503);
      expect(body.toString()).toContain('Impossible de générer le PDF. Veuillez réessayer.');
    }
    expect(() => process.kill(browser.process()!.pid!, 0)).toThrow('ESRCH');
    await until(
      () => processesWith(profileOf(browser)),
      (left) => left.length === 0,
    );
  });

  it('prints again in another browser after one was killed, if there is time', async () => {
    const html = `<!doctype html><p>${'Un long texte. '.repeat(20_000)}</p>`;
    const minutes = 2 * MINUTE_MS;
    const { printing } = await killOver(() => app.nest.get(PdfPrinter).print(html, new Map(), minutes));
    expect(
      Buffer.from(await printing)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('kills a hanging browser with all its processes, also one started by a script', async () => {
    const script = join(folder, 'browser');
    const { chromiumPath = findProgram('chromium')! } = app.nest.get(Config);
    await writeFile(script, `#!/bin/sh\n"${chromiumPath}" "$@"\n`, { mode: 0o755 });
    const other = await startApp({ env: { CHROMIUM_PATH: script } });
    const warm = other.nest.get(SharedBrowser);
    const browser = await warm.use((lent) => Promise.resolve(lent));
    await warm.discard();
    await until(
      () => processesWith(profileOf(browser)),
      (left) => left.length === 0,
    );
    await other.stop();
  });

  it('shares one browser among concurrent requests, and leaves none when the site stops', async () => {
    const other = await startApp();
    const warm = other.nest.get(SharedBrowser);
    const lent = await Promise.all([1, 2, 3].map(() => warm.use((browser) => Promise.resolve(browser))));
    expect(new Set(lent).size).toBe(1);
    const id = await createTutorial(other);
    await other.http.get(`/api/tutorials/${id}/pdf`).timeout(60_000).expect(200);
    const { pid } = lent[0]!.process()!;
    await other.stop();
    expect(() => process.kill(pid!, 0)).toThrow('ESRCH');
    await expect(warm.use(() => Promise.resolve())).rejects.toThrow('No browser');
  });
});

/** Ids of processes with this argument; empty where /proc is missing. */
async function processesWith(argument: string): Promise<string[]> {
  const found: string[] = [];
  for (const id of await readdir('/proc').catch(() => [])) {
    const command = /^\d+$/.test(id) ? await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '') : '';
    if (command.split('\0').includes(argument)) found.push(id);
  }
  return found;
}
