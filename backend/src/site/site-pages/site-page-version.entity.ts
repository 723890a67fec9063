import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';

/** What a page said in one of its versions; the latest is what it says. Rows are written once and never changed. */
@Entity('site_page_versions')
export class SitePageVersion {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Its address, without the slash. */
  @Column({ type: 'varchar', length: 40 })
  page: string;

  /** Markdown; null where the built-in text has come back. */
  @Column({ type: 'text', nullable: true })
  source: string | null;

  /** Rendered when it was written; null as the source is. */
  @Column({ type: 'text', nullable: true })
  html: string | null;

  /** Its first words, for what is said of the page elsewhere. */
  @Column({ type: 'varchar', length: 500 })
  opening: string;

  /** Null once the account is gone. */
  @Column({ type: 'int', nullable: true })
  authorId: number | null;

  @ManyToOne(() => User, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'authorId' })
  author?: User | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
