import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUpAdmin, type Person } from './people.js';
import { childrenNamed, parseXml, textOf, type XmlElement } from './xml.js';

const SITE = 'http://passerelle.exemple';
const formats = ['atom', 'rss'] as const;
type Format = (typeof formats)[number];

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp({ site: true, env: { PUBLIC_URL: SITE } });
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

let days = 0;
/** A date after all earlier ones. */
const next = () => new Date(Date.UTC(2026, 6, ++days, 5, 6, 7));

interface Entry {
  id: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  published: Date;
  categories: string[];
}

/** Text as feed readers show it, which treat RSS descriptions as HTML. */
const asHtml = (text: string): string => parseXml(`<p>${text}</p>`).text;

const readers: Record<Format, (root: XmlElement) => Entry[]> = {
  atom: (root) =>
    childrenNamed(root, 'entry').map((entry) => ({
      id: textOf(entry, 'id')!,
      title: textOf(entry, 'title')!,
      summary: textOf(entry, 'summary')!,
      html: textOf(entry, 'content')!,
      author: textOf(childrenNamed(entry, 'author')[0]!, 'name')!,
      published: new Date(textOf(entry, 'published')!),
      categories: childrenNamed(entry, 'category').map(({ attributes }) => attributes['term']!),
    })),
  rss: (root) =>
    childrenNamed(root.children[0]!, 'item').map((item) => ({
      id: textOf(item, 'guid')!,
      title: textOf(item, 'title')!,
      summary: asHtml(textOf(item, 'description')!),
      html: textOf(item, 'content:encoded')!,
      author: textOf(item, 'dc:creator')!,
      published: new Date(textOf(item, 'pubDate')!),
      categories: childrenNamed(item, 'category').map(({ text }) => text),
    })),
};

async function read(format: Format, domain?: string): Promise<Entry[]> {
  const { text, headers } = await app.http.get(`${domain ? `/domaines/${domain}` : ''}/flux/${format}.xml`);
  expect(headers['content-type']).toBe(`application/${format}+xml; charset=utf-8`);
  return readers[format](parseXml(text));
}

describe.each(formats)('the feed in %s', (format) => {
  it('is empty without tutorials', async () => {
    expect(await read(format, 'marketing')).toEqual([]);
  });

  it('contains a whole tutorial, with any content', async () => {
    const date = next();
    const id = await createTutorial(app, {
      date,
      title: 'Tom & <Jerry> ]]> "guillemets" \u000b',
      description: 'Une <b>phrase</b> & ]]>.',
      authorName: 'L’équipe <R&D>',
      tags: ['c<d', '"x"'],
      source: 'Un test `[[ $a ]]>b` puis `[[ $c ]]>d`.',
    });
    const entry = (await read(format)).find((each) => each.id === `${SITE}/tutoriels/${id}`)!;
    expect(entry).toMatchObject({
      title: 'Tom & <Jerry> ]]> "guillemets" ',
      summary: 'Une <b>phrase</b> & ]]>.',
      author: 'L’équipe <R&D>',
      published: date,
      categories: ['Programmation', 'c<d', '"x"'],
    });
    expect(entry.html).toContain('<code>[[ $a ]]>b</code> puis <code>[[ $c ]]>d</code>');
  });

  it('makes every URL in the text absolute', async () => {
    const id = await createTutorial(app, {
      source:
        '[ici](/catalogue) [là](https://exemple.fr/) [bas](#notes) ![](/media/a.webp) note[^1]\n\n[^1]: Bas.',
      date: next(),
    });
    const [{ html }] = (await read(format)) as [Entry];
    const addresses = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address!);
    expect(addresses.length).toBeGreaterThan(4);
    expect(addresses.filter((address) => !/^https?:/.test(address))).toEqual([]);
    expect(addresses).toContain(`${SITE}/catalogue`);
    expect(addresses.some((address) => address.startsWith(`${SITE}/tutoriels/${id}#`))).toBe(true);
  });

  it('contains the twenty newest tutorials of the site or a domain, newest first', async () => {
    const dates = Array.from({ length: 21 }, next);
    for (const date of dates) await createTutorial(app, { domain: 'langues', date });
    const last = next();
    await createTutorial(app, { domain: 'design', date: last });
    const newest = dates.slice(1).reverse();
    const given = async (domain?: string) => (await read(format, domain)).map(({ published }) => published);
    expect(await given('langues')).toEqual(newest);
    expect(await given()).toEqual([last, ...newest.slice(0, 19)]);
  });

  it('leaves out unpublished tutorials, and changes its ETag', async () => {
    const id = await createTutorial(app, { date: next() });
    const ids = async () => (await read(format)).map((entry) => entry.id);
    expect(await ids()).toContain(`${SITE}/tutoriels/${id}`);
    const path = `/flux/${format}.xml`;
    const tag = (await app.http.get(path)).headers['etag'] as string;
    await app.http.get(path).set('if-none-match', tag).expect(304);
    await admin.agent.patch(`/api/admin/tutorials/${id}`).send({ isPublished: false }).expect(200);
    await app.http.get(path).set('if-none-match', tag).expect(200);
    expect(await ids()).not.toContain(`${SITE}/tutoriels/${id}`);
  });

  it('answers 304 by date if nothing is newer, to members, too', async () => {
    const path = `/domaines/langues/flux/${format}.xml`;
    const { headers } = await app.http.get(path).expect(200);
    const written = headers['last-modified'] as string;
    expect(Math.abs(Date.parse(written) - Date.now())).toBeLessThan(MINUTE_MS);
    for (const caller of [app.http, admin.agent])
      await caller.get(path).set('if-modified-since', written).expect(304);
    const before = new Date(Date.parse(written) - 1000).toUTCString();
    await app.http.get(path).set('if-modified-since', before).expect(200);
    await app.http.get(path).set('if-modified-since', 'jamais').expect(200);
  });

  it('names its page and its own URL', async () => {
    const { text } = await app.http.get(`/domaines/langues/flux/${format}.xml`).expect(200);
    const root = parseXml(text);
    const head = format === 'atom' ? root : root.children[0]!;
    expect(textOf(head, 'title')).toBe('Langues – Passerelle');
    const links = [...childrenNamed(head, 'link'), ...childrenNamed(head, 'atom:link')];
    const addresses = links.map((link) => link.attributes['href'] ?? link.text);
    expect(addresses).toEqual([`${SITE}/domaines/langues`, `${SITE}/domaines/langues/flux/${format}.xml`]);
  });

  it('answers 404 for an unknown domain', async () => {
    const { body } = await app.http.get(`/domaines/inconnu/flux/${format}.xml`).expect(404);
    expect(body.message).toBe('Domaine non trouvé.');
  });
});

it('pages link to the feeds of their content', async () => {
  const announced = async (path: string) => {
    const { text } = await app.http.get(path).expect(200);
    const links = text.matchAll(/<link rel="alternate" type="([^"]+)" title="([^"]+)" href="([^"]+)"\/>/g);
    return [...links].map(([, type, title, href]) => [type, title, href]);
  };
  const site = [
    ['application/atom+xml', 'Nouveaux tutoriels (Atom)', '/flux/atom.xml'],
    ['application/rss+xml', 'Nouveaux tutoriels (RSS)', '/flux/rss.xml'],
  ];
  expect(await announced('/')).toEqual(site);
  expect(await announced('/catalogue')).toEqual(site);
  expect(await announced('/tutoriels')).toEqual(site);
  expect(await announced('/domaines/langues')).toEqual([
    ['application/atom+xml', 'Nouveaux tutoriels : Langues (Atom)', '/domaines/langues/flux/atom.xml'],
    ['application/rss+xml', 'Nouveaux tutoriels : Langues (RSS)', '/domaines/langues/flux/rss.xml'],
  ]);
  expect(await announced('/faq')).toEqual([]);
});
