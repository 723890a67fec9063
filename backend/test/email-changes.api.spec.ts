import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { AccountTokensService } from '../src/members/auth/account-tokens.service.js';
import { UsersService } from '../src/members/users/users.service.js';
import { startApp, type TestApp } from './app.js';
import { emailsTo } from './emails.js';
import { newcomer, signUp, type Person } from './people.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** A member with a confirmed address. */
async function confirmedMember(): Promise<Person> {
  const person = await signUp(app);
  await app.nest.get(UsersService).update(person.user.id, { emailConfirmedAt: new Date() });
  return person;
}

const ask = ({ agent, body }: Person, email: string, password = body.password) =>
  agent.put('/api/auth/email').send({ email, password });
const open = (what: 'confirm' | 'undo', token: string) =>
  app.http.post(`/api/auth/email/${what}`).send({ token });
const addressOf = async ({ user }: Person) => (await app.nest.get(UsersService).find(user.id))!.email;

/** Tokens in the emailed links to a page, oldest first. */
async function linksTo(address: string, page: string): Promise<string[]> {
  const texts = (await emailsTo(app, address)).join('\n');
  const found = texts.matchAll(new RegExp(`${page}\\?jeton=([\\w-]+)`, 'g'));
  return [...new Set([...found].map(([, token]) => token!))];
}

/** Token of the link that an administrator's new account would get. */
async function firstPasswordLink({ user }: Person): Promise<string> {
  const tokens = app.nest.get(AccountTokensService);
  return app.nest
    .get(DataSource)
    .transaction((manager) => tokens.issueAdditionalToken(manager, user.id, 'first-password', null));
}

async function change(person: Person, email: string): Promise<void> {
  await ask(person, email).expect(200);
  const links = await linksTo(email, '/confirmer-adresse');
  await open('confirm', links.at(-1)!).expect(200);
}

it('a new address takes effect once the link sent there is opened, and the old address gets an email', async () => {
  const member = await confirmedMember();
  const { email: next } = newcomer();
  await ask(member, ` ${next.toUpperCase()} `).expect(200);
  expect(await addressOf(member)).toBe(member.body.email);
  const [token] = await linksTo(next, '/confirmer-adresse');
  await open('confirm', token!).expect(200);
  expect((await member.agent.get('/api/auth/me').expect(200)).body).toMatchObject({
    email: next,
    emailConfirmed: true,
  });
  expect((await emailsTo(app, member.body.email)).join('\n')).toContain('vient de changer');
  await open('confirm', token!).expect(200);
  const { password } = member.body;
  await app.http.post('/api/auth/login').send({ username: next, password }).expect(200);
  await app.http.post('/api/auth/login').send({ username: member.body.email, password }).expect(401);
});

it('a change requires the password, and a free address at its request and its confirmation', async () => {
  const [member, other] = [await confirmedMember(), await signUp(app)];
  await ask(member, newcomer().email, 'faux').expect(403);
  await ask(member, 'pas-une-adresse').expect(400);
  const { body } = await ask(member, member.body.email).expect(400);
  expect(body.errors).toEqual({ email: 'C’est déjà votre adresse.' });
  await ask(member, other.body.email).expect(409);
  const wanted = newcomer();
  await ask(member, wanted.email).expect(200);
  const [token] = await linksTo(wanted.email, '/confirmer-adresse');
  await signUp(app, { email: wanted.email });
  await open('confirm', token!).expect(409);
  expect(await addressOf(member)).toBe(member.body.email);
  await app.http.put('/api/auth/email').send({ email: newcomer().email, password: 'x' }).expect(401);
});

it('a change can be undone from the old address, which also ends the sessions and later changes', async () => {
  const member = await confirmedMember();
  const [first, second] = [newcomer().email, newcomer().email];
  await change(member, first);
  await change(member, second);
  const [undo] = await linksTo(member.body.email, '/annuler-adresse');
  const [later] = await linksTo(first, '/annuler-adresse');
  await open('undo', undo!).expect(200);
  expect(await addressOf(member)).toBe(member.body.email);
  await member.agent.get('/api/auth/me').expect(401);
  await open('undo', later!).expect(400);
  await open('undo', undo!).expect(200);
});

it('a change undone from a later address can still be undone from the first one', async () => {
  const member = await confirmedMember();
  const [first, second] = [newcomer().email, newcomer().email];
  await change(member, first);
  await change(member, second);
  const [undo] = await linksTo(member.body.email, '/annuler-adresse');
  const [later] = await linksTo(first, '/annuler-adresse');
  await open('undo', later!).expect(200);
  expect(await addressOf(member)).toBe(first);
  await open('undo', undo!).expect(200);
  expect(await addressOf(member)).toBe(member.body.email);
});

it('a new password cancels a pending change of address', async () => {
  const [changed, forgotten] = [await confirmedMember(), await confirmedMember()];
  const password = 'Tout-Autre-Passage-3';
  const links = [];
  for (const member of [changed, forgotten]) {
    const { email } = newcomer();
    await ask(member, email).expect(200);
    links.push((await linksTo(email, '/confirmer-adresse'))[0]!);
  }
  const { agent, body } = changed;
  await agent.put('/api/auth/password').send({ password: body.password, newPassword: password }).expect(200);
  await app.http.post('/api/auth/password/reset-request').send({ email: forgotten.body.email }).expect(200);
  const [token] = await linksTo(forgotten.body.email, '/nouveau-mot-de-passe');
  await app.http.post('/api/auth/password/reset').send({ token, newPassword: password }).expect(200);
  for (const link of links) await open('confirm', link).expect(400);
  expect(await addressOf(changed)).toBe(changed.body.email);
  expect(await addressOf(forgotten)).toBe(forgotten.body.email);
});

it('an undone change leaves no valid password link', async () => {
  const member = await confirmedMember();
  const { email } = newcomer();
  const links = async (address: string) => (await linksTo(address, '/nouveau-mot-de-passe')).at(-1)!;
  const welcome = await firstPasswordLink(member);
  await change(member, email);
  const again = await firstPasswordLink(member);
  const [undo] = await linksTo(member.body.email, '/annuler-adresse');
  await app.http.post('/api/auth/password/reset-request').send({ email }).expect(200);
  const asked = await links(email);
  await open('undo', undo!).expect(200);
  for (const token of [welcome, again, asked])
    await app.http
      .post('/api/auth/password/reset')
      .send({ token, newPassword: 'Tout-Autre-Passage-3' })
      .expect(400);
  await app.http.post('/api/auth/login').send(member.body).expect(200);
});

it('a change is refused like any used link if the account is deleted meanwhile', async () => {
  const member = await confirmedMember();
  const { email } = newcomer();
  await ask(member, email).expect(200);
  const [token] = await linksTo(email, '/confirmer-adresse');
  const tokens = app.nest.get(AccountTokensService);
  const find = tokens.findWithAddress.bind(tokens);
  jest.spyOn(tokens, 'findWithAddress').mockImplementationOnce(async (...given) => {
    const found = await find(...given);
    await member.agent.delete('/api/auth/account').send({ password: member.body.password }).expect(200);
    return found;
  });
  const { body } = await open('confirm', token!).expect(400);
  expect(body.code).toBe('invalid_link');
});

it('an unconfirmed old address cannot undo a change', async () => {
  const member = await signUp(app);
  await change(member, newcomer().email);
  expect((await emailsTo(app, member.body.email)).join('\n')).toContain('vient de changer');
  expect(await linksTo(member.body.email, '/annuler-adresse')).toEqual([]);
});

it('a link that confirms an address can neither undo a change nor reset the password', async () => {
  const member = await confirmedMember();
  const { email } = newcomer();
  await ask(member, email).expect(200);
  const [token] = await linksTo(email, '/confirmer-adresse');
  await open('undo', token!).expect(400);
  await app.http
    .post('/api/auth/password/reset')
    .send({ token, newPassword: 'Tout-Autre-Passage-3' })
    .expect(400);
});
