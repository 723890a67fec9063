import { beforeEach, describe, expect, it } from '@jest/globals';
import { LiveInbox, type LiveNotification } from './live-inbox.js';

let inbox: LiveInbox;
beforeEach(() => {
  inbox = new LiveInbox(() => undefined);
});

const notify = (seq: number, more: object = {}) =>
  inbox.receive({ type: 'notification', id: seq, title: `N${seq}`, metadata: { seq, ...more } });
const seqs = () => inbox.state.notifications.map(({ seq }) => seq);
const listed = (seq: number): LiveNotification => ({
  id: seq,
  seq,
  title: `N${seq}`,
  message: '',
  type: 'reply',
  variant: 'default',
  timestamp: '2026-01-01T00:00:00.000Z',
  read: false,
  href: null,
  group: null,
});

it('NOTI-07 a new notification comes on top and counts as unread', () => {
  inbox.load({ notifications: [listed(2), listed(1)], readSeq: 1, clearedSeq: 0, unread: 1 });
  notify(3);
  expect(seqs()).toEqual([3, 2, 1]);
  expect(inbox.state.unread).toBe(2);
});

it('NOTI-09 NOTI-11 keeps the last 20 notifications and 100 messages, and counts the unread ones separately', () => {
  for (let seq = 1; seq <= 130; seq += 1) notify(seq);
  expect(seqs()).toEqual(Array.from({ length: 20 }, (_, at) => 130 - at));
  expect(inbox.state.messages).toHaveLength(100);
  expect(inbox.state.messages.at(-1)).toMatchObject({ id: 130 });
  expect(inbox.state.unread).toBe(130);
});

it('DATA-35 DATA-36 fills in missing fields of a message', () => {
  inbox.receive({ type: 'notification' });
  expect(inbox.state.notifications).toEqual([
    {
      id: expect.any(String),
      title: 'Notification',
      message: '',
      type: 'default',
      variant: 'default',
      timestamp: expect.any(String),
      read: false,
      href: null,
      group: null,
      seq: Infinity,
    },
  ]);
});

it('DATA-38 a message of another type gets a unique id if it has none', () => {
  inbox.receive({ type: 'autre', champ: 1 });
  inbox.receive({ type: 'autre', id: 'a' });
  inbox.receive({ type: 'autre' });
  const ids = inbox.state.messages.map(({ id }) => id);
  expect(inbox.state.messages[0]).toMatchObject({ type: 'autre', champ: 1 });
  expect(ids[1]).toBe('a');
  expect(new Set(ids).size).toBe(3);
  expect(inbox.state.notifications).toEqual([]);
});

describe('NOTI-06 NOTI-08 an action on another device', () => {
  beforeEach(() => {
    for (const seq of [1, 2, 3]) notify(seq);
  });

  it('marks the notifications as read here, too', () => {
    inbox.receive({ type: 'standing', seq: 3, readSeq: 2, clearedSeq: 0, unread: 1 });
    expect(inbox.state.notifications.map(({ read }) => read)).toEqual([false, true, true]);
    expect(inbox.state.unread).toBe(1);
  });

  it('clears the notifications here, too', () => {
    inbox.receive({ type: 'standing', seq: 3, readSeq: 2, clearedSeq: 2, unread: 1 });
    expect(seqs()).toEqual([3]);
  });
});

it('the latest notification of a group replaces the unread one', () => {
  notify(1, { group: 'like:1' });
  notify(2);
  notify(3, { group: 'like:1' });
  expect(seqs()).toEqual([3, 2]);
  expect(inbox.state.unread).toBe(2);
  inbox.markRead();
  notify(4, { group: 'like:1' });
  expect(seqs()).toEqual([4, 3, 2]);
  expect(inbox.state.unread).toBe(1);
});

it('a notification that arrives live while the list is loading stays', () => {
  notify(3);
  inbox.load({ notifications: [listed(2), listed(1)], readSeq: 0, clearedSeq: 0, unread: 2 });
  expect(seqs()).toEqual([3, 2, 1]);
  inbox.load({ notifications: [listed(3), listed(2)], readSeq: 0, clearedSeq: 0, unread: 3 });
  expect(seqs()).toEqual([3, 2]);
  expect(inbox.state.unread).toBe(3);
});
