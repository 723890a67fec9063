import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { AuthorInvitation } from '../src/content/authors/author-invitation.entity.js';
import { InvitationsService, MAX_INVITATIONS } from '../src/content/authors/invitations.service.js';
import { limitsOf } from '../src/platform/request-safety/limits.js';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { startApp, type TestApp } from './app.js';
import { authorsPath, invitationsOf, invite, joinAuthors } from './authors.js';
import { emailsTo } from './emails.js';
import { eventsHandled } from './events.js';
import { publishTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let [ada, alan, grace, reader, admin]: Person[] = [];
let id: number;
beforeAll(async () => {
  app = await startApp();
  ada = await signUp(app, { displayName: 'Ada Lovelace', isContributor: true });
  alan = await signUp(app, { displayName: 'Alan Turing', isContributor: true });
  grace = await signUp(app, { displayName: 'Grace Hopper', isContributor: true });
  reader = await signUp(app, { displayName: 'Bob' });
  admin = await signUpAdmin(app, { displayName: 'Chef' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  // Otherwise pending notifications of one test would arrive in the next one.
  await eventsHandled(app);
  for (const { agent } of [ada!, alan!, grace!, reader!])
    await agent.delete('/api/notifications').expect(200);
  await app.nest.get(DataSource).manager.deleteAll(AuthorInvitation);
  id = await publishTutorial(app, ada!);
});

const namesOf = async (tutorialId = id) =>
  (await app.http.get(`/api/tutorials/${tutorialId}`).expect(200)).body.authors.map(
    ({ name }: { name: string }) => name,
  );
const toldTo = async ({ agent }: Person): Promise<string[]> => {
  await eventsHandled(app);
  const { body } = await agent.get('/api/notifications').expect(200);
  return body.notifications.map(({ message }: { message: string }) => message.replaceAll('\u00A0', ' '));
};
const sent = async (person = ada!) => (await person.agent.get(authorsPath(id)).expect(200)).body.invitations;
const accept = (person: Person, invitation: number) =>
  person.agent.post(`/api/invitations/${invitation}/accept`);

describe('an invitation', () => {
  it('reaches a member by user name, on the site and by email, and makes them an author', async () => {
    const invitation = await invite(ada!, id, alan!.body.username.toUpperCase());
    expect(invitation).toMatchObject({
      invitee: alan!.body.username,
      invitedBy: { id: ada!.user.id, displayName: 'Ada Lovelace' },
    });
    const [waiting] = await invitationsOf(app, alan!);
    expect(waiting).toMatchObject({
      tutorial: { id, title: 'Tutoriel d’un membre', authorName: 'Ada Lovelace' },
      invitedBy: { displayName: 'Ada Lovelace' },
    });
    expect(await toldTo(alan!)).toEqual(['Ada Lovelace vous invite à écrire « Tutoriel d’un membre ».']);
    const [email] = (await emailsTo(app, alan!.body.email)).slice(-1);
    expect(email).toContain(
      'Ada Lovelace vous invite à écrire le tutoriel «\u00A0Tutoriel d’un membre\u00A0»',
    );
    expect(email).toContain('/contributions#_invitations');

    expect((await accept(alan!, waiting!.id).expect(200)).body).toEqual({ tutorialId: id });
    expect(await namesOf()).toEqual(['Ada Lovelace', 'Alan Turing']);
    expect(await toldTo(ada!)).toEqual(['Alan Turing écrit désormais « Tutoriel d’un membre » avec vous.']);
    expect(await invitationsOf(app, alan!)).toEqual([]);
    expect(await sent()).toEqual([]);
    await accept(alan!, waiting!.id).expect(404);
  });

  it('to an address gets the same answer whether a member, an author or nobody has it', async () => {
    const addresses = [alan!.body.email, ' Personne@Exemple.fr ', grace!.body.email];
    await joinAuthors(app, ada!, id, grace!);
    const answers = [];
    for (const invitee of addresses) {
      const { body } = await ada!.agent
        .post(`${authorsPath(id)}/invitations`)
        .send({ invitee })
        .expect(201);
      answers.push(Object.keys(body as object).sort());
    }
    expect(new Set(answers.map((keys) => keys.join())).size).toBe(1);
    const [waiting] = await invitationsOf(app, alan!);
    expect((await sent()).map(({ invitee }: { invitee: string }) => invitee)).toEqual([
      alan!.body.email,
      'personne@exemple.fr',
      grace!.body.email,
    ]);
    for (const invitee of addresses)
      await ada!.agent
        .post(`${authorsPath(id)}/invitations`)
        .send({ invitee })
        .expect(409);
    expect(await invitationsOf(app, grace!)).toEqual([]);
    expect(await toldTo(grace!)).toEqual([]);
    expect(await emailsTo(app, 'personne@exemple.fr')).toEqual([]);
    await accept(alan!, waiting!.id).expect(200);
    expect(await namesOf()).toEqual(['Ada Lovelace', 'Grace Hopper', 'Alan Turing']);
  });

  it('sent twice to one member, by name and by address, appears once and ends once', async () => {
    await invite(ada!, id, alan!.body.email);
    await invite(ada!, id, alan!.body.username);
    const waiting = await invitationsOf(app, alan!);
    expect(waiting).toHaveLength(1);
    expect(await toldTo(alan!)).toHaveLength(1);
    await alan!.agent.post(`/api/invitations/${waiting[0]!.id}/refuse`).expect(200);
    expect(await invitationsOf(app, alan!)).toEqual([]);
    expect(await sent()).toEqual([]);
  });

  it('can be refused, which its sender is told, and can be sent again', async () => {
    await invite(ada!, id, alan!.body.username);
    const [waiting] = await invitationsOf(app, alan!);
    await alan!.agent.post(`/api/invitations/${waiting!.id}/refuse`).expect(200);
    expect(await toldTo(ada!)).toEqual(['Alan Turing n’écrira pas « Tutoriel d’un membre » avec vous.']);
    expect(await namesOf()).toEqual(['Ada Lovelace']);
    await invite(ada!, id, alan!.body.username);
  });

  it('can be withdrawn by any author, and then reaches nobody', async () => {
    await joinAuthors(app, ada!, id, alan!);
    const { id: invitation } = await invite(ada!, id, grace!.body.username);
    const [waiting] = await invitationsOf(app, grace!);
    const other = await publishTutorial(app, ada!);
    await ada!.agent.delete(`${authorsPath(other)}/invitations/${invitation}`).expect(404);
    await alan!.agent.delete(`${authorsPath(id)}/invitations/${invitation}`).expect(200);
    await alan!.agent.delete(`${authorsPath(id)}/invitations/${invitation}`).expect(404);
    expect(await invitationsOf(app, grace!)).toEqual([]);
    const { body } = await accept(grace!, waiting!.id).expect(404);
    expect(body.message).toMatch(/n’existe plus/);
  });

  it('can be answered only by its recipient', async () => {
    await invite(ada!, id, alan!.body.username);
    const [waiting] = await invitationsOf(app, alan!);
    for (const person of [grace!, ada!, admin!]) {
      await accept(person, waiting!.id).expect(404);
      await person.agent.post(`/api/invitations/${waiting!.id}/refuse`).expect(404);
    }
    expect(await invitationsOf(app, alan!)).toHaveLength(1);
  });

  it('expires after thirty days, and is deleted', async () => {
    const { manager } = app.nest.get(DataSource);
    const invitation = await invite(ada!, id, alan!.body.username);
    const [waiting] = await invitationsOf(app, alan!);
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
    await manager.update(AuthorInvitation, invitation.id, { createdAt: daysAgo(29.9) });
    expect(await invitationsOf(app, alan!)).toHaveLength(1);
    await manager.update(AuthorInvitation, invitation.id, { createdAt: daysAgo(30.1) });
    expect(await invitationsOf(app, alan!)).toEqual([]);
    expect(await sent()).toEqual([]);
    await accept(alan!, waiting!.id).expect(404);
    // An expired invitation does not block a new one.
    await invite(ada!, id, alan!.body.username);
    await manager.update(AuthorInvitation, { tutorialId: id }, { createdAt: daysAgo(30.1) });
    await app.nest.get(InvitationsService).deleteOld();
    expect(await manager.countBy(AuthorInvitation, { tutorialId: id })).toBe(0);
  });

  it('waits for a member to become a contributor', async () => {
    await invite(ada!, id, reader!.body.username);
    const [waiting] = await invitationsOf(app, reader!);
    const { body } = await accept(reader!, waiting!.id).expect(403);
    expect(body).toMatchObject({
      code: 'contributors_only',
      message: expect.stringContaining('contributeur'),
    });
    const later = await signUp(app);
    await invite(ada!, id, later.body.username);
    const [theirs] = await invitationsOf(app, later);
    await later.agent.put('/api/auth/contributor').send({}).expect(200);
    await accept(later, theirs!.id).expect(200);
  });

  it('is refused for an unknown name, an author, or a text that is neither name nor address', async () => {
    const path = `${authorsPath(id)}/invitations`;
    for (const invitee of ['', '   ', 'inconnu', 'a@', 'a'.repeat(300), 7, null, ['ada']]) {
      const { body } = await ada!.agent.post(path).send({ invitee }).expect(400);
      expect(body.errors.invitee).toEqual(expect.stringMatching(/[a-z]/));
    }
    for (const invitee of [ada!.body.username, ada!.body.email])
      await ada!.agent.post(path).send({ invitee }).expect(409);
  });

  it('is refused while twenty others wait for an answer', async () => {
    for (let one = 0; one < MAX_INVITATIONS; one += 1) await invite(ada!, id, `personne${one}@exemple.fr`);
    const path = `${authorsPath(id)}/invitations`;
    const { body } = await ada!.agent.post(path).send({ invitee: 'encore@exemple.fr' }).expect(409);
    expect(body.code).toBe('limit_reached');
    expect(limitsOf('POST', path, 'account')).toContainEqual(
      expect.objectContaining({ name: 'author-invitation', requests: 20 }),
    );
  });
});

it('does not reach an unconfirmed address where confirmation is required', async () => {
  const strict = await startApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'fatal' } });
  await strict.nest.get(SettingsService).change({ requireEmailConfirmation: false });
  const author = await signUp(strict, { isContributor: true });
  const squatter = await signUp(strict, { isContributor: true });
  const tutorialId = await publishTutorial(strict, author);
  await strict.nest.get(SettingsService).change({ requireEmailConfirmation: true });
  const { manager } = strict.nest.get(DataSource);
  await manager.query('UPDATE users SET emailConfirmedAt = ? WHERE id = ?', [new Date(), author.user.id]);
  await author.agent
    .post(`${authorsPath(tutorialId)}/invitations`)
    .send({ invitee: squatter.body.email })
    .expect(201);
  await eventsHandled(strict);
  const { body } = await squatter.agent.get('/api/invitations').expect(200);
  expect(body.invitations).toEqual([]);
  await strict.stop();
});

describe('all authors', () => {
  beforeEach(() => joinAuthors(app, ada!, id, alan!));

  it('have the same rights', async () => {
    const text = { title: 'À deux', description: 'Une description.', domainId: 1, source: 'À quatre mains.' };
    await alan!.agent.put(`/api/tutorials/${id}`).send(text).expect(200);
    await alan!.agent.get(`/api/tutorials/${id}/source`).expect(200);
    const { body } = await ada!.agent.get(`/api/tutorials/${id}/revisions`).expect(200);
    expect(body.revisions[0].editor).toMatchObject({ displayName: 'Alan Turing' });
    await alan!.agent.post(`/api/tutorials/${id}/revisions/1/restore`).expect(201);
    await grace!.agent.put(`/api/tutorials/${id}`).send(text).expect(403);
    const audit = await admin!.agent.get(`/api/admin/audit?targetId=${id}&targetType=tutorial`).expect(200);
    expect(audit.body.entries).toEqual([]);
    // Authors also have these rights while the tutorial is unpublished.
    await admin!.agent.patch(`/api/admin/tutorials/${id}`).send({ isPublished: false }).expect(200);
    await alan!.agent.get(`/api/tutorials/${id}`).expect(200);
    await grace!.agent.get(`/api/tutorials/${id}`).expect(404);
    await alan!.agent.delete(`/api/tutorials/${id}`).expect(200);
  });

  it('see the tutorial in their own list, with its other authors', async () => {
    for (const person of [ada!, alan!]) {
      const { body } = await person.agent.get('/api/contributions').expect(200);
      expect(body.tutorials.find((one: { id: number }) => one.id === id)).toMatchObject({
        authorName: 'Ada Lovelace et Alan Turing',
        authors: [{ name: 'Ada Lovelace' }, { name: 'Alan Turing' }],
      });
    }
    const activity = await alan!.agent.get('/api/profile/activity').expect(200);
    expect(activity.body.activity).toContainEqual(
      expect.objectContaining({ kind: 'tutorial', tutorialId: id }),
    );
  });

  it('are notified of comments, except their own', async () => {
    await reader!.agent.post(`/api/tutorials/${id}/comments`).send({ content: 'Bravo à vous' }).expect(201);
    await alan!.agent.post(`/api/tutorials/${id}/comments`).send({ content: 'Merci !' }).expect(201);
    const ofReader = 'Bob a commenté votre tutoriel « Tutoriel d’un membre ».';
    expect(await toldTo(alan!)).toContain(ofReader);
    expect(await toldTo(ada!)).toEqual(
      expect.arrayContaining([ofReader, 'Alan Turing a commenté votre tutoriel « Tutoriel d’un membre ».']),
    );
    expect(await toldTo(alan!)).not.toContainEqual(expect.stringContaining('Alan Turing a commenté'));
  });

  it('share one draft, which stays when one of them leaves', async () => {
    const begun = { title: 'À deux', description: '', domainId: null, source: 'Un début.', tutorialId: id };
    const { body: draft } = await ada!.agent.post('/api/drafts').send(begun).expect(201);
    const listOf = async ({ agent }: Person) =>
      (await agent.get('/api/drafts').expect(200)).body.drafts.map((one: { id: number }) => one.id);
    for (const person of [ada!, alan!]) expect(await listOf(person)).toContain(draft.id);
    expect(await listOf(grace!)).not.toContain(draft.id);
    await ada!.agent.delete(`${authorsPath(id)}/${ada!.user.id}`).expect(200);
    expect(await listOf(ada!)).not.toContain(draft.id);
    await ada!.agent.get(`/api/drafts/${draft.id}`).expect(404);
    await alan!.agent.get(`/api/drafts/${draft.id}`).expect(200);
  });

  it('may leave, except the last one', async () => {
    await alan!.agent.delete(`${authorsPath(id)}/${ada!.user.id}`).expect(403);
    await ada!.agent.delete(`${authorsPath(id)}/${ada!.user.id}`).expect(200);
    expect(await namesOf()).toEqual(['Alan Turing']);
    expect((await app.http.get(`/api/tutorials/${id}`)).body).toMatchObject({
      authorId: alan!.user.id,
      authorName: 'Alan Turing',
    });
    expect(await toldTo(alan!)).toContain('Ada Lovelace n’écrit plus « Tutoriel d’un membre » avec vous.');
    await ada!.agent.get(`/api/tutorials/${id}/source`).expect(403);
    await ada!.agent.delete(`${authorsPath(id)}/${ada!.user.id}`).expect(403);
    const { body } = await alan!.agent.delete(`${authorsPath(id)}/${alan!.user.id}`).expect(409);
    expect(body.message).toMatch(/^Vous êtes le dernier auteur/);
    await admin!.agent.delete(`${authorsPath(id)}/${alan!.user.id}`).expect(409);
  });

  it('cannot both leave at once', async () => {
    const answers = await Promise.all(
      [ada!, alan!].map(({ agent, user }) => agent.delete(`${authorsPath(id)}/${user.id}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await namesOf()).toHaveLength(1);
  });

  it('can be removed by an administrator, with an audit entry and a notification', async () => {
    await admin!.agent.delete(`${authorsPath(id)}/${alan!.user.id}`).expect(200);
    expect(await namesOf()).toEqual(['Ada Lovelace']);
    expect(await toldTo(alan!)).toEqual([
      'Un administrateur vous a retiré des auteurs de « Tutoriel d’un membre ».',
    ]);
    const { body } = await admin!.agent
      .get(`/api/admin/audit?targetId=${id}&targetType=tutorial`)
      .expect(200);
    expect(body.entries).toMatchObject([
      { action: 'tutorial.remove-author', actor: { id: admin!.user.id }, before: { userId: alan!.user.id } },
    ]);
    await admin!.agent.delete(`${authorsPath(id)}/${alan!.user.id}`).expect(404);
  });
});
