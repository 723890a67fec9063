import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { siteNames, startSite, type Site } from './sites.js';

/** Where tests ask for the address of a site, GET /{name}, and for the emails it has written, GET /{name}/emails. */
export const KEEPER = 'PASSERELLE_E2E_KEEPER';

/**
 * Starts sites when the first test asks for them and keeps them for all the others, in whichever worker they run.
 * Resolves to what stops them.
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
  // A plain SIGTERM would end this process without its exit handlers.
  process.once('SIGTERM', () => process.exit(143));

  return async () => {
    keeper.close();
    const started = await Promise.allSettled(sites.values());
    await Promise.all(started.map(async (site) => site.status === 'fulfilled' && site.value.stop()));
  };
}

/** Stands in for a LibreTranslate server: its translation is the text in capitals. */
async function translate(request: IncomingMessage): Promise<{ translatedText: string }> {
  const { q } = JSON.parse(await text(request)) as { q: string };
  const inCapitals = q.replace(
    /(^|>)([^<&]+)/g,
    (_, start: string, words: string) => start + words.toUpperCase(),
  );
  return { translatedText: inCapitals };
}
