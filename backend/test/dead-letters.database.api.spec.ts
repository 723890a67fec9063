import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { EventBacklog } from '../src/platform/domain-events/event-backlog.js';
import { EventDelivery } from '../src/platform/domain-events/event-delivery.entity.js';
import { StoredEvent } from '../src/platform/domain-events/stored-event.entity.js';
import { startApp, type TestApp } from './app.js';
import { createDeadLetter } from './factories.js';
import { signUpAdmin, type Person } from './people.js';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp({ env: { WORKERS: 'off' } });
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

const manager = () => app.nest.get(DataSource).manager;
const listed = async () => (await admin.agent.get('/api/admin/dead-letters').expect(200)).body as object;
const backlog = async () => (await admin.agent.get('/api/admin/event-backlog').expect(200)).body as object;
const ready = async () => (await app.http.get('/api/ready').expect(200)).body as object;
const audited = async () =>
  (await admin.agent.get('/api/admin/audit').expect(200)).body as { entries: { action: string }[] };

let id: number;
beforeEach(async () => {
  await manager().deleteAll(EventDelivery);
  id = await createDeadLetter(app);
});

it('a dead letter is listed with its subject and its error', async () => {
  expect(await listed()).toEqual({
    deadLetters: [
      {
        id,
        subscriber: 'essai',
        type: 'sessions.ended',
        attempts: 9,
        error: 'Sans réponse',
        happenedAt: expect.any(String),
      },
    ],
    total: 1,
  });
});

it('a retried dead letter waits for its turn, with a full set of attempts', async () => {
  expect(await backlog()).toMatchObject({ pending: 0, deadLetters: 1, lagMs: 0 });
  await admin.agent.post(`/api/admin/dead-letters/${id}/retry`).expect(200, { done: true });
  expect(await manager().findOneBy(EventDelivery, { id })).toMatchObject({ state: 'pending', attempts: 0 });
  expect(await listed()).toEqual({ deadLetters: [], total: 0 });
  const events = { pending: 1, deadLetters: 0, lagMs: expect.any(Number), medianLagMs: null };
  expect(await backlog()).toEqual(events);
  expect(await ready()).toMatchObject({ status: 'ok', events });
  expect((await audited()).entries[0]).toMatchObject({ action: 'dead-letter.retry' });
  await admin.agent.post(`/api/admin/dead-letters/${id}/retry`).expect(404);
});

it('a discarded dead letter is deleted', async () => {
  await admin.agent.delete(`/api/admin/dead-letters/${id}`).expect(200, { done: true });
  expect(await listed()).toEqual({ deadLetters: [], total: 0 });
  expect((await audited()).entries[0]).toMatchObject({ action: 'dead-letter.discard' });
  await admin.agent.delete(`/api/admin/dead-letters/${id}`).expect(404);
});

it('handled events are kept for seven days, unhandled ones as long as necessary', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  const event = (days: number) =>
    manager().save(StoredEvent, {
      type: 'sessions.ended',
      payload: { userId: 1 },
      happenedAt: daysAgo(days),
    });
  const [handled, recent] = [await event(8), await event(6)];
  const { eventId } = await manager().findOneByOrFail(EventDelivery, { id });
  await manager().update(StoredEvent, { id: eventId }, { happenedAt: daysAgo(90) });
  await app.nest.get(EventBacklog).deleteOldEvents();
  const kept = (await manager().find(StoredEvent)).map((each) => each.id);
  expect(kept).toEqual(expect.arrayContaining([recent.id, eventId]));
  expect(kept).not.toContain(handled.id);
});
