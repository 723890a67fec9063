import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { CommentLike } from '../src/community/comments/comment.entity.js';
import { Rating } from '../src/community/ratings/rating.entity.js';
import { User } from '../src/members/users/user.entity.js';
import { StoredCounts } from '../src/platform/counts/stored-counts.service.js';
import { startApp, type TestApp } from './app.js';

interface Said {
  id: number;
  content: string;
  likes: number;
  createdAt: string;
  user: { displayName: string };
  replies: Said[];
}

let app: TestApp;
let tutorials: { id: number; ratingAverage: number; ratingCount: number }[];
beforeAll(async () => {
  // The administrator's user name may equal that of a demo member.
  app = await startApp({ seed: 'demo', env: { ADMIN_USERNAME: 'camille' } });
  tutorials = (await app.http.get('/api/tutorials').expect(200)).body.tutorials;
});
afterAll(() => app.stop());

it('a demo site has comments and replies under each tutorial, with correct like counts', async () => {
  expect(tutorials).toHaveLength(4);
  let said = 0;
  for (const { id } of tutorials) {
    const comments: Said[] = (await app.http.get(`/api/tutorials/${id}/comments`).expect(200)).body;
    expect(comments.length).toBeGreaterThanOrEqual(2);
    expect(comments.map(({ createdAt }) => createdAt)).toEqual(
      comments
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    );
    for (const comment of comments.flatMap((one) => [one, ...one.replies])) {
      const likes = await app.nest.get(DataSource).manager.countBy(CommentLike, { commentId: comment.id });
      expect([comment.content, comment.likes]).toEqual([comment.content, likes]);
      expect(new Date(comment.createdAt).getTime()).toBeLessThan(Date.now());
      said += 1;
    }
  }
  expect(said).toBe(14);
});

it('a demo site has averages computed from its members’ ratings', async () => {
  for (const { id, ratingAverage, ratingCount } of tutorials) {
    const ratings = await app.nest.get(DataSource).manager.findBy(Rating, { tutorialId: id });
    expect(ratings.length).toBeGreaterThanOrEqual(3);
    const average = ratings.reduce((sum, { score }) => sum + score, 0) / ratings.length;
    expect({ ratingAverage, ratingCount }).toEqual({
      ratingAverage: expect.closeTo(average, 10),
      ratingCount: ratings.length,
    });
  }
});

it('a demo site has five sample members, and nobody can sign in with their accounts', async () => {
  const members = await app.nest.get(DataSource).manager.findBy(User, { isAdmin: false });
  expect(members).toHaveLength(5);
  for (const { username, bio, email } of members) {
    expect(bio).toMatch(/\.$/);
    expect(email).toMatch(/\.invalid$/);
    for (const password of ['!', username])
      await app.http.post('/api/auth/login').send({ username, password }).expect(401);
  }
});

it('DATA-13 a demo site has four tutorials; each is found by its domain, and a domain by its slug', async () => {
  const { domains } = (await app.http.get('/api/domains').expect(200)).body as {
    domains: { slug: string }[];
  };
  const found: { id: number; domainId: number }[] = [];
  for (const { slug } of domains) {
    const { body: domain } = await app.http.get(`/api/domains/${slug}`).expect(200);
    expect(domain).toMatchObject({ slug });
    const { body } = await app.http.get(`/api/tutorials?domainId=${domain.id}`).expect(200);
    for (const tutorial of body.tutorials) expect(tutorial.domainId).toBe(domain.id);
    found.push(...body.tutorials);
  }
  expect(found.map(({ id }) => id).toSorted()).toEqual(tutorials.map(({ id }) => id).toSorted());
  expect(found).toHaveLength(4);
});

it('a demo site counts the sample members’ activity', async () => {
  expect(await app.nest.get(StoredCounts).recountAll()).toBe(0);
});
