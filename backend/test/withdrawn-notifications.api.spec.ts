import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
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
