import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Notification } from '../src/community/notifications/notification.entity.js';
import { EventDelivery } from '../src/platform/domain-events/event-delivery.entity.js';
import { startApp, type TestApp } from './app.js';
import { breaking } from './broken-table.js';
import { eventsHandled } from './events.js';
import { createFollowers } from './factories.js';
import { signUpAdmin, type Person } from './people.js';
import { queriesOf } from './queries.js';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

it('many followers are notified in batches after the author’s response, each once, despite failures in between', async () => {
  const written = { title: 'Attendu', description: 'Une description.', domainId: 2, source: 'Un texte.' };
  const followers = await createFollowers(app, written.domainId, 250);
  const { manager } = app.nest.get(DataSource);
  await breaking(app, 'notification_inboxes', async () => {
    await admin.agent.post('/api/tutorials').send(written).expect(201);
    await eventsHandled(app);
    // Makes the retry due at once; it would come within a second.
    await manager.update(EventDelivery, { state: 'pending' }, { dueAt: new Date('2999-01-01') });
  });
  const told = () => manager.findBy(Notification, { kind: 'tutorial', actorId: admin.user.id });
  expect(await told()).toEqual([]);
  const queries = await queriesOf(app, async () => {
    await manager.update(EventDelivery, { state: 'pending' }, { dueAt: new Date(0) });
    await eventsHandled(app);
  });
  expect(queries.filter((query) => /FROM .follows/.test(query))).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining('LIMIT 100')),
  );
  const recipients = (await told()).map(({ userId }) => userId);
  expect(recipients).toHaveLength(250);
  expect(new Set(recipients)).toEqual(new Set(followers));
});
