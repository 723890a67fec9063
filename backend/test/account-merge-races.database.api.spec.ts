import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource, In } from 'typeorm';
import { Comment, CommentLike } from '../src/community/comments/comment.entity.js';
import { startApp, type TestApp } from './app.js';
import { createComment, createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

/* Members keep working while an administrator merges their accounts. */

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

const reason = 'La même personne s’est inscrite deux fois.';
const merge = (from: Person, into: Person) =>
  admin.agent.post(`/api/admin/users/${from.user.id}/merge`).send({ into: into.user.id, reason });

it.each(['from', 'both'] as const)('counts likes that are removed during a merge once: %s', async (who) => {
  const [from, into, third] = [await signUp(app), await signUp(app), await signUp(app)];
  const tutorial = await createTutorial(app);
  const ids: number[] = [];
  for (let number = 0; number < 10; number += 1) {
    const id = await createComment(app, third, tutorial);
    ids.push(id);
    for (const { agent } of [from, into, third]) await agent.post(`/api/comments/${id}/like`).expect(200);
  }
  const unliking = who === 'both' ? [from, into] : [from];
  await Promise.all([
    merge(from, into).expect(200),
    ...unliking.flatMap(({ agent }) => ids.map((id) => agent.delete(`/api/comments/${id}/like`))),
  ]);
  const { manager } = app.nest.get(DataSource);
  const comments = await manager.find(Comment, { where: { id: In(ids) }, order: { id: 'ASC' } });
  const likes = await manager.findBy(CommentLike, { commentId: In(ids) });
  const rows = ids.map((id) => likes.filter(({ commentId }) => commentId === id).length);
  expect(comments.map((comment) => comment.likes)).toEqual(rows);
});

it('answers requests during a merge as from a member or from a deleted one', async () => {
  const [from, into] = [await signUp(app), await signUp(app)];
  const ids: number[] = [];
  for (let number = 0; number < 10; number += 1) ids.push(await createTutorial(app));
  // Several sequences in parallel, so that some calls are in progress whenever the account is deleted.
  const goOn = async ({ agent }: Person, tutorialId: number) => {
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      statuses.push((await agent.post('/api/favorites').send({ tutorialId })).status);
      statuses.push((await agent.put(`/api/tags/Etiquette${tutorialId}-${round}/follow`)).status);
      statuses.push((await agent.delete(`/api/favorites/${tutorialId}`)).status);
    }
    return statuses;
  };
  const [, ...answers] = await Promise.all([
    merge(from, into).expect(200),
    ...[from, into].flatMap((person) => ids.map((id) => goOn(person, id))),
  ]);
  expect(answers.flat().filter((status) => status >= 500)).toEqual([]);
});
