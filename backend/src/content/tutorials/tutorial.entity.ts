import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MarkdownAsset } from '../markdown/rendered-markdown.js';
import { WrittenText } from '../revisions/written-text.js';

/** Whom a tutorial names as one of its authors. */
export interface SignedAuthor {
  /** The member’s; null for whoever has no account here. */
  id: number | null;
  name: string;
  avatar: string | null;
  bio: string | null;
}

/** Long columns are left out of lists; ask for them by name. */
@Entity('tutorials')
export class Tutorial extends WrittenText {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Counts how often the text has been replaced, by a member or an import. */
  @Column({ type: 'int', default: 1 })
  version: number;

  @Column({ type: 'int' })
  domainId: number;

  /** The title as `fold` gives it: what the alphabetical order goes by. */
  @Column({ type: 'varchar', length: 400, select: false })
  titleFolded: string;

  /** Folded title and description, one a line: what the list's `q` is looked up in. */
  @Column({ type: 'varchar', length: 2500, select: false })
  matchText: string;

  @Column({ type: 'datetime', precision: 3 })
  date: Date;

  /** The first of its authors who is a member; null when none is, as of imported ones and once the account is gone. */
  @Column({ type: 'int', nullable: true })
  authorId: number | null;

  /** Of several authors all names, as many as there is room for; avatar and biography are the first one's. */
  @Column({ type: 'varchar', length: 200 })
  authorName: string;

  @Column({ type: 'varchar', length: 500, nullable: true })
  authorAvatar: string | null;

  @Column({ type: 'varchar', length: 2000, nullable: true })
  authorBio: string | null;

  /** All of them where there are several; see `authorsOf`. */
  @Column({ type: 'simple-json', nullable: true })
  authors: SignedAuthor[] | null;

  /** Minutes. */
  @Column({ type: 'int', nullable: true })
  readTime: number | null;

  @Column({ type: 'int', default: 0 })
  likes: number;

  @Column({ type: 'int', default: 0 })
  views: number;

  /** views × 0.5 + likes × 2, kept at write time so that an index can serve the trending list. */
  @Column({ type: 'double', default: 0, select: false })
  trendingScore: number;

  /** Mean of the ratings, 0 without any; kept here so that lists need no count. */
  @Column({ type: 'double', default: 0 })
  ratingAverage: number;

  @Column({ type: 'int', default: 0 })
  ratingCount: number;

  @Column({ type: 'varchar', length: 200, nullable: true })
  licence: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  sourceUrl: string | null;

  /** Names the file a tutorial was imported from; null for one written on the site. */
  @Column({ type: 'varchar', length: 500, nullable: true, unique: true, select: false })
  sourcePath: string | null;

  /** Of the imported file and its images; the same checksum means nothing to import. */
  @Column({ type: 'varchar', length: 64, nullable: true, select: false })
  checksum: string | null;

  /** Whether readers may see what it said before. */
  @Column({ type: 'boolean', default: false })
  historyIsPublic: boolean;

  /** Version of the renderer that made `content` out of `source`. */
  @Column({ type: 'int', default: 0, select: false })
  rendererVersion: number;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  updatedAt: Date;

  /** Where the local images that `source` names are kept on the site. */
  @Column({ type: 'simple-json', select: false })
  assets: Record<string, MarkdownAsset>;

  /** Sanitised HTML made from `source` when it was saved. */
  @Column({ type: 'text', select: false })
  content: string;
}
