import { expect } from '@jest/globals';
import { DataSource } from 'typeorm';
import type { TestApp } from '../app.js';
import { AskedSearch } from '../../src/content/asked-searches/asked-search.entity.js';
import { TranslatedSection } from '../../src/content/translation/translated-section.entity.js';
import { SpentProof } from '../../src/members/auth/spent-proof.entity.js';
import { EMAILS } from '../../src/platform/email/emails.service.js';
import { QueuedEmail } from '../../src/platform/email/queued-email.entity.js';
import { ServerError } from '../../src/platform/server-errors/server-error.entity.js';
import { eventsHandled } from '../events.js';
import {
  createBestAnswer,
  createDeadLetter,
  createPath,
  createSubscription,
  createSynonyms,
} from '../factories.js';
import { leaveTraces } from '../member-traces.js';
import { signUp, signUpAdmin, type Person } from '../people.js';

/** Title of the tutorial that tests look for. */
export const TITLE = 'Poser une passerelle';
export const SITE_NAME = 'Le carnet de bord';
export const plan = {
  backupDaily: true,
  backupHour: 4,
  keptDays: 5,
  keptWeeks: 3,
  keptMonths: 2,
  backupContinuous: false,
};
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

/** Fills a new site with rows in every table. */
export async function fillSite(app: TestApp): Promise<Record<'admin' | 'author' | 'member', Person>> {
  const admin = await signUpAdmin(app);
  const author = await signUp(app, { isContributor: true, displayName: 'Zoé 🌉 l’Écluse' });
  const member = await leaveTraces(app, author, admin);
  const { body: sent } = await author.agent
    .post('/api/images')
    .set('Content-Type', 'image/png')
    .send(Buffer.from(PICTURE, 'base64'))
    .expect(200);
  const text = {
    title: TITLE,
    description: 'Un tablier, deux culées.',
    domainId: 1,
    tags: ['bois', 'Été'],
    source: `# De l’eau\n\n![Un pont](${sent.url})\n`,
  };
  const { body: written } = await author.agent.post('/api/tutorials').send(text).expect(201);
  await author.agent
    .put(`/api/tutorials/${written.id}`)
    .send({ ...text, source: `${text.source}\nDeux fois.\n` })
    .expect(200);
  await member.agent.post(`/api/tutorials/${written.id}/comments`).send({ content: 'Bien vu.' }).expect(201);
  await member.agent.post(`/api/tutorials/${written.id}/rating`).send({ score: 5 }).expect(201);
  await createPath(app, admin, written.id, true);
  await createBestAnswer(app, admin, written.id);
  await createSynonyms(app, admin);
  await createSubscription(app);
  await haveTheSiteRun(app, admin, member.body.username);
  await leaveRareRows(app, written.id);
  await eventsHandled(app);
  return { admin, author, member };
}

async function haveTheSiteRun(app: TestApp, { agent }: Person, someone: string): Promise<void> {
  await agent.patch('/api/admin/settings').send({ siteName: SITE_NAME }).expect(200);
  await agent.patch('/api/admin/appearance').send({ figuresFrom: 10 }).expect(200);
  await agent.put('/api/admin/backups/plan').send(plan).expect(200);
  await agent.patch('/api/admin/domains/2').send({ slug: 'ateliers' }).expect(200);
  await agent
    .put('/api/admin/ready-answers')
    .send({ answers: [{ name: 'Publicité', text: 'Ce n’est pas le lieu.' }] })
    .expect(200);
  await agent.post('/api/tutorial-requests').send({ text: 'Régler un collimateur' }).expect(201);
  await app.http.post('/api/auth/login').send({ username: someone, password: 'Un-Mauvais-9' }).expect(401);
}

/** Inserts rows that would otherwise need another server, a browser, a failure or an hour. */
async function leaveRareRows(app: TestApp, tutorialId: number): Promise<void> {
  const { manager } = app.nest.get(DataSource);
  const hash = 'a'.repeat(64);
  const moment = new Date(Date.UTC(2100, 0, 1));
  await manager.insert(TranslatedSection, { tutorialId, language: 'english', hash, passages: ['Water.'] });
  await manager.insert(SpentProof, { hash, expiresAt: moment });
  const failure = { status: 500, route: 'GET /api/tutorials/:id', message: 'Inattendu', times: 2 };
  await manager.insert(ServerError, { id: hash, ...failure, firstAt: moment, lastAt: moment });
  const letter = { subject: 'Bonjour', paragraphs: ['À vous.'] };
  const email = { recipient: 'quelqu-un@exemple.fr', content: letter, createdAt: moment };
  const { id: emailId } = await manager.save(QueuedEmail, email);
  await createDeadLetter(app, { subscriber: EMAILS, type: 'email.queued', payload: { emailId } });
  const asked = { week: '2100-01-04', text: 'passerelle', asked: 3, unanswered: 1, opened: 1 };
  await manager.insert(AskedSearch, asked);
}

/** Migrations of an empty table would not be tested. */
export async function expectRowsInEachTable({ nest }: TestApp): Promise<void> {
  const dataSource = nest.get(DataSource);
  const empty: string[] = [];
  for (const { tableName } of dataSource.entityMetadatas) {
    const [row] = await dataSource.query<unknown[]>(`SELECT 1 FROM ${tableName} LIMIT 1`);
    if (!row) empty.push(tableName);
  }
  expect(empty).toEqual([]);
}
