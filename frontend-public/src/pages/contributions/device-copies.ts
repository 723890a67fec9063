import { lasting } from '@passerelle/api-client/browser-storage';
import type { DraftContent } from './draft-content';

/** What this device keeps of a text that the server has not acknowledged. */
export interface DeviceCopy {
  /** What is written: a new text, a draft or a tutorial, see `subjectOf`. */
  subject: string;
  content: DraftContent;
  /** What the server last acknowledged, or what the writing began with. */
  base: DraftContent;
  /** What was sent and not answered: the server may have it or not. */
  sent: DraftContent | null;
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
 */
export class DeviceCopies {
  private readonly prefix: string;
  private readonly own: string;
  private release: (() => void) | undefined;

  constructor(memberId: number) {
    this.prefix = `brouillon/${memberId}/`;
    this.own = this.prefix + newKey();
  }

  /** @returns whether it outlives the page */
  keep(copy: Omit<DeviceCopy, 'keptAt'>): boolean {
    this.hold();
    return lasting.keep(this.own, JSON.stringify({ ...copy, keptAt: Date.now() }));
  }

  forget(): void {
    lasting.forget(this.own);
  }

  /** Lets another page find what this one has kept. */
  close(): void {
    this.release?.();
    this.release = undefined;
  }

  /** Those that pages left behind, the earliest first; `drop` removes one once it is safe elsewhere. */
  async leftBehind(subject: string): Promise<{ copy: DeviceCopy; drop: () => void }[]> {
    const found = this.all().filter(({ copy }) => copy.subject === subject);
    const free = await Promise.all(found.map(({ name }) => isFree(name)));
    return found
      .filter((_, index) => free[index])
      .toSorted((one, other) => one.copy.keptAt - other.copy.keptAt)
      .map(({ name, copy }) => ({ copy, drop: () => lasting.forget(name) }));
  }

  private all(): { name: string; copy: DeviceCopy }[] {
    return lasting
      .keys()
      .filter((name) => name.startsWith(this.prefix) && name !== this.own)
      .flatMap((name) => {
        const text = lasting.read(name);
        return text ? [{ name, copy: JSON.parse(text) as DeviceCopy }] : [];
      });
  }

  private hold(): void {
    if (this.release) return;
    const held = new Promise<void>((resolve) => (this.release = resolve));
    void locks()?.request(this.own, () => held);
  }
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
