import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { startApp, type TestApp } from './app.js';
import { createComment, createTutorial } from './factories.js';
import { newcomer, signUp } from './people.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ costlyPasswords: true });
});
afterAll(() => app.stop());

const change = (values: Record<string, unknown>) => app.nest.get(SettingsService).change(values);
const register = (changes: object = {}) => signUp(app, changes);

describe('registration and sign-in', () => {
  it('CALL-03 SESS-05 DATA-01 DATA-04 registers a member, signs them in and answers {user}', async () => {
    const { agent, body, user } = await register();
    expect(user).toEqual({
      id: expect.any(Number),
      username: body.username,
      email: body.email,
      displayName: body.displayName,
      emailConfirmed: false,
      avatar: null,
      bio: null,
      website: null,
      socialLinks: [],
      expertise: [],
      isContributor: false,
      contributorVerified: false,
      isAdmin: false,
      isModerator: false,
      isReviewer: false,
      contributorRevoked: false,
      twoFactorEnabled: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const me = await agent.get('/api/auth/me').expect(200);
    expect(me.body).toEqual(user);
  });

  it('CALL-02 CALL-38 SESS-12 signs in and answers the user itself, without the password', async () => {
    const { body, user } = await register();
    const { body: answer } = await app.http
      .post('/api/auth/login')
      .send({ username: body.username.toUpperCase(), password: body.password })
      .expect(200);
    expect(answer).toEqual(user);
    expect(JSON.stringify(answer)).not.toMatch(/password|argon2|totp/i);
  });

  it('CALL-01 answers 401 when nobody is signed in', async () => {
    const { body } = await app.http.get('/api/auth/me').expect(401);
    expect(body).toEqual({ statusCode: 401, code: 'signed_out', message: 'Vous devez être connecté.' });
  });

  it('CALL-04 SESS-06 signs out', async () => {
    const { agent } = await register();
    await agent.post('/api/auth/logout').expect(200, { done: true });
    await agent.get('/api/auth/me').expect(401);
    await app.http.post('/api/auth/logout').expect(200);
  });

  it('ROLE-16 ignores isAdmin and contributorVerified in a registration', async () => {
    const { user } = await register({ isAdmin: true, contributorVerified: true });
    expect(user).toMatchObject({ isAdmin: false, contributorVerified: false });
  });

  it('DATA-29 REGI-11 stores the contributor fields of contributors only', async () => {
    const fields = {
      website: 'https://exemple.fr',
      socialLinks: ['https://a.fr/x'],
      expertise: ['design', 'sport'],
    };
    expect((await register({ ...fields, isContributor: true })).user).toMatchObject({
      ...fields,
      isContributor: true,
    });
    expect((await register(fields)).user).toMatchObject({ website: null, socialLinks: [], expertise: [] });
  });

  it.each([
    ['REGI-04', 'username', 'ab', "Le nom d'utilisateur doit contenir au moins 3 caractères"],
    ['REGI-18', 'username', 'a'.repeat(51), "Le nom d'utilisateur ne peut pas dépasser 50 caractères"],
    ['REGI-05', 'email', 'personne', 'Veuillez entrer une adresse email valide'],
    ['REGI-06', 'password', 'Court-9', 'Le mot de passe doit contenir au moins 8 caractères'],
    ['REGI-07', 'displayName', 'x', "Le nom d'affichage doit contenir au moins 2 caractères"],
    ['REGI-18', 'displayName', 'x'.repeat(101), "Le nom d'affichage ne peut pas dépasser 100 caractères"],
    ['REGI-08', 'bio', 'x'.repeat(501), 'La biographie ne peut pas dépasser 500 caractères'],
    ['REGI-09', 'website', 'pas une adresse', 'Veuillez entrer une URL valide'],
    ['REGI-09', 'website', 'javascript:alert(1)', 'Veuillez entrer une URL valide'],
    ['REGI-10', 'socialLinks', ['https://a.fr', 'x'], 'Veuillez entrer des URLs valides'],
    [
      'AUTHP-22',
      'username',
      'é è',
      "Le nom d'utilisateur ne peut contenir que des lettres, chiffres, tirets et underscores",
    ],
  ])('%s refuses %s %j', async (_row, field, value, message) => {
    const { body } = await app.http
      .post('/api/auth/register')
      .send(newcomer({ [field]: value }))
      .expect(400);
    expect(body).toMatchObject({ statusCode: 400, message, errors: { [field]: message } });
  });

  it('AUTHP-22 accepts the fields of either registration form, and requires only those that both send', async () => {
    // The second form sends neither links nor subjects; the first has no rule about character classes.
    const second = { isContributor: true, website: 'https://exemple.fr', bio: '' };
    expect((await register(second)).user).toMatchObject({
      isContributor: true,
      website: 'https://exemple.fr',
      socialLinks: [],
      expertise: [],
    });
    await change({ enforceStrongPasswords: false });
    await register({ password: 'tout-en-bas-sans-chiffre' });
    await app.http
      .post('/api/auth/register')
      .send(newcomer({ password: 'court-7' }))
      .expect(400);
    await change({ enforceStrongPasswords: true });
    await app.http
      .post('/api/auth/register')
      .send(newcomer({ password: 'tout-en-bas-sans-chiffre' }))
      .expect(400);
  });

  it('REGI-19 accepts fields of minimum and maximum length; nobody becomes a contributor without asking', async () => {
    const least = { password: 'Zk7-qW9x', displayName: 'Al' };
    expect((await register(least)).user).toMatchObject({ displayName: 'Al', isContributor: false });
    const { username } = newcomer();
    for (const name of [username.slice(-3), username.padEnd(50, 'z')]) {
      const most = { username: name, displayName: 'x'.repeat(100) };
      expect((await register(most)).user).toMatchObject(most);
    }
    expect((await register()).user).toMatchObject({ website: null, socialLinks: [], isContributor: false });
  });

  it('DATA-02 refuses a name or an address that is taken, in any spelling', async () => {
    const { body } = await register();
    const name = await app.http
      .post('/api/auth/register')
      .send(newcomer({ username: body.username.toUpperCase() }));
    expect(name.body).toMatchObject({
      statusCode: 409,
      errors: { username: "Ce nom d'utilisateur est déjà pris." },
    });
    const email = await app.http
      .post('/api/auth/register')
      .send(newcomer({ email: body.email.toUpperCase() }));
    expect(email.body).toMatchObject({
      statusCode: 409,
      errors: { email: 'Cette adresse e-mail est déjà utilisée.' },
    });
  });

  it('creates one account for two simultaneous registrations with the same name', async () => {
    const body = newcomer();
    const answers = await Promise.all([1, 2].map(() => app.http.post('/api/auth/register').send(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('refuses common passwords, and passwords that contain the member’s name', async () => {
    await change({ enforceStrongPasswords: false });
    for (const password of ['password', 'azertyuiop', '123456789']) {
      const { body } = await app.http.post('/api/auth/register').send(newcomer({ password })).expect(400);
      expect(body).toMatchObject({ errors: { password: expect.stringContaining('trop courant') } });
    }
    await app.http
      .post('/api/auth/register')
      .send(newcomer({ username: 'le-meme-nom', password: 'le-meme-nom' }))
      .expect(400);
    await change({ enforceStrongPasswords: true });
  });

  it('ADMS-18 requires confirmed addresses and strong passwords by default, and signs in a member who has just registered', async () => {
    const { body: settings } = await app.http.get('/api/settings').expect(200);
    expect(settings).toMatchObject({ enforceStrongPasswords: true, sendsMail: false });
    expect(await app.nest.get(SettingsService).get('requireEmailConfirmation')).toBe(true);
    const { agent, body, user } = await register();
    expect(user).toMatchObject({ emailConfirmed: false });
    await agent.get('/api/auth/me').expect(200);
    await agent.post('/api/auth/logout').expect(200);
    const { username, password } = body;
    const { body: back } = await agent.post('/api/auth/login').send({ username, password }).expect(200);
    expect(back).toMatchObject({ id: user.id, emailConfirmed: false });
  });
});

describe('profile', () => {
  it('CALL-05 PROF-14 changes the profile and answers {user}', async () => {
    const { agent } = await register();
    const profile = { displayName: 'Nouvelle Ada', bio: 'Une vie.', website: '', avatar: null };
    const { body } = await agent.put('/api/auth/profile').send(profile).expect(200);
    expect(body).toMatchObject({
      user: { displayName: 'Nouvelle Ada', bio: 'Une vie.', website: null, avatar: null },
    });
  });

  it('DATA-03 stores the URLs of an avatar and links, and a list of subjects', async () => {
    const links = { socialLinks: ['https://a.fr/x', 'https://b.fr'], expertise: ['design', 'sport'] };
    const { agent } = await register({ ...links, isContributor: true });
    const avatar = 'https://exemple.fr/ada.png';
    await agent.put('/api/auth/profile').send({ displayName: 'Ada', avatar }).expect(200);
    expect((await agent.get('/api/auth/me').expect(200)).body).toMatchObject({ avatar, ...links });
  });

  it.each([
    ['PROF-11', { displayName: 'x' }, "Le nom d'affichage doit contenir au moins 2 caractères"],
    ['PROF-12', { displayName: 'x'.repeat(101) }, "Le nom d'affichage ne peut pas dépasser 100 caractères"],
    ['PROF-13', { displayName: 'Ada', website: 'exemple' }, 'Veuillez entrer une URL valide'],
    [
      'PROF-17',
      { displayName: 'Ada', bio: 'x'.repeat(501) },
      'La biographie ne peut pas dépasser 500 caractères',
    ],
  ])('%s refuses %j', async (_row, profile, message) => {
    const { agent } = await register();
    const { body } = await agent.put('/api/auth/profile').send(profile).expect(400);
    expect(body).toMatchObject({ message });
  });

  it('ROLE-16 a profile change grants no rights', async () => {
    const { agent } = await register();
    const { body } = await agent
      .put('/api/auth/profile')
      .send({ displayName: 'Ada', isAdmin: true })
      .expect(200);
    expect(body).toMatchObject({ user: { isAdmin: false } });
  });
});

describe('a member who becomes a contributor', () => {
  const details = {
    website: 'https://exemple.fr',
    socialLinks: ['https://a.fr/x'],
    expertise: ['design', 'sport'],
  };

  it('ROLE-09 may publish from then on, as if chosen at registration', async () => {
    const { agent } = await register();
    await agent.post('/api/tutorials/preview').send({ source: 'Un texte' }).expect(403);
    const { body } = await agent.put('/api/auth/contributor').send(details).expect(200);
    expect(body).toMatchObject({ user: { ...details, isContributor: true } });
    await agent.post('/api/tutorials/preview').send({ source: 'Un texte' }).expect(200);
    expect((await agent.get('/api/auth/me').expect(200)).body).toMatchObject({
      ...details,
      isContributor: true,
    });
  });

  it('keeps absent fields, and a second request changes nothing', async () => {
    const { agent } = await register({ ...details, isContributor: true });
    for (const nothing of [{}, { socialLinks: null, expertise: null }]) {
      const { body } = await agent.put('/api/auth/contributor').send(nothing).expect(200);
      expect(body).toMatchObject({ user: { ...details, isContributor: true } });
    }
  });

  it.each([
    ['REGI-09', { website: 'pas une adresse' }, 'Veuillez entrer une URL valide'],
    ['REGI-10', { socialLinks: ['https://a.fr', 'x'] }, 'Veuillez entrer des URLs valides'],
    ['DATA-05', { expertise: ['sorcellerie'] }, 'Ce domaine d’expertise n’existe pas.'],
  ])('%s is refused for %j and stays a member', async (_row, wrong, message) => {
    const { agent } = await register();
    const { body } = await agent.put('/api/auth/contributor').send(wrong).expect(400);
    expect(body).toMatchObject({ message });
    expect((await agent.get('/api/auth/me').expect(200)).body).toMatchObject({ isContributor: false });
  });

  it('ROLE-16 gains no other right', async () => {
    const { agent } = await register();
    const greed = { isAdmin: true, contributorVerified: true };
    const { body } = await agent.put('/api/auth/contributor').send(greed).expect(200);
    expect(body).toMatchObject({ user: { isContributor: true, isAdmin: false, contributorVerified: false } });
  });
});

it('CALL-37 calls whose answer is not read get a small JSON', async () => {
  const [author, reader] = await Promise.all([register(), register()]);
  const tutorialId = await createTutorial(app);
  const commentId = await createComment(app, author, tutorialId);
  const { agent } = reader;
  const report = { commentId, reason: 'spam' };
  for (const call of [
    agent.post('/api/favorites').send({ tutorialId }),
    agent.delete(`/api/favorites/${tutorialId}`),
    agent.post(`/api/comments/${commentId}/like`),
    agent.post('/api/comments/report').send(report),
    author.agent.delete(`/api/comments/${commentId}`),
    agent.post('/api/auth/logout'),
  ]) {
    const { status, type, text } = await call;
    expect([Math.floor(status / 100), type]).toEqual([2, 'application/json']);
    expect(JSON.parse(text)).toEqual(expect.any(Object));
    expect(text.length).toBeLessThan(1000);
  }
});
