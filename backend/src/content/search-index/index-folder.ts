import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ANALYSER_VERSION } from '@passerelle/api-client/search/analyse';
import { DAY_MS } from '@passerelle/api-client/durations';

/** Increment when the format of an index changes; indexes of other formats can't be read. */
const FORMAT = 4;
const FIRST = '0';
const UNFINISHED = /\.sqlite\.\d+$/;
/** Longer than any pause between two writes of a build. */
const ABANDONED_MS = DAY_MS;
const NAME = /^tutorials-(?<format>\d+)\.(?<analyser>\d+)-(?<generation>[0-9a-z]+)\.sqlite$/;

/**
 * Folder with the indexes of a node: the one in use, and for a time its replacement under construction. Processes that
 * share the folder share the index.
 */
export class IndexFolder {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
    this.removeAbandoned();
    this.removeOld();
  }

  /** Path of the index to search; a new, empty one if there is none. */
  current(): string {
    const [latest] = this.usable();
    return join(this.folder, latest?.name ?? nameOf(FIRST));
  }

  /** Whether the index was made by another version of the analyser and should be rebuilt. */
  isOutdated(): boolean {
    const [latest] = this.usable();
    return latest !== undefined && latest.analyser !== ANALYSER_VERSION;
  }

  /** Path for building an index; it is not searched before `putInPlace`. */
  newPath(): string {
    return `${join(this.folder, nameOf(Date.now().toString(36)))}.${process.pid}`;
  }

  /** Puts a finished, closed index in use and deletes earlier ones. */
  putInPlace(path: string): void {
    renameSync(path, path.replace(/\.\d+$/, ''));
    for (const { name } of this.usable().slice(1)) removeIndex(join(this.folder, name));
  }

  /** Deletes unfinished indexes of processes that were killed. */
  private removeAbandoned(): void {
    for (const name of readdirSync(this.folder).filter((each) => UNFINISHED.test(each))) {
      const path = join(this.folder, name);
      const touchedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
      if (Date.now() - touchedAt > ABANDONED_MS) removeIndex(path);
    }
  }

  /** Deletes indexes of older formats. */
  private removeOld(): void {
    for (const name of readdirSync(this.folder)) {
      const { format } = NAME.exec(name)?.groups ?? {};
      if (format !== undefined && Number(format) < FORMAT) removeIndex(join(this.folder, name));
    }
  }

  /** Best first: those of this analyser version, and of them the newest. */
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

/** Safe while in use: open files stay readable, and their processes find the successor at their next check. */
export function removeIndex(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
}

function nameOf(generation: string): string {
  return `tutorials-${FORMAT}.${ANALYSER_VERSION}-${generation}.sqlite`;
}
