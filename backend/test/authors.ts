import type { TestApp } from './app.js';
import { eventsHandled } from './events.js';
import type { Person } from './people.js';

export const authorsPath = (tutorialId: number) => `/api/tutorials/${tutorialId}/authors`;

/** @returns the invitation as the inviter sees it */
export async function invite({ agent }: Person, tutorialId: number, invitee: string) {
  const path = `${authorsPath(tutorialId)}/invitations`;
  return (await agent.post(path).send({ invitee }).expect(201)).body as { id: number; invitee: string };
}

/** Pending invitations of a member, once all events have been handled. */
export async function invitationsOf(app: TestApp, { agent }: Person) {
  await eventsHandled(app);
  const { body } = await agent.get('/api/invitations').expect(200);
  return body.invitations as { id: number; tutorial: { id: number; title: string } }[];
}

/** Adds a contributor to the authors of a tutorial. */
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
