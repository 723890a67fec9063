import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { UsersService } from '../src/members/users/users.service.js';
import { startApp, type TestApp } from './app.js';
import { emailsTo } from './emails.js';
import { createComment, createTutorial } from './factories.js';
import { newcomer, signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

const PASSWORD = 'Tout-Autre-Passage-3';
const mailTo = async (address: string) => (await emailsTo(app, address)).join('\n');
const linkIn = (text: string, page: string) => new RegExp(`${page}\\?jeton=([\\w-]+)`).exec(text)?.[1];
const login = (username: string, password: string) =>
  app.http.post('/api/auth/login').send({ username, password });
const lastTrace = async () =>
  (await admin.agent.get('/api/admin/audit').expect(200)).body.entries[0] as object;

it('creates an account whose member chooses the password by a link', async () => {
  const { username, email, displayName } = newcomer();
  const account = { username, email, displayName, isContributor: true };
  const { body } = await admin.agent.post('/api/admin/users').send(account).expect(201);
  expect(body).toMatchObject({ ...account, isAdmin: false, emailConfirmed: false });
  expect(await lastTrace()).toMatchObject({ action: 'user.create', targetId: body.id, after: { username } });
  const mail = await mailTo(email);
  expect(mail).toContain(username);
  const token = linkIn(mail, '/nouveau-mot-de-passe');
  await app.http.post('/api/auth/password/reset').send({ token, newPassword: 'court' }).expect(400);
  await app.http.post('/api/auth/password/reset').send({ token, newPassword: PASSWORD }).expect(200);
  expect((await login(email, PASSWORD).expect(200)).body).toMatchObject({
    id: body.id,
    emailConfirmed: true,
  });
  await app.http.post('/api/auth/password/reset').send({ token, newPassword: PASSWORD }).expect(400);

  await admin.agent.post('/api/admin/users').send(account).expect(409);
  for (const wrong of [{ username: 'x' }, { email: 'x' }, { displayName: '' }])
    await admin.agent
      .post('/api/admin/users')
      .send({ ...account, ...wrong })
      .expect(400);
});

it('changes a member’s address, which has to be confirmed, and tells the old one', async () => {
  const [member, other] = [await signUp(app), await signUp(app)];
  const { email } = newcomer();
  const change = (address: string) =>
    admin.agent
      .put(`/api/admin/users/${member.user.id}/email`)
      .send({ email: address, reason: 'Boîte perdue.' });
  await app.http.post('/api/auth/password/reset-request').send({ email: member.body.email }).expect(200);
  const sent = linkIn(await mailTo(member.body.email), '/nouveau-mot-de-passe');
  await change(other.body.email).expect(409);
  await change('x').expect(400);
  expect((await change(email).expect(200)).body).toMatchObject({ email, emailConfirmed: false });
  expect(await lastTrace()).toMatchObject({
    action: 'user.change-email',
    note: 'Boîte perdue.',
    before: { email: member.body.email },
    after: { email },
  });
  expect(await mailTo(member.body.email)).toContain('Un administrateur du site a donné une autre adresse');
  const token = linkIn(await mailTo(email), '/confirmer-adresse');
  await app.http.post('/api/auth/email/confirm').send({ token }).expect(200);
  expect((await app.nest.get(UsersService).find(member.user.id))!.emailConfirmedAt).not.toBeNull();
  // A token sent to the old address is no longer valid.
  await app.http.post('/api/auth/password/reset').send({ token: sent, newPassword: PASSWORD }).expect(400);
  await admin.agent.put('/api/admin/users/999999/email').send({ email }).expect(404);
});

it('refuses to change one’s own or another administrator’s address, and to reset the latter’s password', async () => {
  const colleague = await signUpAdmin(app);
  for (const { user, body } of [admin, colleague]) {
    const { email } = newcomer();
    const refused = await admin.agent.put(`/api/admin/users/${user.id}/email`).send({ email }).expect(403);
    expect(refused.body).toMatchObject({ code: 'forbidden', message: expect.any(String) });
    expect((await app.nest.get(UsersService).find(user.id))!.email).toBe(body.email);
  }
  await admin.agent.post(`/api/admin/users/${colleague.user.id}/password-reset`).expect(403);
  expect(await mailTo(colleague.body.email)).not.toContain('/nouveau-mot-de-passe');
});

it('invalidates links sent to the earlier address', async () => {
  const { username, email, displayName } = newcomer();
  const account = { username, email, displayName };
  const { body: member } = await admin.agent.post('/api/admin/users').send(account).expect(201);
  const first = linkIn(await mailTo(email), '/nouveau-mot-de-passe');
  const [second, third] = [newcomer().email, newcomer().email];
  const change = (address: string) =>
    admin.agent.put(`/api/admin/users/${member.id}/email`).send({ email: address }).expect(200);
  await change(second);
  const confirm = linkIn(await mailTo(second), '/confirmer-adresse');
  await change(third);
  await app.http.post('/api/auth/email/confirm').send({ token: confirm }).expect(400);
  await app.http.post('/api/auth/password/reset').send({ token: first, newPassword: PASSWORD }).expect(400);
  expect((await app.nest.get(UsersService).find(member.id))!.emailConfirmedAt).toBeNull();
});

it('mails a member a link for a new password', async () => {
  const member = await signUp(app);
  await admin.agent.post(`/api/admin/users/${member.user.id}/password-reset`).expect(200);
  const token = linkIn(await mailTo(member.body.email), '/nouveau-mot-de-passe');
  await app.http.post('/api/auth/password/reset').send({ token, newPassword: PASSWORD }).expect(200);
  await login(member.body.username, PASSWORD).expect(200);
  expect(await lastTrace()).toMatchObject({ action: 'user.reset-password', targetId: member.user.id });
  await admin.agent.post('/api/admin/users/999999/password-reset').expect(404);
});

it('refuses a second link within ten minutes, without an audit entry', async () => {
  const [member, other] = [await signUp(app), await signUp(app)];
  const send = ({ user }: Person) => admin.agent.post(`/api/admin/users/${user.id}/password-reset`);
  await send(member).expect(200);
  await send(other).expect(200);
  const { body, headers } = await send(member).expect(429);
  expect(body.message).toContain('il y a moins de dix minutes');
  expect(headers['retry-after']).toBe('600');
  expect(await lastTrace()).toMatchObject({ action: 'user.reset-password', targetId: other.user.id });
  const token = linkIn(await mailTo(member.body.email), '/nouveau-mot-de-passe');
  await app.http.post('/api/auth/password/reset').send({ token, newPassword: PASSWORD }).expect(200);
});

it('deletes an account as its member would, but not one’s own nor an administrator’s', async () => {
  const [member, colleague] = [await signUp(app), await signUpAdmin(app)];
  const tutorial = await createTutorial(app);
  await createComment(app, member, tutorial);
  const remove = (id: number) =>
    admin.agent.delete(`/api/admin/users/${id}`).send({ reason: 'À sa demande.' });
  await remove(admin.user.id).expect(409);
  await remove(colleague.user.id).expect(409);
  await remove(member.user.id).expect(200);
  await member.agent.get('/api/auth/me').expect(401);
  await login(member.body.username, member.body.password).expect(401);
  expect(await mailTo(member.body.email)).toContain('Votre compte et ce qui lui appartenait');
  const { body } = await app.http.get(`/api/tutorials/${tutorial}/comments`).expect(200);
  expect(JSON.stringify(body)).not.toContain(member.body.displayName);
  expect(await lastTrace()).toMatchObject({
    action: 'user.delete',
    targetId: member.user.id,
    note: 'À sa demande.',
  });
  await remove(member.user.id).expect(404);
});
