import { subjectOf, type DeviceCopies, type DeviceCopy } from './device-copies';
import type { DraftApi } from './draft-api';
import { contentOf } from '../../features/revisions/written-text';
import { isSame, type Draft, type DraftContent } from './draft-content';
import { mergeDrafts, settle } from './merge-drafts';
import { failureOf, pauseAfter } from './save-failure';
import type { Collision, Opened, Page, SaverState } from './saver-state';

/** Interval of local copies while typing. */
const DEVICE_MS = 400;
/** Delay of a server save after the last change, and its maximum after the first one. */
const PAUSE_MS = 1000;
const LATEST_MS = 2000;

/** Autosave: to the device at once, to the server a moment later, never overwriting somebody else's changes. */
export class DraftSaver {
  private state: SaverState;
  private readonly listeners = new Set<() => void>();
  /** The server's content, as sent. */
  private acknowledged: DraftContent;
  private acknowledgedVersion: number | null;
  private version: number | null;
  private tutorialVersion: number | null;
  private sent: DraftContent[] = [];
  private underWay: Promise<Error | undefined> | undefined;
  private failures = 0;
  private firstUnsaved: number | undefined;
  private timers: Partial<Record<'device' | 'server', ReturnType<typeof setTimeout>>> = {};
  private isClosed = false;

  constructor(
    private readonly opened: Opened,
    private readonly api: DraftApi,
    private readonly copies: DeviceCopies,
    private readonly page: Page,
  ) {
    const { draft, online, content } = opened;
    this.acknowledged = content;
    this.version = draft?.version ?? null;
    this.tutorialVersion = draft ? draft.tutorialVersion : (online?.version ?? null);
    this.acknowledgedVersion = this.tutorialVersion;
    this.state = {
      where: draft ? 'saved' : 'untouched',
      isOnDevice: true,
      savedAt: draft?.savedAt ?? null,
      refusal: undefined,
      collision: null,
      draftId: draft?.id ?? null,
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  getState = (): SaverState => this.state;

  /** Merges the server's version with local copies; call once the form is mounted. */
  begin(): void {
    const { draft, draftBase, online, left } = this.opened;
    for (const { copy, drop } of left) {
      if (this.state.collision) break;
      const theirs = this.page.read();
      const base = copy.sent.some((each) => isSame(each, theirs)) ? theirs : copy.base;
      this.page.write(copy.content);
      this.join('saved', base, theirs, () => undefined);
      if (!this.isUnsaved()) drop();
      else void this.keepOnDevice().then(() => this.state.isOnDevice && drop());
    }
    if (!this.state.collision && draft && draftBase && online && draft.tutorialVersion !== online.version) {
      this.joinOnline(draftBase, online);
    }
    if (this.isUnsaved()) this.noteChange();
  }

  /** Called on every change. */
  noteChange = (): void => {
    if (this.isClosed || !this.isUnsaved()) return;
    this.timers.device ??= setTimeout(() => {
      delete this.timers.device;
      if (this.isUnsaved()) void this.keepOnDevice();
    }, DEVICE_MS);
    const { where, collision } = this.state;
    if (collision?.kind === 'saved') return;
    if (['untouched', 'saved', 'saving', 'refused', 'collides'].includes(where)) {
      this.set({ where: 'saving' });
      this.firstUnsaved ??= Date.now();
      this.saveIn(Math.min(PAUSE_MS, Math.max(0, this.firstUnsaved + LATEST_MS - Date.now())));
    }
  };

  /** Network, server or session may be back. */
  retry = (): void => {
    if (this.isUnsaved()) void this.save();
  };

  /** Checks whether the draft was saved elsewhere meanwhile. */
  lookAgain = async (): Promise<void> => {
    const { draftId, collision } = this.state;
    if (!draftId || collision || this.isUnsaved()) return this.retry();
    const { version } = this;
    try {
      const draft = await this.api.read(draftId);
      // The author has typed and saved since, so this answer is outdated.
      if (this.version === version && draft.version !== version && !this.isClosed) this.meet(draft);
    } catch {
      // The next change will report the problem.
    }
  };

  /** Saves everything. @throws the server's error, or the conflict */
  async flush(): Promise<{ id: number; version: number }> {
    for (let attempt = 0; attempt < 5; attempt++) {
      const { draftId, collision } = this.state;
      if (collision) throw new Error('collision');
      if (draftId && this.version && !this.isUnsaved()) return { id: draftId, version: this.version };
      const error = await this.save(true);
      if (error) throw error;
    }
    throw new Error('unsettled');
  }

  /** @throws the server's error if it could not be saved */
  async saveNow(): Promise<void> {
    const error = await this.save();
    if (error) throw error;
  }

  /** Publishing was refused: the draft or its tutorial has changed. */
  async lookWhy(
    readOnline: () => Promise<{ version: number; content: DraftContent }>,
    readVersion: (version: number) => Promise<DraftContent>,
  ): Promise<void> {
    const draft = await this.api.read(this.state.draftId!);
    if (draft.version !== this.version) return this.meet(draft);
    const online = this.tutorialVersion && (await readOnline());
    if (!online || online.version === this.tutorialVersion) return;
    this.joinOnline(await readVersion(this.tutorialVersion!), online);
  }

  /** The tutorial has changed since the draft was begun. */
  private joinOnline(base: DraftContent, online: { version: number; content: DraftContent }): void {
    this.join('online', base, online.content, () => (this.tutorialVersion = online.version));
    this.noteChange();
  }

  /** Applies the author's choice in a conflict. */
  decide(content: DraftContent): void {
    this.state.collision?.adopt();
    this.set({ collision: null, where: 'saving' });
    this.page.write(content);
    void this.keepOnDevice();
    if (this.isUnsaved()) this.noteChange();
    else this.settleSaved();
  }

  /** The page is being unloaded or hidden. */
  putAside = (isGoing: boolean): void => {
    if (this.isClosed || !this.isUnsaved()) return;
    if (!isGoing) {
      void this.keepOnDevice();
      return this.retry();
    }
    this.copies.keepAtTheEnd(this.copy());
    const { draftId, collision } = this.state;
    if (this.underWay || collision || !draftId || !this.version) return;
    const content = this.page.read();
    if (!this.api.saveAtTheEnd(draftId, this.version, content, this.tutorialVersion)) return;
    this.sent.push(content);
    this.copies.keepAtTheEnd(this.copy());
  };

  /** Stores unsaved text on the device. */
  close(): void {
    if (!this.isClosed && this.isUnsaved()) this.copies.keepAtTheEnd(this.copy());
    this.stop();
  }

  /** Published or deleted: removes all local copies. */
  finish(): void {
    this.stop();
    this.copies.forget();
  }

  private stop(): void {
    this.isClosed = true;
    clearTimeout(this.timers.device);
    clearTimeout(this.timers.server);
    this.copies.close();
  }

  private isUnsaved(): boolean {
    return this.tutorialVersion !== this.acknowledgedVersion || !isSame(this.page.read(), this.acknowledged);
  }

  private saveIn(ms: number): void {
    clearTimeout(this.timers.server);
    this.timers.server = setTimeout(() => void this.save(), ms);
  }

  /** @param force saves even without changes, so that a draft exists */
  private save(force = false): Promise<Error | undefined> {
    this.underWay ??= this.send(force).finally(() => (this.underWay = undefined));
    return this.underWay;
  }

  private async send(force: boolean): Promise<Error | undefined> {
    if (this.isClosed || this.state.collision?.kind === 'saved') return undefined;
    if (!force && !this.isUnsaved()) return undefined;
    clearTimeout(this.timers.server);
    const content = this.page.read();
    const { tutorialVersion } = this;
    this.sent = [...this.sent, content].slice(-3);
    this.firstUnsaved = undefined;
    void this.keepOnDevice();
    this.set({ where: 'saving' });
    try {
      const { draftId } = this.state;
      if (draftId === null) {
        const { tutorialId } = this.opened;
        const draft = await this.api.begin(content, { tutorialId, tutorialVersion, key: this.opened.key });
        this.set({ draftId: draft.id });
        const known = contentOf(draft);
        const isSameText = known.title === content.title && known.source === content.source;
        // Another draft exists, or this one from a request whose answer was lost.
        if (!isSameText || draft.tutorialVersion !== tutorialVersion) this.meet(draft);
        else this.acknowledge(isSame(known, content) ? content : known, tutorialVersion, draft);
      } else {
        this.acknowledge(
          content,
          tutorialVersion,
          await this.api.save(draftId, this.version!, content, tutorialVersion),
        );
      }
    } catch (error) {
      return this.handle(error);
    }
    return undefined;
  }

  private acknowledge(
    content: DraftContent,
    tutorialVersion: number | null,
    { version, savedAt }: { version: number; savedAt: string },
  ): void {
    this.acknowledged = content;
    this.acknowledgedVersion = tutorialVersion;
    this.version = version;
    this.sent = [];
    this.failures = 0;
    this.set({ savedAt, refusal: undefined });
    if (!this.isUnsaved()) this.settleSaved();
    else {
      void this.keepOnDevice();
      this.set({ where: 'saved' });
      this.noteChange();
    }
  }

  private settleSaved(): void {
    clearTimeout(this.timers.device);
    delete this.timers.device;
    this.copies.forget();
    this.set({ where: this.state.collision ? 'collides' : 'saved', isOnDevice: true });
  }

  private async handle(error: unknown): Promise<Error | undefined> {
    const { status, ...failure } = failureOf(error);
    try {
      if (status === 412) {
        this.meet(await this.api.read(this.state.draftId!));
        return undefined;
      }
      if (status === 404 && this.state.draftId) {
        this.beginAnew();
        return undefined;
      }
    } catch (further) {
      return this.handle(further);
    }
    await this.keepOnDevice();
    this.set(failure);
    if (failure.where !== 'refused') {
      this.saveIn(pauseAfter(this.failures++));
    }
    return error instanceof Error ? error : new Error(String(error));
  }

  /** The server's draft differs from what was expected: merges it. */
  private meet(draft: Draft): void {
    const theirs = contentOf(draft);
    const base = this.sent.some((each) => isSame(each, theirs)) ? theirs : this.acknowledged;
    this.set({ draftId: draft.id });
    this.join('saved', base, theirs, () => {
      this.acknowledged = theirs;
      this.acknowledgedVersion = draft.tutorialVersion;
      this.version = draft.version;
      this.tutorialVersion = Math.max(this.tutorialVersion ?? 0, draft.tutorialVersion ?? 0) || null;
      this.sent = [];
      this.set({ savedAt: draft.savedAt });
    });
    if (this.state.collision) return;
    if (this.isUnsaved()) {
      this.set({ where: 'saved' });
      this.noteChange();
    } else this.settleSaved();
  }

  /** Merges another version, or reports a conflict. */
  private join(kind: Collision['kind'], base: DraftContent, theirs: DraftContent, adopt: () => void): void {
    const mine = this.page.read();
    const merge = mergeDrafts(base, mine, theirs);
    if (merge.collides) {
      this.set({ where: 'collides', collision: { kind, base, mine, theirs, adopt } });
      if (this.isUnsaved()) void this.keepOnDevice();
      return;
    }
    adopt();
    const joined = settle(merge, theirs, () => 'mine');
    if (isSame(joined, mine)) return;
    this.page.write(joined);
    this.page.tellJoined();
  }

  /** Published or deleted elsewhere: continues as a new draft. */
  private beginAnew(): void {
    this.opened.key = `${this.opened.key.slice(0, 32)}-${this.version ?? 0}`;
    this.version = null;
    this.set({ draftId: null, where: 'saved' });
    this.saveIn(0);
  }

  private async keepOnDevice(): Promise<void> {
    const isOnDevice = await this.copies.keep(this.copy());
    if (isOnDevice !== this.state.isOnDevice) this.set({ isOnDevice });
  }

  private copy(): Omit<DeviceCopy, 'keptAt'> {
    return {
      subject: subjectOf(this.state.draftId, this.opened.tutorialId),
      content: this.page.read(),
      base: this.state.collision?.base ?? this.acknowledged,
      sent: this.sent,
      key: this.opened.key,
      tutorialVersion: this.tutorialVersion,
    };
  }

  private set(changes: Partial<SaverState>): void {
    this.state = { ...this.state, ...changes };
    this.listeners.forEach((listener) => listener());
  }
}
