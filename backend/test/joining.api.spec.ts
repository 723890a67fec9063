import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { DataSource } from 'typeorm';
import { DAY_MS, MINUTE_MS } from '@passerelle/api-client/durations';
import { AccountInvitation } from '../src/members/account-invitations/account-invitation.entity.js';
import { ContributorRequest } from '../src/moderation/contributor-requests/contributor-request.entity.js';
import { startApp, type TestApp } from './app.js';
import { emailsTo } from './emails.js';
import { newcomer, signUp, signUpAdmin, type Person } from './people.js';
import { until } from './until.js';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

const rules = { contributorsAsk: false, heldPublications: 0, registrationProof: false, holdSuspects: true };
const setRules = (changes: Partial<typeof rules>) =>
  admin.agent
    .put('/api/admin/community-rules')
    .send({ ...rules, ...changes })
    .expect(200);
const setOpen = (enableNewRegistrations: boolean) =>
  admin.agent.patch('/api/admin/settings').send({ enableNewRegistrations }).expect(200);
afterEach(async () => {
  await setRules({});
  await setOpen(true);
});

const register = (body: object) => app.http.post('/api/auth/register').send(body);
const invite = (body: object) => admin.agent.post('/api/admin/invitations').send(body);
const tokenIn = (link: string) => /\/inscription\?jeton=([\w-]+)/.exec(link)![1]!;
const entities = () => app.nest.get(DataSource).manager;

it('administrators read and change the community rules, and pages know them', async () => {
  const { body } = await setRules({ contributorsAsk: true, heldPublications: 2 });
  expect(body).toEqual({ ...rules, contributorsAsk: true, heldPublications: 2 });
  expect((await admin.agent.get('/api/admin/community-rules').expect(200)).body).toEqual(body);
  expect((await app.http.get('/api/settings')).body).toMatchObject({
    contributorsAsk: true,
    registrationProof: false,
  });
  const { entries } = (await admin.agent.get('/api/admin/audit')).body as { entries: object[] };
  expect(entries[0]).toMatchObject({ action: 'settings.change', before: rules, after: body });
  for (const wrong of [
    { heldPublications: 11 },
    { heldPublications: 0.5 },
    { contributorsAsk: 'oui' },
    { holdSuspects: null },
  ])
    await admin.agent
      .put('/api/admin/community-rules')
      .send({ ...rules, ...wrong })
      .expect(400);
});

describe('invitations', () => {
  it('by email lets one person register while registration is closed, with a confirmed address', async () => {
    await setOpen(false);
    const person = newcomer();
    const sent = await invite({ email: person.email, isContributor: true, note: 'Pour le club.' }).expect(
      201,
    );
    const mails = (await emailsTo(app, person.email)).join('\n');
    expect(mails).toContain('Pour le club.');
    const invitation = tokenIn(mails);
    const told = await app.http.post('/api/auth/invitation').send({ invitation }).expect(200);
    expect(told.body).toMatchObject({ email: person.email, isContributor: true });

    await register(person).expect(403);
    const { body } = await register({ ...person, invitation }).expect(201);
    expect(body.user).toMatchObject({ isContributor: true, emailConfirmed: true });
    await register({ ...newcomer(), invitation }).expect(400);
    await app.http.post('/api/auth/invitation').send({ invitation }).expect(400);
    const { invitations } = (await admin.agent.get('/api/admin/invitations').expect(200)).body;
    expect(invitations[0]).toMatchObject({ id: sent.body.invitation.id, usesLeft: 0, timesUsed: 1 });
    expect(JSON.stringify(invitations)).not.toContain(invitation);
  });

  it('do not confirm another address than the invited one', async () => {
    const { email } = newcomer();
    await invite({ email }).expect(201);
    const invitation = tokenIn((await emailsTo(app, email)).join('\n'));
    const { body } = await register({ ...newcomer(), invitation }).expect(201);
    expect(body.user).toMatchObject({ isContributor: false, emailConfirmed: false });
  });

  it('by link admit exactly as many people as they say, even at once', async () => {
    await setOpen(false);
    const { body } = await invite({ uses: 2, days: 1 }).expect(201);
    const invitation = tokenIn(body.link as string);
    const answers = await Promise.all([1, 2, 3, 4].map(() => register({ ...newcomer(), invitation })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400]);
    // A refused registration leaves no rows.
    const refused = answers.find(({ status }) => status === 400)!;
    expect(refused.body).toMatchObject({ code: 'invalid_link' });
  });

  it('that are withdrawn, expired or made up admit nobody', async () => {
    const { body } = await invite({}).expect(201);
    const invitation = tokenIn(body.link as string);
    const { id } = body.invitation as { id: number };
    await entities().update(AccountInvitation, id, { expiresAt: new Date(Date.now() - 1) });
    await register({ ...newcomer(), invitation }).expect(400);
    await entities().update(AccountInvitation, id, { expiresAt: new Date(Date.now() + MINUTE_MS) });
    await admin.agent.delete(`/api/admin/invitations/${id}`).expect(200);
    await register({ ...newcomer(), invitation }).expect(400);
    await admin.agent.delete(`/api/admin/invitations/${id}`).expect(404);
    await register({ ...newcomer(), invitation: 'inventee' }).expect(400);
    for (const wrong of [{ uses: 0 }, { uses: 201 }, { days: 91 }, { email: 'x' }, { note: 'x'.repeat(201) }])
      await invite(wrong).expect(400);
  });
});

describe('asking to become a contributor', () => {
  const ask = (person: Person, message = 'J’enseigne la menuiserie depuis dix ans.') =>
    person.agent.post('/api/contributor-requests').send({ message });
  const waiting = async () =>
    (await admin.agent.get('/api/admin/contributor-requests').expect(200)).body.requests;
  const decide = (id: number, body: object) =>
    admin.agent.post(`/api/admin/contributor-requests/${id}/decision`).send(body);
  const isContributor = async (person: Person) =>
    ((await person.agent.get('/api/auth/me').expect(200)).body as { isContributor: boolean }).isContributor;

  it('members cannot become contributors by themselves where a request is required', async () => {
    await setRules({ contributorsAsk: true });
    const member = await signUp(app, { isContributor: true });
    expect(await isContributor(member)).toBe(false);
    await member.agent.put('/api/auth/contributor').send({}).expect(403);
    await ask(member, 'court').expect(400);
    await ask(member).expect(201);
    await ask(member).expect(409);
    const [request] = await waiting();
    expect(request).toMatchObject({ message: /menuiserie/, member: { id: member.user.id } });
    await until(async () => {
      const { body } = await admin.agent.get('/api/notifications');
      return JSON.stringify(body).includes('demande à devenir contributeur');
    });
    await decide(request.id, { isAccepted: true, answer: 'Bienvenue !' }).expect(200);
    await decide(request.id, { isAccepted: false, answer: 'Non.' }).expect(409);
    expect(await isContributor(member)).toBe(true);
    expect((await emailsTo(app, member.body.email)).join()).toContain('Bienvenue !');
    expect((await member.agent.get('/api/contributor-requests/mine')).body).toMatchObject({
      request: { status: 'accepted', answer: 'Bienvenue !' },
      nextAt: null,
    });
    await ask(member).expect(409);
    const accepted = await admin.agent.get('/api/admin/contributor-requests?status=accepted').expect(200);
    expect(accepted.body.total).toBe(1);
  });

  it('a refusal states its reason, and thirty days later a new request is possible', async () => {
    await setRules({ contributorsAsk: true });
    const member = await signUp(app);
    await ask(member).expect(201);
    const [{ id }] = await waiting();
    await decide(id, { isAccepted: false }).expect(400);
    await decide(id, { isAccepted: false, answer: 'Présentez-vous d’abord.' }).expect(200);
    expect(await isContributor(member)).toBe(false);
    expect((await emailsTo(app, member.body.email)).join()).toContain('Présentez-vous d’abord.');
    const mine = (await member.agent.get('/api/contributor-requests/mine')).body;
    expect(new Date(mine.nextAt).getTime()).toBeGreaterThan(Date.now() + 29 * DAY_MS);
    await ask(member).expect(409);
    const answeredAt = new Date(Date.now() - 31 * DAY_MS);
    await entities().update(ContributorRequest, id, { answeredAt });
    await ask(member).expect(201);
  });

  it('a member who lost the right to publish must request it, while others become contributors without a request', async () => {
    const [lost, other] = [await signUp(app, { isContributor: true }), await signUp(app)];
    await admin.agent
      .patch(`/api/admin/users/${lost.user.id}`)
      .send({ isContributor: false, reason: 'Publicité.' })
      .expect(200);
    await ask(other).expect(409);
    await ask(lost).expect(201);
    const request = (await waiting()).find(
      ({ member }: { member: { id: number } }) => member.id === lost.user.id,
    );
    await decide(request.id, { isAccepted: true }).expect(200);
    expect(await isContributor(lost)).toBe(true);
  });

  it('several simultaneous answers count as one', async () => {
    await setRules({ contributorsAsk: true });
    const member = await signUp(app);
    await Promise.all([ask(member), ask(member)]);
    const [request] = (await waiting()).slice(-1);
    const answers = await Promise.all([
      decide(request.id, { isAccepted: true }),
      decide(request.id, { isAccepted: false, answer: 'Non.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await isContributor(member)).toBe(answers[0].status === 200);
  });
});

describe('the proof of work at registration', () => {
  const challenge = async () => (await app.http.get('/api/auth/proof').expect(200)).body as Challenge;
  const solve = async (asked: Challenge) =>
    Buffer.from(
      JSON.stringify({ challenge: asked, solution: await solveChallenge({ challenge: asked, deriveKey }) }),
    ).toString('base64');

  it('is required where the site wants it, and is valid once', async () => {
    await setRules({ registrationProof: true });
    await register(newcomer()).expect(400);
    const proof = await solve(await challenge());
    await register({ ...newcomer(), proof }).expect(201);
    await register({ ...newcomer(), proof }).expect(400);
  });

  it('is refused when it is wrong, expired, made easier or malformed', async () => {
    await setRules({ registrationProof: true });
    const asked = await challenge();
    const { solution } = JSON.parse(Buffer.from(await solve(asked), 'base64').toString()) as {
      solution: object;
    };
    const packed = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
    const easier = { ...asked, parameters: { ...asked.parameters, keyPrefix: '0' } };
    const older = { ...asked, parameters: { ...asked.parameters, expiresAt: 1 } };
    for (const payload of [
      { challenge: asked, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge: asked, solution: { counter: -1, derivedKey: 'zz' } },
      { challenge: asked, solution: null },
      { challenge: easier, solution },
      { challenge: older, solution },
      { challenge: { signature: 'x' }, solution: {} },
      null,
      [],
    ])
      await register({ ...newcomer(), proof: packed(payload) }).expect(400);
    await register({ ...newcomer(), proof: '€€€' }).expect(400);
    await register({ ...newcomer(), proof: packed({ challenge: asked, solution }) }).expect(201);
  });

  it('is not required with an invitation', async () => {
    await setRules({ registrationProof: true });
    const { body } = await invite({}).expect(201);
    await register({ ...newcomer(), invitation: tokenIn(body.link as string) }).expect(201);
  });
});
