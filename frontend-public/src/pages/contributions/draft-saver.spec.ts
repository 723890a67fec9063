import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiError } from '@passerelle/api-client/request';
import type { DeviceCopies, DeviceCopy } from './device-copies';
import type { DraftApi } from './draft-api';
import { nothing } from '../../features/revisions/written-text';
import type { Draft, DraftContent } from './draft-content';
import { DraftSaver } from './draft-saver';

const MAX_WAIT_MS = 3000;
type Kept = Omit<DeviceCopy, 'keptAt'>;

/** A server with one draft at most, whose answers may be lost or late. */
class Server {
  draft: Draft | null = null;
  saves: string[] = [];
  atOnce = 0;
  mostAtOnce = 0;
  takesMs = 0;
  loses: 'nothing' | 'requests' | 'answers' = 'nothing';

  private async answer(write: () => Draft): Promise<Draft> {
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.atOnce);
    try {
      if (this.loses === 'requests') throw new TypeError('Failed to fetch');
      const draft = write();
      if (this.takesMs) await new Promise((resolve) => setTimeout(resolve, this.takesMs));
      if (this.loses === 'answers') throw new TypeError('Failed to fetch');
      return draft;
    } finally {
      this.atOnce--;
    }
  }

  put(content: DraftContent, version: number): Draft {
    this.saves.push(content.source);
    const known = { id: 1, version, tutorialId: null, tutorialVersion: null, tutorialTitle: null };
    this.draft = {
      ...content,
      ...known,
      savedBy: null,
      publishAt: null,
      savedAt: '2026-11-23T13:02:00.000Z',
    };
    return this.draft;
  }

  api: DraftApi = {
    begin: (content) => this.answer(() => this.draft ?? this.put(content, 1)),
    save: (_, version, content) =>
      this.answer(() => {
        if (this.draft!.version !== version) throw new ApiError(412, '', '');
        return this.put(content, version + 1);
      }),
    read: () => this.answer(() => this.draft!),
    publish: () => Promise.reject(new Error('not here')),
    setDate: () => Promise.reject(new Error('not here')),
    takeDateBack: () => Promise.reject(new Error('not here')),
    saveAtTheEnd: () => true,
  };
}

let server: Server;
let kept: Kept | null;
let deviceKeeps: boolean;
let source: string;
let saver: DraftSaver;

const write = (text: string) => {
  source = text;
  saver.noteChange();
};

function open(left: Kept[] = []): void {
  const content = server.draft ?? nothing;
  source = content.source;
  const copies = {
    keep: (copy: Kept) => {
      kept = copy;
      return Promise.resolve(deviceKeeps);
    },
    keepAtTheEnd: (copy: Kept) => (kept = copy),
    forget: () => (kept = null),
    close: () => undefined,
  } as unknown as DeviceCopies;
  const opened = {
    ...{ tutorialId: null, online: null, draftBase: null, draft: server.draft, key: 'cle-de-ce-navigateur' },
    content: { ...nothing, source },
    left: left.map((copy) => ({ copy: { ...copy, keptAt: 0 }, drop: () => undefined })),
  };
  saver = new DraftSaver(opened, server.api, copies, {
    read: () => ({ ...nothing, source }),
    write: (said) => (source = said.source),
    tellJoined: () => undefined,
  });
  saver.begin();
}

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  server = new Server();
  [kept, deviceKeeps] = [null, true];
  open();
});
afterEach(() => {
  saver.close();
  mock.timers.reset();
});
const STEP_MS = 100;
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    mock.timers.tick(STEP_MS);
    await setImmediate();
  }
}

describe('a typed text', () => {
  it('is not stored anywhere before it has changed', async () => {
    saver.noteChange();
    await pass(60_000);
    expect([server.saves, kept, saver.getState().where]).toEqual([[], null, 'untouched']);
  });

  it('is on the device within a second and on the server within three, even during steady typing', async () => {
    for (let typed = 1; typed <= 60; typed++) {
      write('a'.repeat(typed));
      await pass(200);
      if (typed > 5) expect(kept?.content.source.length ?? typed).toBeGreaterThanOrEqual(typed - 5);
      const behind = MAX_WAIT_MS / 200;
      if (typed > behind) expect(server.saves.at(-1)!.length).toBeGreaterThanOrEqual(typed - behind);
    }
    await pass(MAX_WAIT_MS);
    expect(server.saves.at(-1)).toBe('a'.repeat(60));
    expect([kept, saver.getState().where]).toEqual([null, 'saved']);
    const { length } = server.saves;
    await pass(60_000);
    expect(server.saves).toHaveLength(length);
  });

  it('is sent in one request at a time', async () => {
    server.takesMs = 5000;
    for (let typed = 0; typed < 40; typed++) {
      write(`${source}a`);
      await pass(500);
    }
    await pass(20_000);
    expect(server.mostAtOnce).toBe(1);
    expect(server.draft!.source).toBe('a'.repeat(40));
  });

  it('counts as saved only once the server has answered', async () => {
    server.loses = 'requests';
    write('Un.');
    await pass(10_000);
    expect(saver.getState()).toMatchObject({ where: 'failed', isOnDevice: true, savedAt: null });
    expect(kept).toMatchObject({ content: { source: 'Un.' }, base: nothing });
    server.loses = 'nothing';
    await pass(60_000);
    expect(saver.getState().where).toBe('saved');
    expect(kept).toBeNull();
  });

  it('counts as stored nowhere if the device cannot store it either', async () => {
    [deviceKeeps, server.loses] = [false, 'requests'];
    write('Un.');
    await pass(5000);
    expect(saver.getState()).toMatchObject({ where: 'failed', isOnDevice: false });
  });

  it('does not conflict with itself after a lost answer', async () => {
    write('Un.');
    await pass(MAX_WAIT_MS);
    server.loses = 'answers';
    write('Un, deux.');
    await pass(MAX_WAIT_MS);
    write('Un, deux, trois.');
    server.loses = 'nothing';
    await pass(60_000);
    expect(saver.getState()).toMatchObject({ where: 'saved', collision: null });
    expect(server.draft!.source).toBe('Un, deux, trois.');
  });
});

describe('a check for changes saved elsewhere', () => {
  it('reverts no text that was typed and saved before its answer came', async () => {
    server.put({ ...nothing, source: 'Un.' }, 1);
    open();
    server.takesMs = 10_000;
    const look = saver.lookAgain();
    await pass(STEP_MS);
    server.takesMs = 0;
    write('Un, deux.');
    await pass(MAX_WAIT_MS);
    expect(server.draft).toMatchObject({ source: 'Un, deux.', version: 2 });
    await pass(10_000);
    await look;
    expect(source).toBe('Un, deux.');
    write('Un, deux, trois.');
    await pass(MAX_WAIT_MS);
    expect(server.draft).toMatchObject({ source: 'Un, deux, trois.', version: 3 });
  });

  it('takes over the changes', async () => {
    server.put({ ...nothing, source: 'Un.' }, 1);
    open();
    server.put({ ...nothing, source: 'Un, deux.' }, 2);
    await saver.lookAgain();
    expect(source).toBe('Un, deux.');
    expect(saver.getState()).toMatchObject({ where: 'saved', collision: null });
  });
});

describe('the local copy of a killed page', () => {
  const copy = (changes: Partial<Kept>): Kept => ({
    subject: 'brouillon-1',
    ...{ content: { ...nothing, source: 'Un, deux.' }, base: { ...nothing, source: 'Un.' }, sent: [] },
    ...{ key: 'cle-de-ce-navigateur', tutorialVersion: null },
    ...changes,
  });

  it('is opened again and saved', async () => {
    server.put({ ...nothing, source: 'Un.' }, 1);
    open([copy({})]);
    expect(source).toBe('Un, deux.');
    expect(kept).toMatchObject({ content: { source: 'Un, deux.' } });
    await pass(MAX_WAIT_MS);
    expect(server.draft!.source).toBe('Un, deux.');
    expect(kept).toBeNull();
  });

  it('is dropped if the server already has its text', async () => {
    server.put({ ...nothing, source: 'Un, deux.' }, 2);
    open([copy({ sent: [{ ...nothing, source: 'Un, deux.' }] })]);
    await pass(MAX_WAIT_MS);
    expect([kept, server.saves.length, saver.getState().collision]).toEqual([null, 1, null]);
  });

  it('stays beside a conflicting version until the author chooses', async () => {
    server.put({ ...nothing, source: 'Tout autre chose.' }, 2);
    open([copy({})]);
    expect(saver.getState()).toMatchObject({
      where: 'collides',
      collision: { mine: { source: 'Un, deux.' }, theirs: { source: 'Tout autre chose.' } },
    });
    write('Un, deux, trois.');
    await pass(60_000);
    expect(server.draft!.source).toBe('Tout autre chose.');
    expect(kept).toMatchObject({ content: { source: 'Un, deux, trois.' }, base: { source: 'Un.' } });
    saver.decide({ ...nothing, source: 'Les deux.' });
    await pass(MAX_WAIT_MS);
    expect(server.draft).toMatchObject({ source: 'Les deux.', version: 3 });
    expect(kept).toBeNull();
  });
});
