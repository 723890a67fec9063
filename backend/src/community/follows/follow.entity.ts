import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A member follows a domain, an author or a tag; exactly one of the three is set. */
@Entity('follows')
export class Follow {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  userId: number;

  @Column({ type: 'int', nullable: true })
  domainId: number | null;

  @Column({ type: 'int', nullable: true })
  authorId: number | null;

  /** Normalized by `tagKey`. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  tag: string | null;

  /** As the member wrote it. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  tagName: string | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
