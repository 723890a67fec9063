import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  LiveConnection,
  liveUrl,
  reconnectDelay,
  type LiveMessage,
  type LiveState,
  type Socket,
} from './live.js';

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  readonly sent: LiveMessage[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as LiveMessage);
  }
  close(): void {}
  lose(code = 1006): void {
    this.onclose?.({ code });
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let states: LiveState[];
let messages: LiveMessage[];
const last = () => sockets.at(-1)!;

function connection(): LiveConnection {
  return new LiveConnection('ws://site/ws', {
    onState: (state) => states.push(state),
    onMessage: (message) => messages.push(message),
    open: () => {
      sockets.push(new FakeSocket());
      return last();
    },
    random: () => 0.5,
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  [sockets, states, messages] = [[], [], []];
});
afterEach(() => {
  jest.useRealTimers();
});

const notification = (seq: number) => ({ type: 'notification', id: seq, metadata: { seq } });

describe('states', () => {
  it('LIVE-05 goes through connecting, open and closed, and then tries again', () => {
    const live = connection();
    live.connect();
    last().onopen!();
    last().lose();
    expect(states).toEqual(['connecting', 'open', 'closed']);
    jest.advanceTimersByTime(999);
    expect(sockets).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
  });

  it('LIVE-05 gives up a connection that does not open, and tries again', () => {
    const live = connection();
    live.connect();
    jest.advanceTimersByTime(24_999);
    expect(states).toEqual(['connecting']);
    jest.advanceTimersByTime(1);
    expect(states).toEqual(['connecting', 'closed']);
    jest.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    last().onopen!();
    jest.advanceTimersByTime(20_000);
    expect(states.at(-1)).toBe('open');
  });

  it('LIVE-06 an open connection resets the attempts and sends waiting messages', () => {
    const live = connection();
    live.connect();
    for (let lost = 0; lost < 4; lost += 1) {
      last().lose();
      jest.advanceTimersByTime(5000);
    }
    live.send({ type: 'une' });
    live.send({ type: 'deux' });
    last().onopen!();
    expect(last().sent.map(({ type }) => type)).toEqual(['hello', 'une', 'deux']);
    last().lose();
    jest.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(6);
  });

  it('LIVE-07 a deliberate close is final', () => {
    const live = connection();
    live.connect();
    last().onopen!();
    live.close();
    jest.advanceTimersByTime(600_000);
    expect(states.at(-1)).toBe('closed');
    expect(sockets).toHaveLength(1);
  });

  it.each([
    ['LIVE-13 stays closed after the site has switched live connections off', 4403],
    ['stays closed after the session has ended', 4401],
  ])('%s', (_reason, code) => {
    connection().connect();
    last().onopen!();
    last().lose(code);
    jest.advanceTimersByTime(600_000);
    expect(sockets).toHaveLength(1);
  });

  it('LIVE-08 sending without a connection opens one; beyond a hundred waiting messages the oldest are dropped', () => {
    const live = connection();
    for (let n = 0; n < 120; n += 1) live.send({ type: 'x', n });
    expect(sockets).toHaveLength(1);
    last().onopen!();
    expect(last().sent).toHaveLength(101);
    expect(last().sent[1]).toEqual({ type: 'x', n: 20 });
  });
});

describe('reconnecting', () => {
  it('LIVE-11 waits 1 s at first, then half as long again each time, up to 30 s, plus or minus a tenth', () => {
    const plain = Array.from({ length: 12 }, (_, attempt) => reconnectDelay(attempt, () => 0.5));
    expect(plain.slice(0, 4)).toEqual([1000, 1500, 2250, 3375]);
    expect(plain.slice(-3)).toEqual([30_000, 30_000, 30_000]);
    expect(reconnectDelay(0, () => 0)).toBeCloseTo(900);
    expect(reconnectDelay(0, () => 1)).toBeCloseTo(1100);
    expect(reconnectDelay(40, () => 1)).toBe(30_000);
  });

  it('LIVE-10 makes 50 attempts, and no more without a request', () => {
    const live = connection();
    live.connect();
    for (let lost = 0; lost < 60; lost += 1) {
      last().lose();
      jest.advanceTimersByTime(30_000);
    }
    expect(sockets).toHaveLength(51);
    live.reconnect();
    expect(sockets).toHaveLength(52);
  });

  it('asks for notifications after the last one, and passes each on once', () => {
    connection().connect(7);
    last().onopen!();
    expect(last().sent).toEqual([{ type: 'hello', after: 7 }]);
    for (const seq of [8, 9, 9, 8]) last().say(notification(seq));
    last().lose();
    jest.advanceTimersByTime(1000);
    last().onopen!();
    expect(last().sent).toEqual([{ type: 'hello', after: 9 }]);
    for (const seq of [9, 10]) last().say(notification(seq));
    expect(messages.map(({ id }) => id)).toEqual([8, 9, 10]);
  });

  it('starts at the server’s number when it has received no notification', () => {
    connection().connect();
    last().onopen!();
    last().say({ type: 'welcome', member: 1, seq: 3 });
    last().say({ type: 'standing', seq: 5 });
    last().say(notification(4));
    expect(messages.at(-1)).toMatchObject({ id: 4 });
    last().lose();
    jest.advanceTimersByTime(1000);
    last().onopen!();
    expect(last().sent).toEqual([{ type: 'hello', after: 4 }]);
  });
});

describe('pings', () => {
  it('LIVE-12 DATA-39 are sent every 45 s', () => {
    connection().connect();
    last().onopen!();
    for (let minute = 0; minute < 3; minute += 1) {
      jest.advanceTimersByTime(45_000);
      last().say({ type: 'pong' });
    }
    const pings = last().sent.filter(({ type }) => type === 'ping');
    expect(pings).toHaveLength(3);
    expect(pings[0]).toEqual({ type: 'ping', timestamp: expect.any(Number) });
  });

  it('close the connection when they get no answer', () => {
    connection().connect();
    last().onopen!();
    jest.advanceTimersByTime(45_000 + 14_999);
    expect(states.at(-1)).toBe('open');
    jest.advanceTimersByTime(1);
    expect(states.at(-1)).toBe('closed');
    jest.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
  });
});

it('CALL-34 connects to /ws of the same host, with wss on https', () => {
  expect(liveUrl({ protocol: 'https:', host: 'site.fr' })).toBe('wss://site.fr/ws');
  expect(liveUrl({ protocol: 'http:', host: 'localhost:3000' })).toBe('ws://localhost:3000/ws');
});

it('ignores invalid messages', () => {
  connection().connect();
  last().onopen!();
  for (const data of ['', '{', 'null', '1', '{"type":1}']) last().onmessage!({ data });
  expect(messages).toEqual([]);
});
