import { expect } from '@jest/globals';
import { DataSource } from 'typeorm';
import { HOUR_MS } from '@passerelle/api-client/durations';
import { HeldComment } from '../src/community/comments/held-comment.entity.js';
import { RecoveryCode } from '../src/members/auth/recovery-code.entity.js';
import { FormerAuthor } from '../src/members/public-pages/public-profile.entity.js';
import { UsersService } from '../src/members/users/users.service.js';
import { DecisionCoauthor } from '../src/moderation/decisions/decision-coauthor.entity.js';
import { Appeal } from '../src/moderation/appeals/appeal.entity.js';
import { ContributorRequest } from '../src/moderation/contributor-requests/contributor-request.entity.js';
import { Decision } from '../src/moderation/decisions/decision.entity.js';
import type { TestApp } from './app.js';
import { invite, joinAuthors } from './authors.js';
import { eventsHandled } from './events.js';
import { createTutorial, publishTutorial } from './factories.js';
import { dot } from './images.js';
import { signUp, type Person } from './people.js';

interface Cell {
  table: string;
  column: string;
  value: unknown;
}

/** Foreign keys to users, as `table.column`, read from the database. */
export async function memberColumns({ nest }: TestApp): Promise<string[]> {
  const dataSource = nest.get(DataSource);
  const queryRunner = dataSource.createQueryRunner();
  const tables = await queryRunner.getTables(dataSource.entityMetadatas.map(({ tableName }) => tableName));
  await queryRunner.release();
  return tables.flatMap(({ name, foreignKeys }) =>
    foreignKeys
      .filter(({ referencedTableName }) => referencedTableName.split('.').at(-1) === 'users')
      .flatMap(({ columnNames }) => columnNames.map((column) => `${name.split('.').at(-1)}.${column}`)),
  );
}

/** All rows of all tables, as text. */
export async function everything({ nest }: TestApp): Promise<Cell[]> {
  const dataSource = nest.get(DataSource);
  const cells: Cell[] = [];
  for (const { tableName } of dataSource.entityMetadatas) {
    const rows = await dataSource.query<Record<string, unknown>[]>(`SELECT * FROM ${tableName}`);
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) cells.push({ table: tableName, column, value });
  }
  return cells;
}

/** Columns that reference this member. */
export async function referring(app: TestApp, userId: number): Promise<string[]> {
  const references = await memberColumns(app);
  return (await everything(app))
    .filter(
      ({ table, column, value }) => references.includes(`${table}.${column}`) && Number(value) === userId,
    )
    .map(({ table, column }) => `${table}.${column}`);
}

/** A member who leaves a trace in every table, and ends as an administrator. */
export async function leaveTraces(app: TestApp, other: Person, admin: Person): Promise<Person> {
  const dataSource = app.nest.get(DataSource);
  const member = await signUp(app, {
    isContributor: true,
    username: 'zoe_vandenbrouck',
    displayName: 'Zoé Vandenbrouck',
    bio: 'Ma biographie de Vandenbrouck.',
  });
  const { id: userId } = member.user;
  const { agent } = member;
  const post = async (person: Person, path: string, body: object = {}) =>
    (
      await person.agent
        .post(path)
        .send(body)
        .expect((answer) => expect(answer.ok).toBe(true))
    ).body;
  const tutorialId = await createTutorial(app);
  await post(member, '/api/tutorials', {
    title: 'De ma main',
    description: 'Écrit sur le site.',
    domainId: 1,
    source: 'Du texte.',
  });
  const soon = await post(member, '/api/drafts', {
    title: 'Bientôt, par Vandenbrouck',
    description: 'Une description.',
    domainId: 1,
    source: 'Un texte.',
  });
  const publishAt = new Date(Date.now() + HOUR_MS).toISOString();
  await agent.put(`/api/drafts/${soon.id}/schedule`).send({ publishAt }).expect(200);
  await post(member, '/api/drafts', {
    title: 'Brouillon de Vandenbrouck',
    description: '',
    domainId: null,
    source: 'Un début.',
  });
  // Co-authors a tutorial, invites others and is invited, also by email address.
  const [shared, asked] = [await publishTutorial(app, other), await publishTutorial(app, other)];
  await joinAuthors(app, other, shared, member);
  await invite(member, shared, 'quelqu-un@exemple.fr');
  await invite(other, asked, member.body.username);
  const said = await post(member, `/api/tutorials/${tutorialId}/comments`, {
    content: 'Propos de Vandenbrouck',
  });
  await post(other, '/api/comments/report', { commentId: said.id, reason: 'spam' });
  const gone = await post(member, `/api/tutorials/${tutorialId}/comments`, {
    content: 'Retiré à Vandenbrouck',
  });
  const theirs = await post(other, `/api/tutorials/${tutorialId}/comments`, { content: 'De quelqu’un' });
  await post(member, `/api/comments/${theirs.id}/like`);
  await post(member, '/api/comments/report', { commentId: theirs.id, reason: 'spam' });
  await post(member, `/api/tutorials/${tutorialId}/rating`, { score: 4 });
  await post(member, '/api/favorites', { tutorialId });
  const choices = { isShown: true, showsBio: true, showsExpertise: true, showsLinks: true };
  const page = { ...choices, showsCollections: false, showsJoined: false };
  await agent.put('/api/profile/page').send(page).expect(200);
  await agent.put('/api/notifications/mail').send({ mode: 'daily' }).expect(200);
  await app.nest.get(UsersService).update(member.user.id, { emailConfirmedAt: new Date() });
  await post(other, `/api/tutorials/${tutorialId}/comments`, { content: 'En réponse', parentId: said.id });
  await eventsHandled(app);
  await agent.put('/api/domains/1/follow').expect(200);
  await other.agent.put(`/api/authors/${member.user.id}/follow`).expect(200);
  await agent.post('/api/images').set('Content-Type', 'image/png').send(dot).expect(200);
  await agent
    .post('/api/collections')
    .set('Idempotency-Key', 'rayon')
    .send({ name: 'Encore un rayon' })
    .expect(201);
  await dataSource.getRepository(RecoveryCode).insert({ userId, hash: 'f'.repeat(64) });
  const shelf = await post(member, '/api/collections', { name: 'Rayon Vandenbrouck' });
  await post(member, `/api/collections/${shelf.id}/items/${tutorialId}`);
  await post(member, `/api/collections/${shelf.id}/exports`, { format: 'epub' });
  await agent.put(`/api/tutorials/${tutorialId}/progress`).send({ position: 0.5 }).expect(200);
  await admin.agent.delete(`/api/comments/${gone.id}`).expect(200);
  const removed = await post(member, '/api/tutorials', {
    title: 'Retiré à Vandenbrouck',
    description: 'Écrit sur le site.',
    domainId: 1,
    source: 'Du texte.',
  });
  await admin.agent.delete(`/api/tutorials/${removed.id}`).expect(200);
  const shown = await post(member, '/api/collections', { name: 'Vitrine Vandenbrouck', isPublic: true });
  await admin.agent.delete(`/api/admin/collections/${shown.id}`).expect(200);
  // Was suspended with a reason that contains their name, and handled a report as administrator.
  const suspension = `/api/admin/users/${userId}/suspension`;
  await post(admin, suspension, { until: null, reason: 'Propos de Vandenbrouck' });
  await admin.agent.delete(suspension).expect(200);
  await admin.agent.patch(`/api/admin/users/${userId}`).send({ isAdmin: true }).expect(200);
  await agent.post('/api/auth/login').send(member.body).expect(200);
  const liked = await post(other, `/api/tutorials/${tutorialId}/comments`, { content: 'Aimé, puis retiré' });
  await post(member, `/api/comments/${liked.id}/like`);
  await agent.delete(`/api/comments/${liked.id}`).expect(200);
  const another = await post(other, `/api/tutorials/${tutorialId}/comments`, { content: 'Autre' });
  const reported = await post(admin, '/api/comments/report', { commentId: another.id, reason: 'other' });
  await agent.patch(`/api/admin/reports/${reported.id}`).send({ status: 'rejected' }).expect(200);

  // Registered by invitation and asked to become a contributor; has invited others and decided on their requests.
  await post(admin, '/api/admin/invitations', { email: member.body.email });
  await post(member, '/api/admin/invitations', { email: 'quelqu-un@exemple.fr' });
  await dataSource.getRepository(HeldComment).insert({
    tutorialId,
    userId,
    content: 'Propos de Vandenbrouck',
    suspicion: 'links',
    createdAt: new Date(),
  });
  const asking = { message: 'Propos de Vandenbrouck', createdAt: new Date() };
  await dataSource.getRepository(ContributorRequest).insert([
    { ...asking, userId, status: 'refused' },
    { ...asking, userId: other.user.id, message: 'Autre', status: 'accepted', answeredBy: userId },
  ]);
  // Handles a report, is warned, appeals, and decides somebody else's appeal.
  const at = `/api/admin/moderation/things/comment/${another.id}`;
  await agent.put(`${at}/assignee`).expect(200);
  await post(member, `${at}/notes`, { text: 'Déjà vu.' });
  const verdict = { verdict: 'upheld', outcome: 'keep', sanction: 'warn' } as const;
  const decisions = dataSource.getRepository(Decision);
  const appeal = async (id: number, name: string) => {
    const url = `/api/admin/moderation/things/member/${id}/decision`;
    const order = { ...verdict, reason: `${name} exagère` };
    const { body } = await admin.agent.post(url).send(order).expect(200);
    const { token } = (await decisions.findOne({ where: { id: body.id }, select: { token: true } }))!;
    await app.http
      .post(`/api/decisions/${token}/appeal`)
      .send({ text: `${name} le conteste.` })
      .expect(201);
    return (await app.nest.get(DataSource).getRepository(Appeal).findOneByOrFail({ decisionId: body.id })).id;
  };
  await post(admin, `/api/users/${userId}/reports`, { reason: 'other' });
  await appeal(userId, 'Vandenbrouck');
  await post(admin, `/api/users/${other.user.id}/reports`, { reason: 'other' });
  const answered = await appeal(other.user.id, 'Un autre');
  await agent.patch(`/api/admin/appeals/${answered}`).send({ status: 'upheld' }).expect(200);

  const [decided] = await decisions.find({ select: { id: true }, take: 1 });
  await dataSource.getRepository(DecisionCoauthor).insert({ decisionId: decided!.id, userId });

  // Sends a contact message and edits a page.
  const { email } = member.body;
  await post(member, '/api/contact', {
    name: 'Zoé V.',
    email,
    subject: 'Bonjour',
    message: 'De Vandenbrouck, à vous.',
  });
  await agent.put('/api/admin/pages/faq').send({ source: 'Un texte.', replaces: 0 }).expect(200);
  await dataSource.getRepository(FormerAuthor).insert({ id: 1_000_000, userId });
  const references = await memberColumns(app);
  // A column missing here would not be tested.
  expect(new Set(await referring(app, userId))).toEqual(new Set(references));
  return member;
}
