import { TOTP } from 'otpauth';
import { DataSource } from 'typeorm';
import { AccountTokensService } from '../../src/members/auth/account-tokens.service.js';
import { BookOrdersService } from '../../src/content/book-orders/book-orders.service.js';
import { CollectionItemsService } from '../../src/community/collections/collection-items.service.js';
import { CollectionModerationService } from '../../src/community/collections/collection-moderation.service.js';
import { CommentsService } from '../../src/community/comments/comments.service.js';
import { RatingsService } from '../../src/community/ratings/ratings.service.js';
import type { User } from '../../src/members/users/user.entity.js';
import type { TestApp } from '../app.js';
import {
  createAccount,
  createBestAnswer,
  createCollection,
  createComment,
  createPath,
  createDeadLetter,
  createSubscription,
  createSynonyms,
  createTutorialRequest,
  publishTutorial,
} from '../factories.js';
import { dot } from '../images.js';
import { newcomer, type Person } from '../people.js';
import { until } from '../until.js';
import type { Caller } from './callers.js';
import { accountCalls } from './account-calls.js';
import { authorCalls } from './author-calls.js';
import { domainCalls } from './domain-calls.js';
import { draftCalls } from './draft-calls.js';
import { reportCalls } from './report-calls.js';
import { revisionCalls } from './revision-calls.js';
import { joiningCalls } from './joining-calls.js';
import { siteCalls } from './site-calls.js';
import { withdrawalCalls } from './withdrawal-calls.js';

/** A valid call of a route, with data created for it. */
export interface Call {
  /** Values of the path parameters. */
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: object;
  /** Content type of the body, if not JSON. */
  type?: string;
}

export interface Scene extends Caller {
  app: TestApp;
  admin: Person;
  /** Somebody in no column of the matrix. */
  stranger: Person;
}

type Recipe = (scene: Scene) => Promise<Call> | Call;

const newPassword = 'Tout-Autre-Passage-3';

const tutorialBody = {
  title: 'Un titre',
  description: 'Une description.',
  domainId: 1,
  source: 'Un texte.',
};
const pathBody = {
  title: 'Parcours',
  description: 'Une description.',
  category: 'Langues',
  level: 'beginner',
};
const bookBody = { format: 'epub' as const };

const passwordOf = ({ person }: Scene) => ({ password: (person ?? { body: newcomer() }).body.password });

const tutorial = async ({ app, owner }: Scene) => ({ id: await publishTutorial(app, owner) });
const author = async ({ app, stranger }: Scene) => {
  await publishTutorial(app, stranger);
  return { params: { id: stranger.user.id } };
};
const comment = async ({ app, owner }: Scene) => ({
  id: await createComment(app, owner, await publishTutorial(app, owner)),
});
const deletedComment = async (scene: Scene) => {
  const { app, stranger, admin } = scene;
  const id = await createComment(app, stranger, (await tutorial(scene)).id);
  await app.nest.get(CommentsService).delete(id, { ...admin.user, isAdmin: true } as User);
  return { id };
};
const tutorialRequest = async ({ app }: Scene) => ({ id: await createTutorialRequest(app) });
const deadLetter = async ({ app }: Scene) => ({ id: await createDeadLetter(app) });
const account = async ({ app }: Scene) => ({ id: await createAccount(app) });
const collection =
  (isPublic: boolean) =>
  async ({ app, owner }: Scene) => ({
    id: (await createCollection(app, owner, isPublic)).id,
  });
const path =
  (isPublished: boolean) =>
  async ({ app, owner, admin }: Scene) => ({
    id: await createPath(app, admin, await publishTutorial(app, owner), isPublished),
  });

/** A call to something created for it. */
const at =
  (params: (scene: Scene) => Promise<Call['params']>, more: Omit<Call, 'params'> = {}): Recipe =>
  async (scene) => ({ params: await params(scene), ...more });

const item = async (scene: Scene) => ({
  ...(await collection(true)(scene)),
  tutorialId: (await tutorial(scene)).id,
});

const favorite = async (scene: Scene) => ({ tutorialId: (await tutorial(scene)).id });

const token = async ({ app }: Scene, purpose: 'confirm-email' | 'reset-password' | 'undo-email') => {
  const userId = await createAccount(app);
  return app.nest
    .get(DataSource)
    .transaction((manager) =>
      app.nest.get(AccountTokensService).issueToken(manager, userId, purpose, newcomer().email),
    );
};

const filled = (isPublic: boolean) => async (scene: Scene) => {
  const { id, shareToken } = await createCollection(scene.app, scene.owner, isPublic);
  const { id: tutorialId } = await tutorial(scene);
  await scene.app.nest.get(CollectionItemsService).add(scene.owner.user as User, id, tutorialId);
  return { id, token: shareToken };
};

/** A finished book. */
const book = async (scene: Scene) => {
  const { app, owner } = scene;
  const orders = app.nest.get(BookOrdersService);
  const user = owner.user as User;
  const { id } = await orders.orderCollection(user, (await filled(false)(scene)).id, bookBody);
  await until(
    () => orders.get(user, id),
    ({ state }) => state === 'ready',
  );
  return { id };
};

const sharedBook =
  (isPublic: boolean, isHidden: boolean): Recipe =>
  async (scene) => {
    const { id, token } = await filled(isPublic)(scene);
    const { user } = scene.admin;
    if (isHidden) await scene.app.nest.get(CollectionModerationService).hide(id, true, null, user as User);
    return { params: { token }, body: bookBody };
  };

const shared =
  (isPublic: boolean, isHidden: boolean): Recipe =>
  async ({ app, owner, admin }) => {
    const { id, shareToken } = await createCollection(app, owner, isPublic);
    const moderation = app.nest.get(CollectionModerationService);
    if (isHidden) await moderation.hide(id, true, null, { id: admin.user.id } as User);
    return { params: { token: shareToken } };
  };

/** By line of the matrix. Routes missing here are called without data. */
export const calls: Record<string, Recipe> = {
  'POST /api/auth/login': ({ person, owner }) => ({ body: (person ?? owner).body }),
  'POST /api/auth/register': () => ({ body: newcomer() }),
  'PUT /api/auth/profile': () => ({ body: { displayName: 'Autre nom' } }),
  'PUT /api/auth/password': (scene) => ({ body: { ...passwordOf(scene), newPassword } }),
  'POST /api/auth/password/reset-request': ({ owner }) => ({ body: { email: owner.body.email } }),
  'POST /api/auth/password/reset': async (scene) => ({
    body: { token: await token(scene, 'reset-password'), newPassword },
  }),
  'PUT /api/auth/email': ({ person }) => ({
    body: { email: newcomer().email, password: person?.body.password ?? 'Passage-Secret-9' },
  }),
  'POST /api/auth/email/undo': async (scene) => ({ body: { token: await token(scene, 'undo-email') } }),
  'POST /api/auth/email/confirm': async (scene) => ({ body: { token: await token(scene, 'confirm-email') } }),
  'POST /api/auth/two-factor/confirm': async ({ agent }) => {
    const { body } = await agent.post('/api/auth/two-factor/setup');
    return { body: { code: body.secret ? new TOTP({ secret: body.secret }).generate() : '000000' } };
  },
  'DELETE /api/auth/two-factor': (scene) => ({ body: passwordOf(scene) }),
  'DELETE /api/auth/account': (scene) => ({ body: passwordOf(scene) }),

  'GET /api/domains/{key}': () => ({ params: { key: 'programmation' } }),
  'GET /api/domains/{key}/tutorials': () => ({ params: { key: 1 } }),
  'GET /api/tutorials/suggestions': () => ({ query: { domainId: '1' } }),
  'GET /api/tutorials/{id}': at(tutorial),
  'GET /api/tutorials/{id}/pdf': at(tutorial),
  'GET /api/tutorials/{id}/download': at(tutorial, { query: { format: 'epub' } }),
  'POST /api/tutorials/{id}/translate': at(tutorial, { body: { targetLanguage: 'english' } }),
  'POST /api/tutorials': () => ({ body: tutorialBody }),
  'POST /api/tutorials/preview': () => ({ body: { source: 'Un texte.' } }),
  'GET /api/tutorials/{id}/source': at(tutorial),
  'POST /api/images': () => ({ body: dot, type: 'image/png' }),
  ...reportCalls,
  ...revisionCalls,
  ...draftCalls,
  ...accountCalls,
  ...domainCalls,
  ...siteCalls,
  ...joiningCalls,
  ...withdrawalCalls,
  ...authorCalls,
  'PUT /api/tutorials/{id}': at(tutorial, { body: tutorialBody }),
  'DELETE /api/tutorials/{id}': at(tutorial),
  'PATCH /api/admin/tutorials/{id}': at(tutorial, { body: { isPublished: false } }),
  'GET /api/search': () => ({ query: { query: 'tutoriel' } }),
  'GET /api/search/suggestions': () => ({ query: { query: 'tuto' } }),
  'POST /api/tutorial-requests': () => ({ body: { text: 'Régler un collimateur' } }),
  'DELETE /api/admin/tutorial-requests/{id}': at(tutorialRequest),
  'POST /api/admin/synonyms': () => ({ body: { texts: ['visio', newcomer().username] } }),
  'DELETE /api/admin/synonyms/{id}': async ({ app, admin }) => ({
    params: { id: await createSynonyms(app, admin) },
  }),
  'POST /api/admin/best-answers': async (scene) => ({
    body: { text: newcomer().username, tutorialId: (await tutorial(scene)).id },
  }),
  'DELETE /api/admin/best-answers/{id}': async (scene) => ({
    params: { id: await createBestAnswer(scene.app, scene.admin, (await tutorial(scene)).id) },
  }),

  'GET /api/tutorials/{id}/comments': at(tutorial),
  'POST /api/tutorials/{id}/comments': at(tutorial, { body: { content: 'Merci !' } }),
  'POST /api/comments/{id}/like': at(comment),
  'DELETE /api/comments/{id}/like': at(comment),
  'DELETE /api/comments/{id}': at(comment),
  'POST /api/admin/comments/{id}/restore': at(deletedComment),

  'GET /api/tutorials/{id}/rating': at(tutorial),
  'GET /api/tutorials/{id}/rating/user': async (scene) => {
    const { id } = await tutorial(scene);
    const { app, person } = scene;
    if (person) await app.nest.get(RatingsService).rate(person.user.id, id, 4);
    return { params: { id } };
  },
  'POST /api/tutorials/{id}/rating': at(tutorial, { body: { score: 5 } }),
  'POST /api/favorites': async (scene) => ({ body: await favorite(scene) }),
  'GET /api/favorites/{tutorialId}/status': at(favorite),
  'DELETE /api/favorites/{tutorialId}': at(favorite),
  'GET /api/tutorials/{id}/progress': at(tutorial),
  'PUT /api/tutorials/{id}/progress': at(tutorial, { body: { steps: [true, false, false, false, false] } }),

  'POST /api/collections private': () => ({ body: { name: 'À lire' } }),
  'POST /api/collections public': () => ({ body: { name: 'À lire', isPublic: true } }),
  'GET /api/collections/{id} private': at(collection(false)),
  'GET /api/collections/{id} public': at(collection(true)),
  'PATCH /api/collections/{id} private': at(collection(false), { body: { name: 'Lu' } }),
  'PATCH /api/collections/{id} public': at(collection(true), { body: { name: 'Lu' } }),
  'PATCH /api/collections/{id} to public': at(collection(false), { body: { isPublic: true } }),
  'DELETE /api/collections/{id} private': at(collection(false)),
  'DELETE /api/collections/{id} public': at(collection(true)),
  'PUT /api/collections/{id}/items': at(collection(true), { body: { tutorialIds: [] } }),
  'POST /api/collections/{id}/items/{tutorialId}': at(item),
  'DELETE /api/collections/{id}/items/{tutorialId}': at(item),
  'GET /api/collections/shared/{token} public': shared(true, false),
  'GET /api/collections/shared/{token} private': shared(false, false),
  'GET /api/collections/shared/{token} hidden': shared(true, true),
  'GET /api/tutorials/{id}/collections': at(tutorial),
  'PUT /api/tutorials/{id}/collections': async (scene) => {
    const { id } = await collection(true)(scene);
    return { params: await tutorial(scene), body: { collectionIds: [id] } };
  },

  'GET /api/learning-paths/{id} published': at(path(true)),
  'GET /api/learning-paths/{id} unpublished': at(path(false)),
  'GET /api/admin/learning-paths/{id}': at(path(false)),
  'POST /api/admin/learning-paths': () => ({ body: pathBody }),
  'PATCH /api/admin/learning-paths/{id}': at(path(false), { body: { isPublished: true } }),
  'PUT /api/admin/learning-paths/{id}/steps': async (scene) => {
    const { id } = await tutorial(scene);
    return {
      params: await path(true)(scene),
      body: { steps: [{ tutorialId: id, title: 'Lire', description: '' }] },
    };
  },
  'DELETE /api/admin/learning-paths/{id}': at(path(true)),

  'POST /api/collections/{id}/exports': at(filled(false), { body: bookBody }),
  'POST /api/collections/shared/{token}/exports public': sharedBook(true, false),
  'POST /api/collections/shared/{token}/exports private': sharedBook(false, false),
  'POST /api/collections/shared/{token}/exports hidden': sharedBook(true, true),
  'POST /api/learning-paths/{id}/exports published': at(path(true), { body: bookBody }),
  'POST /api/learning-paths/{id}/exports unpublished': at(path(false), { body: bookBody }),
  'GET /api/exports/{id}': at(book),
  'GET /api/exports/{id}/file': at(book),

  'PUT /api/notifications/read': () => ({ body: {} }),
  'PUT /api/notifications/choices': () => ({ body: { muted: ['like'] } }),
  'GET /api/authors/{id}/follow': author,
  'PUT /api/authors/{id}/follow': author,
  'DELETE /api/authors/{id}/follow': author,
  'GET /api/tags/{tag}/follow': () => ({ params: { tag: 'pain' } }),
  'PUT /api/tags/{tag}/follow': () => ({ params: { tag: 'pain' } }),
  'DELETE /api/tags/{tag}/follow': () => ({ params: { tag: 'pain' } }),
  'GET /api/domains/{key}/follow': () => ({ params: { key: 'programmation' } }),
  'PUT /api/domains/{key}/follow': () => ({ params: { key: 'programmation' } }),
  'DELETE /api/domains/{key}/follow': () => ({ params: { key: 'programmation' } }),

  'POST /api/newsletter/subscribe': () => ({ body: { email: newcomer().email } }),
  'DELETE /api/admin/newsletter/subscribers/{id}': async ({ app }) => ({
    params: { id: await createSubscription(app) },
  }),

  'POST /api/admin/dead-letters/{id}/retry': at(deadLetter),
  'DELETE /api/admin/dead-letters/{id}': at(deadLetter),
  'GET /api/admin/users/{id}': at(account),
  'GET /api/admin/users/{id}/activity': at(account),
  'DELETE /api/admin/users/{id}/sessions': at(account),
  'PATCH /api/admin/users/{id}': at(account, { body: { isAdmin: true } }),
  'POST /api/admin/users/{id}/suspension': at(account, {
    body: { until: null, reason: 'Publicité répétée' },
  }),
  'DELETE /api/admin/users/{id}/suspension': at(account),
  'GET /api/admin/collections/{id} public': at(collection(true)),
  'GET /api/admin/collections/{id} private': at(collection(false)),
  'PATCH /api/admin/collections/{id} public': at(collection(true), { body: { isHidden: true } }),
  'PATCH /api/admin/collections/{id} private': at(collection(false), { body: { isHidden: true } }),
  'DELETE /api/admin/collections/{id} public': at(collection(true)),
  'DELETE /api/admin/collections/{id} private': at(collection(false)),
  'PATCH /api/admin/settings': () => ({ body: { siteName: 'Passerelle' } }),
};

/** Calls that change the identity or the rights of their caller. */
export const changesTheCaller: ReadonlySet<string> = new Set([
  'POST /api/auth/register',
  'POST /api/auth/logout',
  'PUT /api/auth/password',
  'PUT /api/auth/contributor',
  'POST /api/contributor-requests',
  'POST /api/auth/two-factor/confirm',
  'DELETE /api/auth/account',
]);
