import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';

/** A version of a page's text; the latest is current. Rows are never updated. */
@Entity('site_page_versions')
export class SitePageVersion {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Path without the slash. */
  @Column({ type: 'varchar', length: 40 })
  page: string;

  /** Markdown; null for the built-in text. */
  @Column({ type: 'text', nullable: true })
  source: string | null;

  /** Rendered when saved; null like the source. */
  @Column({ type: 'text', nullable: true })
  html: string | null;

  /** First words, for descriptions elsewhere. */
  @Column({ type: 'varchar', length: 500 })
  opening: string;

  /** Null once the account is deleted. */
  @Column({ type: 'int', nullable: true })
  authorId: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'authorId' })
  author?: User | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
