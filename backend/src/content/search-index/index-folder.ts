import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ANALYSER_VERSION } from '@passerelle/api-client/search/analyse';

/** Counts up whenever what is written into an index changes: an index of another format can't be read. */
const FORMAT = 1;
const FIRST = '0';
const UNFINISHED = /\.sqlite\.\d+$/;
/** Longer than any index takes from one document to the next. */
const ABANDONED_MS = 24 * 60 * 60_000;
const NAME = /^tutorials-(?<format>\d+)\.(?<analyser>\d+)-(?<generation>[0-9a-z]+)\.sqlite$/;

/**
 * The folder in which a node has its indexes: the one it searches, and for a while the one that is being made to replace
 * it. Processes that share the folder share the index.
 */
export class IndexFolder {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
    this.removeAbandoned();
    this.removeOld();
  }

  /** The index to search; one that is still to be filled where there is none. */
  current(): string {
    const [latest] = this.usable();
    return join(this.folder, latest?.name ?? nameOf(FIRST));
  }

  /** Whether the words of the index were found by another version of the analyser, so that it should be made anew. */
  isOutdated(): boolean {
    const [latest] = this.usable();
    return latest !== undefined && latest.analyser !== ANALYSER_VERSION;
  }

  /** Where an index is to be made; nobody searches it before it is put in place. */
  newPath(): string {
    return `${join(this.folder, nameOf(Date.now().toString(36)))}.${process.pid}`;
  }

  /** Has everybody search an index that is finished and closed; those before it go. */
  putInPlace(path: string): void {
    renameSync(path, path.replace(/\.\d+$/, ''));
    for (const { name } of this.usable().slice(1)) removeIndex(join(this.folder, name));
  }

  /** What a process was making when it was killed. */
  private removeAbandoned(): void {
    for (const name of readdirSync(this.folder).filter((each) => UNFINISHED.test(each))) {
      const path = join(this.folder, name);
      const touchedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
      if (Date.now() - touchedAt > ABANDONED_MS) removeIndex(path);
    }
  }

  /** What can no longer be read, since its format is an older one. */
  private removeOld(): void {
    for (const name of readdirSync(this.folder)) {
      const { format } = NAME.exec(name)?.groups ?? {};
      if (format !== undefined && Number(format) < FORMAT) removeIndex(join(this.folder, name));
    }
  }

  /** The best first: of this analyser, and of those the latest. */
  private usable() {
    return readdirSync(this.folder)
      .flatMap((name) => {
        const { format, analyser, generation = '' } = NAME.exec(name)?.groups ?? {};
        return Number(format) === FORMAT ? [{ name, analyser: Number(analyser), generation }] : [];
      })
      .sort(
        (one, other) =>
          other.analyser - one.analyser ||
          other.generation.length - one.generation.length ||
          (other.generation > one.generation ? 1 : -1),
      );
  }
}

/** Also of those that use it: they go on with what they have open, and find its successor the next time they look. */
export function removeIndex(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
}

function nameOf(generation: string): string {
  return `tutorials-${FORMAT}.${ANALYSER_VERSION}-${generation}.sqlite`;
}
