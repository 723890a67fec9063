import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let [reader, other, admin]: Person[] = [];
beforeAll(async () => {
  app = await startApp();
  [reader, other, admin] = await Promise.all([signUp(app), signUp(app), signUpAdmin(app)]);
});
afterAll(() => app.stop());

/** Comments with replies and likes by both members; an administrator has deleted one in some of the threads. */
async function converse(tutorialId: number): Promise<void> {
  const path = `/api/tutorials/${tutorialId}/comments`;
  for (const [asker, answerer] of [
    [reader!, other!],
    [other!, reader!],
    [reader!, other!],
    [other!, reader!],
  ] as const) {
    const { body: question } = await asker.agent.post(path).send({ content: 'Et ici ?' }).expect(201);
    const reply = { content: `Réponse à ${question.id}`, parentId: question.id };
    const { body: answer } = await answerer.agent.post(path).send(reply).expect(201);
    for (const { agent } of [asker, answerer])
      for (const { id } of [question, answer]) await agent.post(`/api/comments/${id}/like`).expect(200);
    if (question.id % 4 < 2) await admin!.agent.delete(`/api/comments/${question.id}`).expect(200);
  }
  for (const { agent } of [reader!, other!])
    await agent.post(`/api/tutorials/${tutorialId}/rating`).send({ score: 4 });
}

const rows = (table: string) => app.nest.get(DataSource).query<unknown[]>(`SELECT * FROM ${table}`);

async function erase(tutorialId: number): Promise<void> {
  await admin!.agent.delete(`/api/tutorials/${tutorialId}`).expect(200);
  await admin!.agent.delete(`/api/contributions/trash/${tutorialId}`).expect(200);
}

it('deleting a tutorial deletes its conversations, also deleted ones, and deleting a member their texts', async () => {
  const [first, second] = [await createTutorial(app), await createTutorial(app)];
  await converse(first);
  await converse(second);
  expect(await rows('comments')).not.toEqual([]);
  expect(await rows('deleted_comments')).not.toEqual([]);

  await erase(first);
  await reader!.agent.delete('/api/auth/account').send({ password: reader!.body.password }).expect(200);
  for (const table of ['comments', 'deleted_comments']) {
    for (const row of (await rows(table)) as { tutorialId: number; userId: number }[]) {
      expect(row.tutorialId).toBe(second);
      expect(row.userId).not.toBe(reader!.user.id);
    }
  }
  await erase(second);
  for (const table of ['comments', 'comment_likes', 'deleted_comments', 'deleted_comment_likes'])
    expect(await rows(table)).toEqual([]);
});
