import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { AuthorInvitation } from '../src/content/authors/author-invitation.entity.js';
import { InvitationsService } from '../src/content/authors/invitations.service.js';
import { startApp, type TestApp } from './app.js';
import { authorsPath, invitationsOf, invite, joinAuthors } from './authors.js';
import { eventsHandled } from './events.js';
import { createTutorial, publishTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { until } from './until.js';

let app: TestApp;
let [ada, bob, admin]: Person[] = [];
let tutorial: number;
beforeAll(async () => {
  app = await startApp();
  [ada, bob, admin] = await Promise.all([signUp(app), signUp(app), signUpAdmin(app)]);
});
afterAll(() => app.stop());
beforeEach(async () => {
  tutorial = await createTutorial(app);
});

interface Inbox {
  unread: number;
  notifications: { title: string; href: string | null }[];
}
const inbox = async ({ agent }: Person): Promise<Inbox> =>
  (await agent.get('/api/notifications').expect(200)).body;
/** Notifications that lead to the tutorial of this test. */
const about = async (person: Person) =>
  (await inbox(person)).notifications.filter(({ href }) => href?.split('#')[0] === `/tutoriels/${tutorial}`);
const write = async ({ agent }: Person, content: string, parentId: number | null = null) => {
  const sent = { content, parentId };
  return (await agent.post(`/api/tutorials/${tutorial}/comments`).send(sent).expect(201)).body.id as number;
};
const toldOf = (person: Person, count: number) => until(async () => (await about(person)).length === count);

describe('CO-05 a notification', () => {
  it('links to the comment it is about', async () => {
    const id = await write(ada!, 'Une question');
    const reply = await write(bob!, 'Une réponse', id);
    await bob!.agent.post(`/api/comments/${id}/like`).expect(200);
    await toldOf(ada!, 2);
    expect((await about(ada!)).map(({ title, href }) => [title, href]).sort()).toEqual([
      ['Nouvelle réponse', `/tutoriels/${tutorial}#_commentaire-${reply}`],
      ['Votre commentaire plaît', `/tutoriels/${tutorial}#_commentaire-${id}`],
    ]);
  });
});

describe('CO-04 notifications about a comment', () => {
  it.each([
    ['its author', () => bob!],
    ['a moderator', () => admin!],
  ])('are deleted when %s deletes it, and no longer count as unread', async (_who, actor) => {
    const before = (await inbox(ada!)).unread;
    const id = await write(ada!, 'Une question');
    const gone = await write(bob!, 'Une réponse', id);
    const kept = await write(bob!, 'Une autre', id);
    await toldOf(ada!, 2);
    await actor().agent.delete(`/api/comments/${gone}`).expect(200);
    await toldOf(ada!, 1);
    expect(await about(ada!)).toMatchObject([{ href: `/tutoriels/${tutorial}#_commentaire-${kept}` }]);
    expect((await inbox(ada!)).unread).toBe(before + 1);
  });

  it('are deleted with its author’s account', async () => {
    const leaving = await signUp(app);
    const id = await write(ada!, 'Une question');
    await write(leaving, 'Une réponse', id);
    await toldOf(ada!, 1);
    await leaving.agent.delete('/api/auth/account').send({ password: leaving.body.password }).expect(200);
    await toldOf(ada!, 0);
  });

  it('are not created if it was deleted before', async () => {
    const id = await write(ada!, 'Une question');
    const gone = await write(bob!, 'Une réponse', id);
    await bob!.agent.delete(`/api/comments/${gone}`).expect(200);
    const kept = await write(bob!, 'Une autre', id);
    await until(async () => (await about(ada!)).some(({ href }) => href?.endsWith(`-${kept}`)));
    await toldOf(ada!, 1);
  });
});

describe('CO-04 notifications about a tutorial', () => {
  const publish = async (author: Person) => {
    const sent = { title: 'Un titre', description: 'Une description.', source: 'Un texte.', domainId: 1 };
    tutorial = (await author.agent.post('/api/tutorials').send(sent).expect(201)).body.id;
  };
  const hide = ({ agent }: Person) =>
    agent.put(`/api/tutorials/${tutorial}/publication`).send({ isPublished: false });

  it('are deleted when it is unpublished, except for its authors, who can still read it', async () => {
    const author = await signUp(app, { isContributor: true });
    await publish(author);
    const id = await write(ada!, 'Une question');
    await write(bob!, 'Une réponse', id);
    await toldOf(ada!, 1);
    await toldOf(author, 2);
    await hide(admin!).expect(200);
    await toldOf(ada!, 0);
    expect(await about(author)).toHaveLength(2);
    await author.agent.delete(`/api/tutorials/${tutorial}`).expect(200);
    await toldOf(author, 0);
  });

  it('about a member’s own comment stay, without the link', async () => {
    const author = await signUp(app, { isContributor: true });
    const reader = await signUp(app);
    await publish(author);
    const id = await write(reader, 'Une question');
    await admin!.agent.delete(`/api/comments/${id}`).expect(200);
    await until(async () => (await inbox(reader)).unread === 1);
    await hide(admin!).expect(200);
    await until(async () => (await inbox(reader)).notifications[0]?.href === null);
    expect(await inbox(reader)).toMatchObject({
      unread: 1,
      notifications: [{ title: 'Commentaire supprimé' }],
    });
  });
});

describe('CO-04 notifications about an invitation', () => {
  let author: Person;
  let guest: Person;
  let other: Person;
  let invitation: number;
  const invitedTo = async (person: Person) => {
    await eventsHandled(app);
    const { notifications, unread } = await inbox(person);
    const shown = notifications.filter(({ title }) => title === 'Invitation à écrire');
    expect(unread).toBe(notifications.length);
    return shown.map(({ href }) => href);
  };
  const path = () => `/contributions#_invitation-${tutorial}`;

  beforeEach(async () => {
    [author, guest, other] = [
      await signUp(app, { isContributor: true }),
      await signUp(app, { isContributor: true }),
      await signUp(app, { isContributor: true }),
    ];
    tutorial = await publishTutorial(app, author);
    await invite(author, tutorial, other.body.username);
    ({ id: invitation } = await invite(author, tutorial, guest.body.username));
    expect(await invitedTo(guest)).toEqual([path()]);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'it is withdrawn',
      () => author.agent.delete(`${authorsPath(tutorial)}/invitations/${invitation}`).expect(200),
    ],
    ['it is accepted', () => guest.agent.post(`/api/invitations/${invitation}/accept`).expect(200)],
    ['it is refused', () => guest.agent.post(`/api/invitations/${invitation}/refuse`).expect(200)],
    [
      'it expires',
      async () => {
        const long = new Date(Date.now() - 40 * DAY_MS);
        await app.nest
          .get(DataSource)
          .getRepository(AuthorInvitation)
          .update(invitation, { createdAt: long });
        await app.nest.get(InvitationsService).deleteOld();
      },
    ],
  ])('are deleted when %s, but not those of others who are invited', async (_, end) => {
    await end();
    expect(await invitedTo(guest)).toEqual([]);
    expect(await invitationsOf(app, guest)).toEqual([]);
    expect(await invitedTo(other)).toEqual([path()]);
  });

  it('are deleted with the tutorial, and stay while it is only unpublished', async () => {
    await author.agent.put(`/api/tutorials/${tutorial}/publication`).send({ isPublished: false }).expect(200);
    expect(await invitedTo(guest)).toEqual([path()]);
    await author.agent.delete(`/api/tutorials/${tutorial}`).expect(200);
    expect(await invitedTo(guest)).toEqual([]);
    expect(await invitedTo(other)).toEqual([]);
  });

  it('stay while the same member is invited by another name of theirs', async () => {
    await invite(author, tutorial, guest.body.email);
    await eventsHandled(app);
    await author.agent.delete(`${authorsPath(tutorial)}/invitations/${invitation}`).expect(200);
    expect(await invitedTo(guest)).toEqual([path()]);
  });
});

it('CO-04 an author who leaves an unpublished tutorial keeps no notification that leads to it', async () => {
  const [author, leaving] = [
    await signUp(app, { isContributor: true }),
    await signUp(app, { isContributor: true }),
  ];
  tutorial = await publishTutorial(app, author);
  await joinAuthors(app, author, tutorial, leaving);
  await write(bob!, 'Une question');
  await eventsHandled(app);
  expect((await about(leaving)).length).toBeGreaterThan(0);
  await author.agent.put(`/api/tutorials/${tutorial}/publication`).send({ isPublished: false }).expect(200);
  await leaving.agent.delete(`${authorsPath(tutorial)}/${leaving.user.id}`).expect(200);
  await eventsHandled(app);
  expect(await about(leaving)).toEqual([]);
  expect((await about(author)).length).toBeGreaterThan(0);
});
