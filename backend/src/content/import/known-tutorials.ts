import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { fold } from '@passerelle/api-client/fold';
import { filePathOf, fileSource } from '../tutorials/tutorial.entity.js';
import { checksum } from './article-images.js';

/** A tutorial of an earlier import. */
export interface KnownTutorial {
  id: number;
  key: string;
  title: string;
  checksum: string;
  /** Whether the earlier file still exists, so that this one is another file with the same content. */
  isElsewhere?: boolean;
}

const TEXT_LENGTH = 24;
const PART_LENGTH = 20;

/**
 * A checksum of three parts with fixed lengths: the file, the other data of the tutorial, and the targets of its links.
 */
export function checksumOf(file: Buffer, others: (string | Buffer)[], links: string[]): string {
  const part = (parts: (string | Buffer)[], length: number) => checksum(parts).slice(0, length);
  return part([file], TEXT_LENGTH) + part(others, PART_LENGTH) + part(links, PART_LENGTH);
}

/** The checksum of the same text with other link targets. */
export function withLinks(sum: string, links: string[]): string {
  return sum.slice(0, TEXT_LENGTH + PART_LENGTH) + checksum(links).slice(0, PART_LENGTH);
}

/** Whether two checksums differ in their links at most. */
export function isSameText(one: string, other: string): boolean {
  return one.slice(0, TEXT_LENGTH + PART_LENGTH) === other.slice(0, TEXT_LENGTH + PART_LENGTH);
}

/** Finds the tutorial of a file: by its source, else by its path, else by its content. */
export class KnownTutorials {
  private readonly byKey = new Map<string, KnownTutorial>();
  private readonly byFile = new Map<string, KnownTutorial[]>();

  constructor(
    private readonly root: string,
    rows: readonly KnownTutorial[],
  ) {
    for (const row of rows) {
      this.byKey.set(row.key, row);
      if (!filePathOf(row.key)) continue;
      const file = row.checksum.slice(0, TEXT_LENGTH);
      if (file) this.byFile.set(file, [...(this.byFile.get(file) ?? []), row]);
    }
  }

  /** Uses real paths, so that symbolic links to a folder give the same key. */
  keyOf(file: string, source: string | null): string {
    return source ?? fileSource(join(this.root, file));
  }

  find(key: string): KnownTutorial | undefined {
    return this.byKey.get(key);
  }

  /** For a file at a new path: the tutorial with the same content, preferably one whose file no longer exists. */
  async findMoved(key: string, file: Buffer): Promise<KnownTutorial | undefined> {
    if (!filePathOf(key)) return undefined;
    const same = this.byFile.get(checksumOf(file, [], []).slice(0, TEXT_LENGTH)) ?? [];
    for (const known of same) if (await isGone(known)) return known;
    return same[0] && { ...same[0], isElsewhere: true };
  }

  /** The earlier place of a file with this name and title that no longer exists. */
  async findGone(key: string, file: string, title: string): Promise<string | undefined> {
    if (!filePathOf(key)) return undefined;
    const wanted = fold(title);
    for (const known of this.byKey.values()) {
      const path = filePathOf(known.key);
      if (path?.endsWith(`/${file}`) && fold(known.title) === wanted && (await isGone(known))) return path;
    }
    return undefined;
  }
}

async function isGone({ key }: KnownTutorial): Promise<boolean> {
  return access(filePathOf(key)!).then(
    () => false,
    () => true,
  );
}
