import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { siteNames, startSite, type Site } from './sites.js';

/**
 * Environment variable with the address where tests get a site's URL, GET /{name}, and its sent emails, GET
 * /{name}/emails.
 */
export const KEEPER = 'PASSERELLE_E2E_KEEPER';

/**
 * Starts each site when a test first asks for it, and shares it between all workers.
 * @returns stops the sites
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const sites = new Map<string, Promise<Site>>();
  const keeper = createServer((request, response) => {
    if (request.url === '/translate') {
      void translate(request).then((answer) => response.end(JSON.stringify(answer)));
      return;
    }
    const [, asked, part] = request.url!.split('/');
    const name = siteNames.find((known) => asked === known);
    if (!name) {
      response.writeHead(404).end();
      return;
    }
    if (!sites.has(name)) sites.set(name, startSite(name, process.env[KEEPER]!));
    sites.get(name)!.then(
      (site) => response.end(part === 'emails' ? JSON.stringify(site.emails()) : site.address),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  }).listen(0, '127.0.0.1');
  await once(keeper, 'listening');
  process.env[KEEPER] = `http://127.0.0.1:${(keeper.address() as AddressInfo).port}`;
  // By default SIGTERM ends the process without its exit handlers.
  process.once('SIGTERM', () => process.exit(143));

  return async () => {
    keeper.close();
    const started = await Promise.allSettled(sites.values());
    await Promise.all(started.map(async (site) => site.status === 'fulfilled' && site.value.stop()));
  };
}

/** Stub of a LibreTranslate server: it translates by upper-casing. */
async function translate(request: IncomingMessage): Promise<{ translatedText: string }> {
  const { q } = JSON.parse(await text(request)) as { q: string };
  const inCapitals = q.replace(
    /(^|>)([^<&]+)/g,
    (_, start: string, words: string) => start + words.toUpperCase(),
  );
  return { translatedText: inCapitals };
}
