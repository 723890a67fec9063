import { lasting, ofTab } from '@passerelle/api-client/browser-storage';
import { newKey } from '@passerelle/api-client/sent-once';
import { copyStore } from './copy-store';
import type { DraftContent } from './draft-content';

/** A local copy of text the server has not acknowledged. */
export interface DeviceCopy {
  /** Identifies the text: new, draft or tutorial, see `subjectOf`. */
  subject: string;
  content: DraftContent;
  /** Last acknowledged content, or the initial one. */
  base: DraftContent;
  /** Sent but unanswered contents: the server may have any of them or none. */
  sent: DraftContent[];
  /** Idempotency key of a new draft. */
  key: string;
  tutorialVersion: number | null;
  keptAt: number;
}

/** How long to wait until a page that was just closed releases its copy. */
const CLOSING_MS = 400;
/** A tab that is reloaded has only one page: the one before is about to end, which takes long on a busy device. */
const RELOADING_MS = 10_000;
/** Name of the copy of this tab's latest page. */
const LATEST = 'brouillon-de-cet-onglet';

export function subjectOf(draftId: number | null, tutorialId: number | null): string {
  if (tutorialId) return `tutoriel-${tutorialId}`;
  return draftId ? `brouillon-${draftId}` : 'nouveau';
}

/**
 * A member's local copies, one per page, so that tabs do not overwrite each other. Copies of closed pages
 * are found again; Web Locks, where supported, tell them from those of open pages.
 *
 * Stored in IndexedDB, which hands data to the operating system at once: `localStorage` does so seconds later and loses
 * it when the browser is killed. A page being unloaded has no time for IndexedDB and uses `localStorage`.
 */
export class DeviceCopies {
  private readonly prefix: string;
  private readonly own: string;
  private release: (() => void) | undefined;
  private timesForgotten = 0;

  constructor(memberId: number) {
    this.prefix = prefixOf(memberId);
    this.own = this.prefix + newKey();
  }

  /** Deletes the copies of a member whose account is deleted. */
  static async forgetAll(memberId: number): Promise<void> {
    const prefix = prefixOf(memberId);
    lasting
      .keys()
      .filter((name) => name.startsWith(prefix))
      .forEach(forget);
    await copyStore.forgetAll(prefix);
  }

  /** Resolves to whether it survives the page and the browser. */
  async keep(copy: Omit<DeviceCopy, 'keptAt'>): Promise<boolean> {
    this.hold();
    const text = JSON.stringify({ ...copy, keptAt: Date.now() });
    const { timesForgotten } = this;
    if (await copyStore.keep(this.own, text)) return true;
    return timesForgotten !== this.timesForgotten || lasting.keep(this.own, text);
  }

  /** Like `keep`, synchronously, for a page that is being unloaded. */
  keepAtTheEnd(copy: Omit<DeviceCopy, 'keptAt'>): void {
    lasting.keep(this.own, JSON.stringify({ ...copy, keptAt: Date.now() }));
    void this.keep(copy);
  }

  forget(): void {
    this.timesForgotten += 1;
    forget(this.own);
  }

  /** Releases this page's copy for other pages. */
  close(): void {
    this.release?.();
    this.release = undefined;
  }

  /** Copies left by closed pages, oldest first; `drop` removes one once it is safe elsewhere. */
  async leftBehind(subject: string): Promise<{ copy: DeviceCopy; drop: () => void }[]> {
    const found = [...(await this.all())].filter(([, copy]) => copy.subject === subject);
    const free = await Promise.all(
      found.map(([name]) => isFree(name, name === ofTab.read(LATEST) ? RELOADING_MS : CLOSING_MS)),
    );
    return found
      .filter((_, index) => free[index])
      .toSorted(([, one], [, other]) => one.keptAt - other.keptAt)
      .map(([name, copy]) => ({ copy, drop: () => forget(name) }));
  }

  /** By name; the newer one if both stores have it. */
  private async all(): Promise<Map<string, DeviceCopy>> {
    const kept: [string, string | null][] = lasting
      .keys()
      .filter((name) => name.startsWith(this.prefix))
      .map((name) => [name, lasting.read(name)]);
    const found = new Map<string, DeviceCopy>();
    for (const [name, text] of [...kept, ...(await copyStore.readAll(this.prefix))]) {
      const copy = name === this.own ? undefined : readCopy(text);
      if (copy && (found.get(name)?.keptAt ?? 0) < copy.keptAt) found.set(name, copy);
    }
    return found;
  }

  private hold(): void {
    if (this.release) return;
    const held = new Promise<void>((resolve) => (this.release = resolve));
    ofTab.keep(LATEST, this.own);
    void locks()?.request(this.own, () => held);
  }
}

function prefixOf(memberId: number): string {
  return `brouillon/${memberId}/`;
}

/** Undefined for a copy that is damaged. */
function readCopy(text: string | null): DeviceCopy | undefined {
  try {
    return text ? (JSON.parse(text) as DeviceCopy) : undefined;
  } catch {
    return undefined;
  }
}

function forget(name: string): void {
  lasting.forget(name);
  void copyStore.forget(name);
}

/** Web Locks exist over HTTPS and on localhost only. */
function locks(): LockManager | undefined {
  return navigator.locks;
}

async function isFree(name: string, waitMs: number): Promise<boolean> {
  try {
    await locks()?.request(name, { signal: AbortSignal.timeout(waitMs) }, () => undefined);
    return true;
  } catch {
    return false;
  }
}
