import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MarkdownAsset } from '../markdown/rendered-markdown.js';
import { WrittenText } from '../revisions/written-text.js';
import type { PublicationState } from './published.js';
import type { SeenUnpublished } from './unpublished-tutorial.entity.js';

/** An author as stored in a tutorial's `authors`. */
export interface SignedAuthor {
  /** Null for an author without an account. */
  id: number | null;
  name: string;
  avatar: string | null;
  bio: string | null;
}

/** Long columns are not selected by default; add them by name. */
@Entity('tutorials')
export class Tutorial extends WrittenText {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Incremented each time a member or an import replaces the text. */
  @Column({ type: 'int', default: 1 })
  version: number;

  @Column({ type: 'int' })
  domainId: number;

  /** Title after `fold`; used for alphabetical order. */
  @Column({ type: 'varchar', length: 400, select: false })
  titleFolded: string;

  /** Folded title and description, one per line; the list's `q` matches against it. */
  @Column({ type: 'varchar', length: 2500, select: false })
  matchText: string;

  @Column({ type: 'datetime', precision: 3 })
  date: Date;

  /** The first author who is a member; null for imported tutorials and once the account is deleted. */
  @Column({ type: 'int', nullable: true })
  authorId: number | null;

  /** Names of all authors, as far as they fit; avatar and biography are the first one's. */
  @Column({ type: 'varchar', length: 200 })
  authorName: string;

  @Column({ type: 'varchar', length: 500, nullable: true })
  authorAvatar: string | null;

  @Column({ type: 'varchar', length: 2000, nullable: true })
  authorBio: string | null;

  /** Set when there are several; see `authorsOf`. */
  @Column({ type: 'simple-json', nullable: true })
  authors: SignedAuthor[] | null;

  /** In minutes. */
  @Column({ type: 'int', nullable: true })
  readTime: number | null;

  @Column({ type: 'int', default: 0 })
  likes: number;

  @Column({ type: 'int', default: 0 })
  views: number;

  /** views × 0.5 + likes × 2. Updated on write so that an index can serve the trending list. */
  @Column({ type: 'double', default: 0, select: false })
  trendingScore: number;

  /** Mean rating, 0 without ratings. Stored so that lists need no aggregate. */
  @Column({ type: 'double', default: 0 })
  ratingAverage: number;

  @Column({ type: 'int', default: 0 })
  ratingCount: number;

  @Column({ type: 'varchar', length: 500, nullable: true })
  sourceUrl: string | null;

  /** Path of the imported file; null for a tutorial written on the site. */
  @Column({ type: 'varchar', length: 500, nullable: true, unique: true, select: false })
  sourcePath: string | null;

  /** Checksum of the imported file and its images; an unchanged one skips the import. */
  @Column({ type: 'varchar', length: 64, nullable: true, select: false })
  checksum: string | null;

  /** Derived from `unpublished_tutorials` and `deleted_tutorials`, for indexes of unpublished tutorials. */
  @Column({ type: 'varchar', length: 12, default: 'published', select: false })
  publicationState: PublicationState;

  /** Whether readers may see earlier versions. */
  @Column({ type: 'boolean', default: false })
  historyIsPublic: boolean;

  /** Version of the renderer that made `content` from `source`. */
  @Column({ type: 'int', default: 0, select: false })
  rendererVersion: number;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  updatedAt: Date;

  /** Stored media by the image link that `source` contains. */
  @Column({ type: 'simple-json', select: false })
  assets: Record<string, MarkdownAsset>;

  /** Why it is not on the site, from its own table; loaded for whoever may read it all the same. */
  unpublished?: SeenUnpublished | undefined;

  /** Sanitized HTML, rendered from `source` on save. */
  @Column({ type: 'text', select: false })
  content: string;
}

const PREFIX = 'file:';

/** Identifies a tutorial whose file names no source, by the path of the file on its machine. Not shown to readers. */
export function fileSource(path: string): string {
  return PREFIX + path;
}

/** The path of such a file; undefined if the file named its source. */
export function filePathOf(sourcePath: string): string | undefined {
  return sourcePath.startsWith(PREFIX) ? sourcePath.slice(PREFIX.length) : undefined;
}
