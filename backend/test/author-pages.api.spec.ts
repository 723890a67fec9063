import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { startApp, type TestApp } from './app.js';
import { eventsHandled } from './events.js';
import { publishTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

const bio = 'Apprend le soir, et l’écrit le matin.';
const nothing = {
  isShown: false,
  showsBio: false,
  showsExpertise: false,
  showsLinks: false,
  showsCollections: false,
  showsJoined: false,
};

let app: TestApp;
let admin: Person;
let author: Person;
let reader: Person;
let tutorialId: number;
beforeAll(async () => {
  app = await startApp({ site: true });
  admin = await signUpAdmin(app);
  const expertise = ['programmation'];
  author = await signUp(app, { bio, isContributor: true, website: 'https://exemple.fr/ada', expertise });
  reader = await signUp(app, { bio: 'Lit beaucoup.' });
  tutorialId = await publishTutorial(app, author);
  await publishTutorial(app, await signUp(app, { isContributor: true }));
});
afterAll(() => app.stop());

const pageOf = ({ user }: Person) => app.http.get(`/auteurs/${user.id}`);
const shownOf = ({ user }: Person) => app.http.get(`/api/authors/${user.id}`);
const choose = ({ agent }: Person, choices: object) =>
  agent.put('/api/profile/page').send({ ...nothing, ...choices });

it('an author has a page with the data shown with their tutorials, and no more', async () => {
  const { body } = await shownOf(author).expect(200);
  expect(body).toEqual({
    id: author.user.id,
    displayName: author.user.displayName,
    avatar: null,
    bio,
    website: null,
    socialLinks: [],
    expertise: [],
    joinedAt: null,
    collections: null,
  });
  const list = await app.http.get(`/api/authors/${author.user.id}/tutorials`).expect(200);
  expect(list.body).toMatchObject({ total: 1, tutorials: [{ id: tutorialId }] });
});

it('the server renders the whole page, with data for search engines and feed readers', async () => {
  const { text } = await pageOf(author).expect(200);
  expect(text).toContain(`<h1`);
  expect(text).toContain(author.user.displayName);
  expect(text).toContain(bio);
  expect(text).toContain(`href="/tutoriels/${tutorialId}"`);
  expect(text).toContain('"@type":"ProfilePage"');
  const feed = `/auteurs/${author.user.id}/flux/atom.xml`;
  expect(text).toContain(`href="${feed}"`);
  const { text: atom } = await app.http.get(feed).expect(200);
  expect(atom.match(/<entry>/g)).toHaveLength(1);
  expect(atom).toContain(`/tutoriels/${tutorialId}`);
  await app.http.get(`/auteurs/${author.user.id}/flux/rss.xml`).expect(200);
  const tutorial = await app.http.get(`/tutoriels/${tutorialId}`).expect(200);
  expect(tutorial.text).toContain(`href="/auteurs/${author.user.id}"`);
});

it('each field is shown or hidden at once as the member chooses', async () => {
  const { body: own } = await author.agent
    .post('/api/collections')
    .send({ name: 'Pour commencer', isPublic: true });
  await author.agent.post('/api/collections').send({ name: 'Pour moi' }).expect(201);
  const all = { showsExpertise: true, showsLinks: true, showsCollections: true, showsJoined: true };
  await choose(author, all).expect(200);
  const { body } = await shownOf(author).expect(200);
  expect(body).toMatchObject({
    bio: null,
    website: 'https://exemple.fr/ada',
    expertise: ['programmation'],
    joinedAt: expect.any(String),
    collections: [{ name: 'Pour commencer', tutorialCount: 0 }],
  });
  const { text } = await pageOf(author).expect(200);
  expect(text).not.toContain(bio);
  expect(text).toContain('Pour commencer');
  expect(text).not.toContain('Pour moi');
  await author.agent.patch(`/api/collections/${own.id}`).send({ isPublic: false }).expect(200);
  expect((await pageOf(author).expect(200)).text).not.toContain('Pour commencer');
  await author.agent.put('/api/profile/page').send({ showsBio: 'oui' }).expect(400);
});

it('the profile of a new contributor shows on the page at once', async () => {
  const newcomer = await signUp(app);
  await choose(newcomer, { isShown: true, showsLinks: true }).expect(200);
  expect((await pageOf(newcomer).expect(200)).text).not.toContain('exemple.fr/nouvelle');
  const website = 'https://exemple.fr/nouvelle';
  await newcomer.agent.put('/api/auth/contributor').send({ website }).expect(200);
  expect((await pageOf(newcomer).expect(200)).text).toContain('exemple.fr/nouvelle');
});

it('a member without publications has a page if they want one', async () => {
  await shownOf(reader).expect(404);
  expect((await pageOf(reader).expect(404)).text).toContain('Ce membre n’a pas de page publique');
  await app.http.get(`/auteurs/${reader.user.id}/flux/atom.xml`).expect(404);
  const { body } = await choose(reader, { isShown: true, showsBio: true }).expect(200);
  expect(body).toMatchObject({ exists: true });
  expect((await pageOf(reader).expect(200)).text).toContain('Lit beaucoup.');
  expect((await choose(reader, {}).expect(200)).body).toMatchObject({ exists: false });
  await pageOf(reader).expect(404);
  await app.http.get('/auteurs/abc').expect(404);
});

it('a suspended member’s page keeps only the name and the publications', async () => {
  await choose(author, { showsBio: true, showsLinks: true }).expect(200);
  expect((await pageOf(author).expect(200)).text).toContain(bio);
  await admin.agent
    .post(`/api/admin/users/${author.user.id}/suspension`)
    .send({ until: null, reason: 'Pour voir' })
    .expect(200);
  await eventsHandled(app);
  const { body } = await shownOf(author).expect(200);
  expect(body).toMatchObject({ bio: null, website: null });
  expect((await pageOf(author).expect(200)).text).not.toContain(bio);
  await choose(reader, { isShown: true }).expect(200);
});

it('the page is deleted with the account, and its choices are in the data export', async () => {
  const { body } = await reader.agent.get('/api/auth/export').expect(200);
  expect(body.data.public_profiles).toMatchObject([{ isShown: true }]);
  await pageOf(reader).expect(200);
  const { password } = reader.body;
  await reader.agent.delete('/api/auth/account').send({ password }).expect(200);
  await shownOf(reader).expect(404);
  await pageOf(reader).expect(404);
});

it('an unusable picture URL from earlier versions does not break the page', async () => {
  const { manager } = app.nest.get(DataSource);
  const picture = (avatar: string | null) => manager.update('User', { id: author.user.id }, { avatar });
  await picture('https://foo.0x/');
  await pageOf(author).expect(200);
  await picture(null);
});
