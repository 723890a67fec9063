import { spawnSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource, type EntityManager } from 'typeorm';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { DeliveriesRepository } from '../src/platform/domain-events/deliveries.repository.js';
import type { DomainEvent } from '../src/platform/domain-events/domain-event-types.js';
import { DomainEvents } from '../src/platform/domain-events/domain-events.js';
import { EventDelivery } from '../src/platform/domain-events/event-delivery.entity.js';
import { EventLease } from '../src/platform/domain-events/event-lease.entity.js';
import { EventQueue, MAX_ATTEMPTS } from '../src/platform/domain-events/event-queue.js';
import { EventTail } from '../src/platform/domain-events/event-tail.js';
import { Leases } from '../src/platform/domain-events/leases.js';
import { StoredEvent } from '../src/platform/domain-events/stored-event.entity.js';
import { Subscribers, UnrecoverableError, type Step } from '../src/platform/domain-events/subscribers.js';
import { startApp, type TestApp } from './app.js';

let app: TestApp;
let dataSource: DataSource;
beforeAll(async () => {
  app = await startApp({ env: { WORKERS: 'off' } });
  dataSource = app.nest.get(DataSource);
});
afterAll(() => app.stop());

const publish = (orderId: number, manager: EntityManager = dataSource.manager) =>
  app.nest.get(DomainEvents).publish(manager, 'book-order.finished', { orderId });
const deliveriesOf = (subscriber: string) => dataSource.manager.findBy(EventDelivery, { subscriber });
const makeDue = (subscriber: string) =>
  dataSource.manager.update(EventDelivery, { subscriber }, { dueAt: new Date(0) });

let count = 0;
/** Ids of handled orders, each with its checkpoint. */
let handled: [orderId: number, checkpoint: string | null][];
let name: string;
let queue: EventQueue;
let handle: (event: DomainEvent<'book-order.finished'>, step: Step) => Promise<string | null | void>;
/** Waits until the queue has done its work. */
const work = async () => {
  queue.wake();
  await queue.settled();
};

// Each test has its own subscriber; its queue runs only on demand.
beforeEach(async () => {
  count += 1;
  name = `essai-${count}`;
  handled = [];
  handle = () => Promise.resolve();
  const subscribers = app.nest.get(Subscribers);
  subscribers.subscribe(name, {
    'book-order.finished': (event, step) => {
      handled.push([event.payload.orderId, step.checkpoint]);
      return handle(event, step);
    },
  });
  const subscriber = subscribers.all().find((each) => each.name === name)!;
  const [deliveries, leases] = [app.nest.get(DeliveriesRepository), app.nest.get(Leases)];
  await leases.prepareLeases([name]);
  queue = new EventQueue(subscriber, { deliveries, leases, dataSource }, () => undefined);
});

afterEach(() => queue.stop());

describe('an event', () => {
  it('is handled once, in order of publication', async () => {
    for (const orderId of [1, 2, 3]) await publish(orderId);
    await work();
    await work();
    expect(handled).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ]);
    expect(await deliveriesOf(name)).toEqual([]);
  });

  it('of a rolled-back transaction is never handled', async () => {
    const failing = dataSource.transaction(async (manager) => {
      await publish(1, manager);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await work();
    expect(handled).toEqual([]);
  });

  it('is retried later when it fails, without delaying the next ones', async () => {
    handle = ({ payload }) =>
      payload.orderId === 1 ? Promise.reject(new Error('Plus tard')) : Promise.resolve();
    await publish(1);
    await publish(2);
    await work();
    expect(handled.map(([orderId]) => orderId)).toEqual([1, 2]);
    expect(await deliveriesOf(name)).toMatchObject([{ state: 'pending', attempts: 1, error: 'Plus tard' }]);
    await work();
    expect(handled).toHaveLength(2);
    handle = () => Promise.resolve();
    await makeDue(name);
    await work();
    expect(handled.map(([orderId]) => orderId)).toEqual([1, 2, 1]);
    expect(await deliveriesOf(name)).toEqual([]);
  });

  it('is retried after growing pauses, and becomes a dead letter after the last', async () => {
    handle = () => Promise.reject(new Error('Toujours pas'));
    await publish(1);
    const pauses = [1, 5, 30, 120, 600, 1800, 3600, 7200];
    expect(pauses).toHaveLength(MAX_ATTEMPTS - 1);
    for (const seconds of pauses) {
      const startedAt = Date.now();
      await work();
      const [delivery] = await deliveriesOf(name);
      const dueAt = delivery!.dueAt.getTime();
      expect(dueAt - startedAt).toBeGreaterThanOrEqual(seconds * 1000);
      expect(dueAt - Date.now()).toBeLessThanOrEqual(seconds * 1000);
      await makeDue(name);
    }
    await work();
    await work();
    expect(handled).toHaveLength(MAX_ATTEMPTS);
    expect(await deliveriesOf(name)).toMatchObject([{ state: 'dead', attempts: 9, error: 'Toujours pas' }]);
  });

  it('becomes a dead letter at once when no retry can help', async () => {
    handle = () => Promise.reject(new UnrecoverableError('Adresse inconnue'));
    await publish(1);
    await work();
    expect(await deliveriesOf(name)).toMatchObject([
      { state: 'dead', attempts: 1, error: 'Adresse inconnue' },
    ]);
  });

  it('becomes a dead letter when each attempt kills the process', async () => {
    await publish(1);
    await dataSource.manager.update(EventDelivery, { subscriber: name }, { attempts: MAX_ATTEMPTS });
    await work();
    expect(handled).toEqual([]);
    expect(await deliveriesOf(name)).toMatchObject([
      { state: 'dead', error: expect.stringContaining('arrêté') },
    ]);
  });

  it('handled in several steps continues at its checkpoint, with other events in between', async () => {
    const failOnce = new Set(['a']);
    handle = ({ payload }, { checkpoint }) => {
      if (payload.orderId !== 1) return Promise.resolve(null);
      if (checkpoint && failOnce.delete(checkpoint)) throw new Error('En chemin');
      return Promise.resolve(checkpoint === null ? 'a' : checkpoint === 'a' ? 'b' : null);
    };
    await publish(1);
    await publish(2);
    await work();
    await makeDue(name);
    await work();
    expect(handled).toEqual([
      [1, null],
      [2, null],
      [1, 'a'],
      [1, 'a'],
      [1, 'b'],
    ]);
  });

  it('leaves nothing behind from a failed attempt', async () => {
    handle = async (event, { manager }) => {
      await app.nest.get(DomainEvents).publish(manager, 'sessions.ended', { userId: event.id });
      throw new Error('Au dernier moment');
    };
    await publish(1);
    await work();
    const written = await dataSource.manager.findBy(StoredEvent, { type: 'sessions.ended' });
    expect(written).toEqual([]);
  });
});

describe('several processes', () => {
  const leaseTo = (owner: string | null, expiresAt: Date) =>
    dataSource.manager.update(EventLease, { subscriber: name }, { owner, expiresAt });
  const soon = () => new Date(Date.now() + MINUTE_MS);

  it('handle a subscriber’s events one process at a time; another takes over when it falls silent', async () => {
    await leaseTo('other', soon());
    await publish(1);
    await work();
    expect(handled).toEqual([]);
    await leaseTo('other', new Date(Date.now() - 1));
    await work();
    expect(handled).toEqual([[1, null]]);
  });

  it('take over at once from a killed process of the same machine', async () => {
    const leases = app.nest.get(Leases);
    await leases.acquireLease(name);
    const { owner } = await dataSource.manager.findOneByOrFail(EventLease, { subscriber: name });
    const [host] = owner!.split('-');
    const { pid } = spawnSync(process.execPath, ['--version']);
    await publish(1);
    await leaseTo(`${host}-${process.ppid}-autre`, soon());
    await leases.prepareLeases([name]);
    await work();
    expect(handled).toEqual([]);
    await leaseTo(`${host}-${pid}-autre`, soon());
    await leases.prepareLeases([name]);
    await work();
    expect(handled).toEqual([[1, null]]);
  });

  it('roll back the step of a live process that was taken for dead', async () => {
    handle = async (_, { manager }) => {
      await app.nest.get(DomainEvents).publish(manager, 'sessions.ended', { userId: 77 });
    };
    await publish(1);
    // Between taking the lease and the step that needs it.
    const deliveries = app.nest.get(DeliveriesRepository);
    const countAttempt = deliveries.countAttempt.bind(deliveries);
    deliveries.countAttempt = async (id) => {
      await countAttempt(id);
      await leaseTo('other', soon());
    };
    await work();
    deliveries.countAttempt = countAttempt;
    expect(await dataSource.manager.countBy(StoredEvent, { type: 'sessions.ended' })).toBe(0);
    expect(await deliveriesOf(name)).toHaveLength(1);
    await leaseTo(null, new Date());
    await work();
    expect(await dataSource.manager.countBy(StoredEvent, { type: 'sessions.ended' })).toBe(1);
  });

  it('all receive each event once, even if it is committed late', async () => {
    const heard: number[] = [];
    const tail = app.nest.get(EventTail);
    tail.on('member.moderated', ({ payload }) => heard.push(payload.userId));
    await tail.readNewEvents();
    const last = await dataSource.manager.findOneOrFail(StoredEvent, { where: {}, order: { id: 'DESC' } });
    // Events committed by another process, out of order.
    const write = (id: number) =>
      dataSource.manager.insert(StoredEvent, {
        id,
        type: 'member.moderated',
        payload: { userId: id - last.id, decision: 'suspended', reason: null },
        happenedAt: new Date(),
      });
    // Twice each time, since a run in progress may have looked before.
    await write(last.id + 2);
    await tail.readNewEvents();
    await tail.readNewEvents();
    await write(last.id + 1);
    await tail.readNewEvents();
    await tail.readNewEvents();
    expect(heard).toEqual([2, 1]);
    const payload = { userId: 3, decision: 'suspended', reason: null } as const;
    await app.nest.get(DomainEvents).publish(dataSource.manager, 'member.moderated', payload);
    expect(heard).toEqual([2, 1, 3]);
    await tail.readNewEvents();
    expect(heard).toEqual([2, 1, 3]);
  });

  it('an event committed after a later one is handled', async () => {
    // SQLite serializes transactions, so nothing can be committed out of order.
    if (dataSource.options.type !== 'mysql') return;
    let commit!: () => void;
    let isWritten!: () => void;
    const written = new Promise<void>((resolve) => (isWritten = resolve));
    const late = dataSource.transaction(async (manager) => {
      await publish(1, manager);
      isWritten();
      await new Promise<void>((resolve) => (commit = resolve));
    });
    await written;
    await publish(2);
    await work();
    expect(handled).toEqual([[2, null]]);
    commit();
    await late;
    await work();
    expect(handled).toEqual([
      [2, null],
      [1, null],
    ]);
  });
});
