import type { TestApp } from './app.js';
import { createCollection, createComment, publishTutorial } from './factories.js';
import type { Person } from './people.js';

export type Kind = 'comment' | 'tutorial' | 'collection' | 'member';

interface ReportedThing {
  id: number;
  isThere: () => Promise<boolean>;
}

export const report = async ({ agent }: Person, address: string, body: object = {}) =>
  agent
    .post(`${address}`)
    .send({ reason: 'spam', ...body })
    .expect(201);
/** Creates content by the author, which the reader reports; tells whether it is still visible. */
export async function reportSubject(
  app: TestApp,
  kind: Kind,
  author: Person,
  reader: Person,
): Promise<ReportedThing> {
  const seen = async (address: string) => (await app.http.get(address)).status === 200;
  if (kind === 'member') {
    await report(reader, `/api/users/${author.user.id}/reports`);
    return { id: author.user.id, isThere: () => Promise.resolve(true) };
  }
  if (kind === 'collection') {
    const { id, shareToken } = await createCollection(app, author, true);
    await report(reader, `/api/collections/shared/${shareToken}/reports`);
    return { id, isThere: () => seen(`/api/collections/shared/${shareToken}`) };
  }
  const tutorialId = await publishTutorial(app, author);
  if (kind === 'tutorial') {
    await report(reader, `/api/tutorials/${tutorialId}/reports`);
    return { id: tutorialId, isThere: () => seen(`/api/tutorials/${tutorialId}`) };
  }
  const id = await createComment(app, author, tutorialId);
  await report(reader, '/api/comments/report', { commentId: id });
  const isThere = async () => {
    const { body } = await app.http.get(`/api/tutorials/${tutorialId}/comments`);
    return (body as { id: number }[]).some((comment) => comment.id === id);
  };
  return { id, isThere };
}
