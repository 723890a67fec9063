import type { TestApp } from './app.js';
import { eventsHandled } from './events.js';
import type { Person } from './people.js';

export const authorsPath = (tutorialId: number) => `/api/tutorials/${tutorialId}/authors`;

/** Resolves to the invitation as the inviter sees it. */
export async function invite({ agent }: Person, tutorialId: number, invitee: string) {
  const path = `${authorsPath(tutorialId)}/invitations`;
  return (await agent.post(path).send({ invitee }).expect(201)).body as { id: number; invitee: string };
}

/** What a member has to answer, once everything has been delivered. */
export async function invitationsOf(app: TestApp, { agent }: Person) {
  await eventsHandled(app);
  const { body } = await agent.get('/api/invitations').expect(200);
  return body.invitations as { id: number; tutorial: { id: number; title: string } }[];
}

/** Has a contributor write a tutorial with one who does already. */
export async function joinAuthors(
  app: TestApp,
  inviter: Person,
  tutorialId: number,
  person: Person,
): Promise<void> {
  await invite(inviter, tutorialId, person.body.username);
  const waiting = await invitationsOf(app, person);
  const { id } = waiting.find(({ tutorial }) => tutorial.id === tutorialId)!;
  await person.agent.post(`/api/invitations/${id}/accept`).expect(200);
  await eventsHandled(app);
}
