import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { CollectionItem } from '../src/community/collections/collection.entity.js';
import { CommentLike } from '../src/community/comments/comment.entity.js';
import { Favorite } from '../src/community/favorites/favorite.entity.js';
import { NewsletterSubscription } from '../src/community/newsletter/newsletter-subscription.entity.js';
import { Rating } from '../src/community/ratings/rating.entity.js';
import { Report } from '../src/moderation/reports/report.entity.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { User } from '../src/members/users/user.entity.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { createMembers, newcomer } from './people.js';

type Member = Awaited<ReturnType<typeof createMembers>>[number];
type Answer = PromiseLike<{ status: number }>;

const MEMBERS = 200;
const TIMES = 20;

let app: TestApp;
let members: Member[];
let tutorialId: number;
let commentId: number;
beforeAll(async () => {
  app = await startApp();
  members = await createMembers(app, MEMBERS);
});
afterAll(() => app.stop());
beforeEach(async () => {
  tutorialId = await createTutorial(app);
  const written = members[0]!.agent
    .post(`/api/tutorials/${tutorialId}/comments`)
    .send({ content: 'Bonjour' });
  commentId = (await written.expect(201)).body.id;
});

/** Distinct statuses of the responses. */
const statuses = async (answers: Answer[]) =>
  [...new Set((await Promise.all(answers)).map(({ status }) => status))].sort();
const rows = (entity: new () => object, where: object) =>
  app.nest.get(DataSource).manager.countBy<object>(entity, where);
const comment = async () => (await app.http.get(`/api/tutorials/${tutorialId}/comments`).expect(200)).body[0];

const like = ({ agent }: Member) => agent.post(`/api/comments/${commentId}/like`);
const rate = ({ agent }: Member, score: number) =>
  agent.post(`/api/tutorials/${tutorialId}/rating`).send({ score });
const keep = ({ agent }: Member) => agent.post('/api/favorites').send({ tutorialId });

describe(`${MEMBERS} members at once`, () => {
  it('each count with their like, and no longer when they all unlike at once', async () => {
    expect(await statuses(members.map(like))).toEqual([200]);
    expect(await comment()).toMatchObject({ likes: MEMBERS });
    const changes = members.map((member, index) =>
      index % 2 ? like(member) : member.agent.delete(`/api/comments/${commentId}/like`),
    );
    expect(await statuses(changes)).toEqual([200]);
    expect(await comment()).toMatchObject({ likes: MEMBERS / 2 });
    expect(await rows(CommentLike, { commentId })).toBe(MEMBERS / 2);
  });

  it('RATE-13 each count with one rating, after any earlier ones', async () => {
    expect(await statuses(members.map((member) => rate(member, 1)))).toEqual([201]);
    expect(await statuses(members.map((member, index) => rate(member, (index % 5) + 1)))).toEqual([201]);
    await app.http.get(`/api/tutorials/${tutorialId}/rating`).expect(200, { average: 3, count: MEMBERS });
    expect(await rows(Rating, { tutorialId })).toBe(MEMBERS);
  });

  it('each have their favourite', async () => {
    expect(await statuses(members.map(keep))).toEqual([201]);
    expect(await rows(Favorite, { tutorialId })).toBe(MEMBERS);
  });

  it('each count with their view, while they like, rate and add favourites', async () => {
    const visits = members.flatMap((member): Answer[] => [
      member.agent.get(`/api/tutorials/${tutorialId}`),
      like(member),
      rate(member, 5),
      keep(member),
    ]);
    expect(await statuses(visits)).toEqual([200, 201]);
    const { body } = await app.http.get(`/api/tutorials/${tutorialId}`).expect(200);
    expect(body).toMatchObject({ views: MEMBERS, ratingAverage: 5, ratingCount: MEMBERS });
    expect(await comment()).toMatchObject({ likes: MEMBERS });
  });
});

describe(`the same request ${TIMES} times at once`, () => {
  const repeat = (send: () => Answer) => statuses(Array.from({ length: TIMES }, send));

  it('makes one like, one rating and one favourite', async () => {
    const ada = members[1]!;
    expect(await repeat(() => like(ada))).toEqual([200]);
    expect(await repeat(() => rate(ada, 4))).toEqual([201]);
    expect(await repeat(() => keep(ada))).toEqual([201]);
    const own = { userId: ada.user.id };
    expect(await rows(CommentLike, { ...own, commentId })).toBe(1);
    expect(await rows(Rating, { ...own, tutorialId })).toBe(1);
    expect(await rows(Favorite, { ...own, tutorialId })).toBe(1);
    expect(await comment()).toMatchObject({ likes: 1 });
    const tutorial = await app.nest.get(DataSource).manager.findOneByOrFail(Tutorial, { id: tutorialId });
    expect(tutorial).toMatchObject({ ratingCount: 1, ratingAverage: 4 });
  });

  it('makes one report', async () => {
    const { agent } = members[1]!;
    const report = () => agent.post('/api/comments/report').send({ commentId, reason: 'spam' });
    expect(await repeat(report)).toEqual([201, 409]);
    expect(await rows(Report, { kind: 'comment', subjectId: commentId })).toBe(1);
  });

  it('DATA-23 makes one subscription', async () => {
    const email = `abonne${tutorialId}@exemple.fr`;
    expect(await repeat(() => app.http.post('/api/newsletter/subscribe').send({ email }))).toEqual([
      201, 409,
    ]);
    expect(await rows(NewsletterSubscription, { email })).toBe(1);
  });

  it('makes one item of a collection', async () => {
    const { agent } = members[1]!;
    const { id } = (await agent.post('/api/collections').send({ name: 'Une fois' }).expect(201)).body;
    expect(await repeat(() => agent.post(`/api/collections/${id}/items/${tutorialId}`))).toEqual([200]);
    expect(await rows(CollectionItem, { collectionId: id })).toBe(1);
  });

  it('makes one account, and the others are told that the name is taken', async () => {
    const { username } = newcomer();
    const register = () => app.http.post('/api/auth/register').send(newcomer({ username }));
    expect(await repeat(register)).toEqual([201, 409]);
    expect(await rows(User, { usernameKey: username })).toBe(1);
  });
});
