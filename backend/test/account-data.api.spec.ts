import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { Collection, CollectionItem } from '../src/community/collections/collection.entity.js';
import { Comment, CommentLike } from '../src/community/comments/comment.entity.js';
import { Favorite } from '../src/community/favorites/favorite.entity.js';
import { NewsletterSubscription } from '../src/community/newsletter/newsletter-subscription.entity.js';
import { RatingsService } from '../src/community/ratings/ratings.service.js';
import { Report } from '../src/moderation/reports/report.entity.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { User } from '../src/members/users/user.entity.js';
import { firstAdmin, startApp, type TestApp } from './app.js';
import { emailsTo } from './emails.js';
import { createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { untilSearchable } from './searchable.js';

let app: TestApp;
let manager: DataSource['manager'];
let other: Person;
beforeAll(async () => {
  app = await startApp();
  manager = app.nest.get(DataSource).manager;
  other = await signUp(app);
});
afterAll(() => app.stop());

async function comment(userId: number, tutorialId: number, changes: object = {}): Promise<number> {
  const now = new Date();
  const row = {
    tutorialId,
    userId,
    parentId: null,
    content: 'Un avis.',
    likes: 0,
    createdAt: now,
    updatedAt: now,
  };
  const { identifiers } = await manager.insert(Comment, { ...row, ...changes });
  return (identifiers[0] as { id: number }).id;
}

/** A contributor who has done everything a member can. */
async function busyMember() {
  const person = await signUp(app, { isContributor: true, displayName: 'Zoé Vandenbrouck', bio: 'Une vie.' });
  const { id: userId } = person.user;
  const tutorial = await createTutorial(app, { title: 'Le tutoriel d’un autre' });
  const body = { title: 'De ma main', description: 'Écrit sur le site.', domainId: 1, source: 'Du texte.' };
  const own = ((await person.agent.post('/api/tutorials').send(body).expect(201)).body as { id: number }).id;
  const ratings = app.nest.get(RatingsService);
  await ratings.rate(userId, tutorial, 1);
  await ratings.rate(other.user.id, tutorial, 5);
  await manager.insert(Favorite, { userId, tutorialId: tutorial, createdAt: new Date() });
  const now = new Date();
  const shelf = {
    userId,
    name: 'À lire',
    description: null,
    shareToken: `partage-${userId}`,
    createdAt: now,
    updatedAt: now,
  };
  const { identifiers } = await manager.insert(Collection, { ...shelf, color: '#3b82f6' });
  const { id: collectionId } = identifiers[0] as { id: number };
  await manager.insert(CollectionItem, { collectionId, tutorialId: tutorial, position: 1 });
  const mine = await comment(userId, tutorial, { content: 'Mon avis.' });
  const reply = await comment(other.user.id, tutorial, { parentId: mine });
  const theirs = await comment(other.user.id, tutorial, { likes: 2 });
  await manager.insert(CommentLike, [
    { commentId: theirs, userId },
    { commentId: theirs, userId: other.user.id },
  ]);
  const report = {
    kind: 'comment' as const,
    subjectId: theirs,
    said: 'Un avis.',
    reason: 'spam' as const,
    createdAt: now,
    updatedAt: now,
  };
  await manager.insert(Report, { ...report, userId, openKey: `${userId}:comment:${theirs}` });
  await manager.insert(Report, {
    ...report,
    subjectId: mine,
    said: 'Mon avis.',
    userId: other.user.id,
  });
  return { ...person, userId, tutorial, own, mine, reply, theirs };
}

describe('export', () => {
  it('contains no moderators’ notes about the member’s reports and comments', async () => {
    const person = await busyMember();
    const admin = await signUpAdmin(app);
    const [report] = await manager.findBy(Report, { userId: person.userId });
    await admin.agent
      .patch(`/api/admin/reports/${report!.id}`)
      .send({ status: 'resolved', note: 'Note des modérateurs' })
      .expect(200);
    await admin.agent.delete(`/api/comments/${person.mine}`).expect(200);
    const { body, text } = await person.agent.get('/api/auth/export').expect(200);
    expect(text).not.toContain('Note des modérateurs');
    const { reports, deleted_comments: deleted } = body.data;
    expect(reports).toEqual([expect.objectContaining({ reason: 'spam', status: 'resolved' })]);
    expect(deleted).toEqual([expect.objectContaining({ content: 'Mon avis.' })]);
    for (const name of ['handledBy', 'note', 'subjectAuthorId', 'said', 'subjectTitle', 'deletedById']) {
      expect(reports[0]).not.toHaveProperty(name);
      expect(deleted[0]).not.toHaveProperty(name);
    }
    await manager.update(User, admin.user.id, { isAdmin: false });
  });

  it('contains an administrator’s actions, without the people concerned', async () => {
    const person = await busyMember();
    const admin = await signUpAdmin(app);
    await admin.agent.delete(`/api/comments/${person.mine}`).expect(200);
    await admin.agent
      .post(`/api/admin/users/${person.userId}/suspension`)
      .send({ until: null, reason: 'Publicité répétée' })
      .expect(200);
    const { body, text } = await admin.agent.get('/api/auth/export').expect(200);
    expect(text).not.toContain('Mon avis.');
    expect(text).not.toContain('Publicité répétée');
    const entry = { id: expect.any(Number), actorId: admin.user.id, createdAt: expect.any(String) };
    expect(body.data.audit_log).toEqual([
      { ...entry, action: 'comment.delete', targetType: 'comment' },
      { ...entry, action: 'user.suspend', targetType: 'user' },
    ]);
    await manager.update(User, admin.user.id, { isAdmin: false });
  });

  it('contains everything stored about the member, without secrets', async () => {
    const person = await busyMember();
    const { body, headers, text } = await person.agent.get('/api/auth/export').expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename="mes-donnees.json"');
    expect(body).toMatchObject({
      account: { id: person.userId, username: person.body.username, email: person.body.email },
      newsletter: false,
      data: {
        comments: [{ content: 'Mon avis.' }],
        comment_likes: [{ commentId: person.theirs }],
        reports: [{ kind: 'comment', subjectId: person.theirs, reason: 'spam' }],
        collections: [{ name: 'À lire' }],
        collection_items: [{ tutorialId: person.tutorial }],
        favorites: [{ tutorialId: person.tutorial }],
        ratings: [{ tutorialId: person.tutorial, score: 1 }],
        sessions: [{ userId: person.userId }],
        tutorials: [{ id: person.own, title: 'De ma main', source: 'Du texte.' }],
      },
    });
    expect(text).not.toMatch(/argon2|password|totp|recovery|"hash"|cookie/i);
    expect(text).not.toContain(other.body.email);
    await app.http.get('/api/auth/export').expect(401);
  });

  it('contains the newsletter subscription only of a confirmed address', async () => {
    const { agent, body, user } = await signUp(app);
    await app.http.post('/api/newsletter/subscribe').send({ email: body.email }).expect(201);
    expect((await agent.get('/api/auth/export')).body).toMatchObject({ newsletter: false });
    await manager.update(User, { id: user.id }, { emailConfirmedAt: new Date() });
    expect((await agent.get('/api/auth/export')).body).toMatchObject({ newsletter: true });
  });
});

describe('deletion', () => {
  it('deletes the member and their data, without orphans', async () => {
    const person = await busyMember();
    const { agent, userId, body } = person;
    await manager.update(User, { id: userId }, { emailConfirmedAt: new Date() });
    await app.http.post('/api/newsletter/subscribe').send({ email: body.email }).expect(201);
    await agent.delete('/api/auth/account').send({ password: 'faux' }).expect(403);
    await agent.delete('/api/auth/account').send({}).expect(400);
    await agent.delete('/api/auth/account').send({ password: body.password }).expect(200, { done: true });

    await agent.get('/api/auth/me').expect(401);
    await app.http.post('/api/auth/login').send(body).expect(401);
    for (const { target, tableName, columns } of app.nest.get(DataSource).entityMetadatas) {
      for (const { propertyName } of columns.filter((column) =>
        /^(user|owner|author|actor|handled)(Id|By)$/.test(column.propertyName),
      )) {
        const left = await manager.countBy<Record<string, number>>(target, { [propertyName]: userId });
        expect([tableName, propertyName, left]).toEqual([tableName, propertyName, 0]);
      }
    }
    expect(await manager.countBy(NewsletterSubscription, { email: body.email })).toBe(0);
    // Replies of others stay.
    expect(await manager.findOneBy(Comment, { id: person.mine })).toMatchObject({
      userId: null,
      content: '',
    });
    expect(await manager.existsBy(Comment, { id: person.reply })).toBe(true);
    expect(await manager.findOneBy(Comment, { id: person.theirs })).toMatchObject({ likes: 1 });
    expect(await manager.findOneBy(Tutorial, { id: person.tutorial })).toMatchObject({
      ratingAverage: 5,
      ratingCount: 1,
    });
    // Reports stay readable.
    expect(await manager.findOneBy(Report, { kind: 'comment', subjectId: person.theirs })).toMatchObject({
      userId: null,
    });
    expect(await manager.findOneBy(Report, { kind: 'comment', subjectId: person.mine })).toMatchObject({
      said: 'Mon avis.',
    });
  });

  it('keeps the member’s tutorials without their name, also in search', async () => {
    const { agent, own, body } = await busyMember();
    const found = async () => {
      await untilSearchable(app);
      return (await app.http.get('/api/search?query=vandenbrouck')).body.tutorials as { id: number }[];
    };
    expect((await found()).map(({ id }) => id)).toContain(own);
    await agent.delete('/api/auth/account').send({ password: body.password }).expect(200);
    const { body: tutorial } = await app.http.get(`/api/tutorials/${own}`).expect(200);
    expect(tutorial).toMatchObject({
      title: 'De ma main',
      authorId: null,
      authorName: 'Compte supprimé',
      authorBio: null,
    });
    expect((await found()).map(({ id }) => id)).not.toContain(own);
  });

  it('ends every session of the member, who gets an email', async () => {
    const { agent, body } = await signUp(app);
    const elsewhere = request.agent(app.nest.getHttpServer());
    await elsewhere.post('/api/auth/login').send(body).expect(200);
    await agent.delete('/api/auth/account').send({ password: body.password }).expect(200);
    await elsewhere.get('/api/auth/me').expect(401);
    expect((await emailsTo(app, body.email)).at(-1)).toContain('Votre compte est supprimé');
    await signUp(app, body);
  });

  it('ROLE-13 is refused for the last administrator only', async () => {
    const second = await signUpAdmin(app);
    const first = request.agent(app.nest.getHttpServer());
    await first.post('/api/auth/login').send(firstAdmin).expect(200);
    const answers = await Promise.all([
      first.delete('/api/auth/account').send({ password: firstAdmin.password }),
      second.agent.delete('/api/auth/account').send({ password: second.body.password }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      statusCode: 409,
      code: 'last_admin',
      message: 'Vous êtes le dernier administrateur : nommez-en un autre avant de supprimer votre compte.',
    });
    expect(await manager.countBy(User, { isAdmin: true })).toBe(1);
  });
});

describe('profile', () => {
  it('PROF-06 counts the member’s activity, zero for a new account', async () => {
    const { agent } = await signUp(app);
    await agent.get('/api/profile/counters').expect(200, { tutorials: 0, favorites: 0, comments: 0 });
    const busy = await busyMember();
    await busy.agent.get('/api/profile/counters').expect(200, { tutorials: 1, favorites: 1, comments: 1 });
    await app.http.get('/api/profile/counters').expect(401);
  });

  it('PROF-09 lists a member’s activity, latest first, by page', async () => {
    const { agent, userId, tutorial, own } = await busyMember();
    await manager.update(Tutorial, { id: own }, { date: new Date('2026-01-04T00:00:00Z') });
    await manager.update(Comment, { userId }, { createdAt: new Date('2026-01-03T00:00:00Z') });
    await manager.update('Rating', { userId }, { updatedAt: new Date('2026-01-02T00:00:00Z') });
    await manager.update(Favorite, { userId }, { createdAt: new Date('2026-01-01T00:00:00Z') });
    const other = {
      tutorialId: tutorial,
      tutorialTitle: 'Le tutoriel d’un autre',
      comment: null,
      score: null,
    };
    const all = [
      {
        ...other,
        kind: 'tutorial',
        at: '2026-01-04T00:00:00.000Z',
        tutorialId: own,
        tutorialTitle: 'De ma main',
      },
      { ...other, kind: 'comment', at: '2026-01-03T00:00:00.000Z', comment: 'Mon avis.' },
      { ...other, kind: 'rating', at: '2026-01-02T00:00:00.000Z', score: 1 },
      { ...other, kind: 'favorite', at: '2026-01-01T00:00:00.000Z' },
    ];
    await agent.get('/api/profile/activity').expect(200, { activity: all, total: 4 });
    await agent
      .get('/api/profile/activity?limit=2&offset=1')
      .expect(200, { activity: all.slice(1, 3), total: 4 });
    const admin = await signUpAdmin(app);
    await admin.agent.patch(`/api/admin/tutorials/${tutorial}`).send({ isPublished: false }).expect(200);
    await agent.get('/api/profile/activity').expect(200, { activity: all.slice(0, 1), total: 1 });
    await app.http.get('/api/profile/activity').expect(401);
    await agent.get('/api/profile/activity?limit=0').expect(400);
  });
});
