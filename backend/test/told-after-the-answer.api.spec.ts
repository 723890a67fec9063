import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Notification } from '../src/community/notifications/notification.entity.js';
import { EventDelivery } from '../src/platform/domain-events/event-delivery.entity.js';
import { startApp, type TestApp } from './app.js';
import { breaking } from './broken-table.js';
import { eventsHandled } from './events.js';
import { createComment, createFollowers, publishTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { queriesOf } from './queries.js';
import { until } from './until.js';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

it('many followers are told in batches after the author has been answered, each once, whatever fails meanwhile', async () => {
  const written = { title: 'Attendu', description: 'Une description.', domainId: 2, source: 'Un texte.' };
  const followers = await createFollowers(app, written.domainId, 250);
  const { manager } = app.nest.get(DataSource);
  await breaking(app, 'notification_inboxes', async () => {
    await admin.agent.post('/api/tutorials').send(written).expect(201);
    await eventsHandled(app);
    // Or it would be tried again within a second.
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

it('members are told soon after the act: half of the times within a second', async () => {
  const [ada, bob] = [await signUp(app), await signUp(app)];
  const tutorialId = await publishTutorial(app, ada);
  const rows = app.nest.get(DataSource).getRepository(Notification);
  const lags: number[] = [];
  for (let time = 1; time <= 9; time += 1) {
    await createComment(app, bob, tutorialId);
    const answeredAt = performance.now();
    await until(async () => (await rows.countBy({ userId: ada.user.id })) === time);
    lags.push(performance.now() - answeredAt);
  }
  const median = lags.toSorted((one, other) => one - other)[4]!;
  console.log(`A member is told ${Math.round(median)} ms after the answer, in the median.`);
  expect(median).toBeLessThan(1000);
});
