import { lasting } from '@passerelle/api-client/browser-storage';
import { copyStore } from './copy-store';
import type { DraftContent } from './draft-content';

/** What this device keeps of a text that the server has not acknowledged. */
export interface DeviceCopy {
  /** What is written: a new text, a draft or a tutorial, see `subjectOf`. */
  subject: string;
  content: DraftContent;
  /** What the server last acknowledged, or what the writing began with. */
  base: DraftContent;
  /** What was sent and not answered: the server may have any of it or none. */
  sent: DraftContent[];
  /** By which the server knows a new draft again. */
  key: string;
  tutorialVersion: number | null;
  keptAt: number;
}

/** How long one waits for a page that has just been closed to let go of its copy. */
const CLOSING_MS = 400;

export function subjectOf(draftId: number | null, tutorialId: number | null): string {
  if (tutorialId) return `tutoriel-${tutorialId}`;
  return draftId ? `brouillon-${draftId}` : 'nouveau';
}

/** Not `randomUUID`, which a page has only over https. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * The copies of one member’s, each page with one of its own, so that no tab overwrites another’s. Those of pages that are
 * no more are found again; a lock tells them from those of pages that are still open, where the browser has locks.
 *
 * They are kept in IndexedDB, which has them on the disk when it says so: what `localStorage` took is there some seconds
 * later, and gone if the browser is killed before. A page that goes away has no time for that, and no browser that dies.
 */
export class DeviceCopies {
  private readonly prefix: string;
  private readonly own: string;
  private release: (() => void) | undefined;
  private timesForgotten = 0;

  constructor(memberId: number) {
    this.prefix = `brouillon/${memberId}/`;
    this.own = this.prefix + newKey();
  }

  /** Resolves to whether it outlives the page and the browser. */
  async keep(copy: Omit<DeviceCopy, 'keptAt'>): Promise<boolean> {
    this.hold();
    const text = JSON.stringify({ ...copy, keptAt: Date.now() });
    const { timesForgotten } = this;
    if (await copyStore.keep(this.own, text)) return true;
    return timesForgotten !== this.timesForgotten || lasting.keep(this.own, text);
  }

  /** As `keep`, for a page that will not be there to hear whether it was. */
  keepAtTheEnd(copy: Omit<DeviceCopy, 'keptAt'>): void {
    lasting.keep(this.own, JSON.stringify({ ...copy, keptAt: Date.now() }));
    void this.keep(copy);
  }

  forget(): void {
    this.timesForgotten += 1;
    forget(this.own);
  }

  /** Lets another page find what this one has kept. */
  close(): void {
    this.release?.();
    this.release = undefined;
  }

  /** Those that pages left behind, the earliest first; `drop` removes one once it is safe elsewhere. */
  async leftBehind(subject: string): Promise<{ copy: DeviceCopy; drop: () => void }[]> {
    const found = [...(await this.all())].filter(([, copy]) => copy.subject === subject);
    const free = await Promise.all(found.map(([name]) => isFree(name)));
    return found
      .filter((_, index) => free[index])
      .toSorted(([, one], [, other]) => one.keptAt - other.keptAt)
      .map(([name, copy]) => ({ copy, drop: () => forget(name) }));
  }

  /** By name, the later one where both places have one. */
  private async all(): Promise<Map<string, DeviceCopy>> {
    const kept: [string, string | null][] = lasting
      .keys()
      .filter((name) => name.startsWith(this.prefix))
      .map((name) => [name, lasting.read(name)]);
    const found = new Map<string, DeviceCopy>();
    for (const [name, text] of [...kept, ...(await copyStore.readAll(this.prefix))]) {
      if (!text || name === this.own) continue;
      const copy = JSON.parse(text) as DeviceCopy;
      if ((found.get(name)?.keptAt ?? 0) < copy.keptAt) found.set(name, copy);
    }
    return found;
  }

  private hold(): void {
    if (this.release) return;
    const held = new Promise<void>((resolve) => (this.release = resolve));
    void locks()?.request(this.own, () => held);
  }
}

function forget(name: string): void {
  lasting.forget(name);
  void copyStore.forget(name);
}

/** Browsers have them over https, and on the machine itself. */
function locks(): LockManager | undefined {
  return navigator.locks;
}

async function isFree(name: string): Promise<boolean> {
  try {
    await locks()?.request(name, { signal: AbortSignal.timeout(CLOSING_MS) }, () => undefined);
    return true;
  } catch {
    return false;
  }
}
