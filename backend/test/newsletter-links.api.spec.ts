import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { HOUR_MS, MINUTE_MS } from '@passerelle/api-client/durations';
import { Config } from '../src/config.js';
import { NewsletterSubscription } from '../src/community/newsletter/newsletter-subscription.entity.js';
import { startApp, type TestApp } from './app.js';
import { emailsTo } from './emails.js';
import { newcomer, signUpAdmin, type Person } from './people.js';
import { until } from './until.js';

let app: TestApp;
let admin: Person;
let subscriptions: DataSource['manager'];
beforeAll(async () => {
  app = await startApp({ site: true });
  admin = await signUpAdmin(app);
  subscriptions = app.nest.get(DataSource).manager;
});
afterAll(() => app.stop());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const subscribe = (email: string) => app.http.post('/api/newsletter/subscribe').send({ email });
const find = (email: string) => subscriptions.findOneBy(NewsletterSubscription, { email });
const mailed = (email: string, hours: number) =>
  subscriptions.update(NewsletterSubscription, { email }, { mailedAt: hoursAgo(hours) });

/** Emails to an address; waits until there are this many. */
const emails = (email: string, count: number) =>
  until(
    () => emailsTo(app, email),
    ({ length }) => length === count,
  );

/** Path of a link in an email. */
function linkIn(message: string, page: 'confirmer' | 'desinscription'): string {
  const found = new RegExp(`/newsletter/${page}\\?jeton=[\\w-]{43}(?![\\w-])`).exec(message)?.[0];
  if (!found) throw new Error(`No link to ${page} in ${message}`);
  return found;
}

/**
 * Subscribes a new address.
 * @returns the address and its emailed links
 */
async function subscribed() {
  const { email } = newcomer();
  await subscribe(email).expect(201);
  const [message = ''] = await emails(email, 1);
  return {
    email,
    message,
    confirm: linkIn(message, 'confirmer'),
    unsubscribe: linkIn(message, 'desinscription'),
  };
}

describe('confirmation', () => {
  it('requires the link of an email, whose form confirms once and may be repeated', async () => {
    const { email, message, confirm } = await subscribed();
    expect(message).toContain('Confirmez votre inscription à la lettre d’information');
    const waiting = await find(email);
    expect(waiting).toMatchObject({ confirmedAt: null });
    // The database only stores a hash, which can't be used to confirm.
    expect(confirm).not.toContain(waiting!.confirmationHash);
    await app.http.post(confirm).expect(303).expect('location', '/newsletter/confirmer?etat=confirmee');
    const { confirmedAt } = (await find(email))!;
    expect(confirmedAt!.getTime()).toBeGreaterThan(Date.now() - MINUTE_MS);
    await app.http.post(confirm).expect(303).expect('location', '/newsletter/confirmer?etat=confirmee');
    expect(await find(email)).toMatchObject({ confirmedAt });
    expect((await emails(email, 2))[1]).toContain('Vous recevrez notre lettre d’information');
  });

  it.each(['', '?jeton=', '?jeton=faux', `?jeton=${'a'.repeat(43)}`])('is refused for %j', async (query) => {
    const answer = await app.http.post(`/newsletter/confirmer${query}`).expect(303);
    expect(answer.headers['location']).toBe('/newsletter/confirmer?etat=perimee');
  });

  it('is refused for two tokens', async () => {
    await app.http.post('/newsletter/confirmer?jeton=a&jeton=b').expect(400);
    await app.http.post('/newsletter/desinscription?jeton=a&jeton=b').expect(400);
  });

  it('is refused after seven days, and accepted before', async () => {
    const { email, confirm } = await subscribed();
    await mailed(email, 7 * 24 + 1);
    await app.http.post(confirm).expect('location', '/newsletter/confirmer?etat=perimee');
    expect(await find(email)).toMatchObject({ confirmedAt: null });
    await mailed(email, 7 * 24 - 1);
    await app.http.post(confirm).expect('location', '/newsletter/confirmer?etat=confirmee');
  });
});

it.each(['confirmer', 'desinscription'] as const)('%s shows a form that needs no script', async (page) => {
  const { email, message } = await subscribed();
  const link = linkIn(message, page);
  const { text, headers } = await app.http.get(link).expect(200);
  const main = /<main[^]*<\/main>/.exec(text)?.[0] ?? '';
  expect(main.match(/<form[^>]*>/g)).toEqual([expect.stringContaining(`action="${link}"`)]);
  expect(main).toMatch(/<form[^>]* method="post"/);
  expect(main).toMatch(/<button[^>]* name="page"[^>]*>(Confirmer mon inscription|Me désinscrire)</);
  expect(text.includes('<meta name="robots" content="noindex"/>')).toBe(true);
  expect(headers['cache-control']).toBe('private, no-store');
  // Opening the page changes nothing.
  expect(await find(email)).toMatchObject({ confirmedAt: null });
});

describe('a known address', () => {
  it('NEWS-07 gets the same answer whether it is pending or confirmed, and at most one link per hour while pending', async () => {
    const { email, confirm } = await subscribed();
    const early = await subscribe(email).expect(409);
    await mailed(email, 2);
    const late = await subscribe(email).expect(409);
    const [first = '', second = ''] = await emails(email, 2);
    expect([...new Set([linkIn(first, 'confirmer'), linkIn(second, 'confirmer')])]).toHaveLength(2);
    await app.http.post(confirm).expect('location', '/newsletter/confirmer?etat=perimee');
    await app.http.post(linkIn(second, 'confirmer')).expect('location', /confirmee$/);
    await emails(email, 3);
    await mailed(email, 2);
    const confirmed = await subscribe(email).expect(409);
    expect([late.body, confirmed.body]).toEqual([early.body, early.body]);
    // Emails are sent in order, so an extra one would have arrived before that of a later subscriber.
    await subscribed();
    expect(await emailsTo(app, email)).toHaveLength(3);
  });
});

describe('unsubscribing', () => {
  it('takes one click on the page, which leads back to the site', async () => {
    const { email, confirm, unsubscribe } = await subscribed();
    await app.http.post(confirm).expect(303);
    const again = () => app.http.post(unsubscribe).type('form').send('page=1').expect(303);
    expect((await again()).headers['location']).toBe('/newsletter/desinscription?etat=faite');
    expect(await find(email)).toBeNull();
    await again();
    await subscribe(email).expect(201);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('takes one request of a mail program, as %s, without a redirect', async (type, body) => {
    const { email, message, unsubscribe } = await subscribed();
    const { publicUrl } = app.nest.get(Config);
    expect(message).toContain(`List-Unsubscribe: <${publicUrl}${unsubscribe}>\r\n`);
    expect(message).toContain('Auto-Submitted: auto-generated\r\n');
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    await app.http
      .post(unsubscribe)
      .set({ 'content-type': type, origin: 'https://courrier.exemple', 'sec-fetch-site': 'cross-site' })
      .send(body)
      .expect(200);
    expect(await find(email)).toBeNull();
  });

  it('with a wrong link changes no subscription', async () => {
    const { email, unsubscribe } = await subscribed();
    const token = unsubscribe.slice(unsubscribe.indexOf('=') + 1);
    for (const wrong of ['', '?jeton=', '?jeton=%25', `?jeton=${token.toUpperCase()}`])
      await app.http.post(`/newsletter/desinscription${wrong}`).expect(200);
    expect(await find(email)).not.toBeNull();
  });

  it('works while the site is in maintenance', async () => {
    const { email, unsubscribe } = await subscribed();
    const setMaintenance = (maintenanceMode: boolean) =>
      admin.agent.patch('/api/admin/settings').send({ maintenanceMode }).expect(200);
    await setMaintenance(true);
    await app.http.post(unsubscribe).expect(200);
    await setMaintenance(false);
    expect(await find(email)).toBeNull();
  });
});

describe('the console', () => {
  it('lists and exports subscriptions by state, each with its unsubscribe link', async () => {
    const waiting = await subscribed();
    const confirmed = await subscribed();
    await app.http.post(confirmed.confirm).expect(303);
    const list = async (state: string) => {
      const { body } = await admin.agent.get(`/api/admin/newsletter/subscribers?state=${state}`).expect(200);
      return body as { subscribers: { email: string; confirmedAt: string | null }[]; total: number };
    };
    const [latest] = (await list('confirmed')).subscribers;
    expect(latest).toMatchObject({ email: confirmed.email, confirmedAt: expect.stringMatching(/Z$/) });
    expect((await list('waiting')).subscribers[0]).toMatchObject({ email: waiting.email, confirmedAt: null });
    expect((await list('')).total).toBe((await list('waiting')).total + (await list('confirmed')).total);
    await admin.agent.get('/api/admin/newsletter/subscribers?state=autre').expect(400);

    const file = async (query: string) =>
      (await admin.agent.get(`/api/admin/newsletter/subscribers.csv${query}`).expect(200)).text;
    const { publicUrl } = app.nest.get(Config);
    const all = await file('');
    expect(all).toMatch(
      /^\uFEFF"Adresse e-mail";"Inscription";"État";"Confirmation";"Lien de désinscription"\r\n/,
    );
    expect(all).toMatch(
      new RegExp(`"${waiting.email}";"[^"]+";"En attente de confirmation";"";"${link(waiting)}"\r\n`),
    );
    expect(all).toMatch(
      new RegExp(`"${confirmed.email}";"[^"]+";"Confirmée";"[^"]+";"${link(confirmed)}"\r\n`),
    );
    expect(await file('?state=confirmed')).not.toContain(waiting.email);
    expect(await file('?state=confirmed')).toContain(confirmed.email);

    function link({ unsubscribe }: { unsubscribe: string }): string {
      return `${publicUrl}${unsubscribe}`.replace('?', '\\?');
    }
  });
});
