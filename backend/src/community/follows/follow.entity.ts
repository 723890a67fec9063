import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A member wants to hear of what is new in a domain, by an author or under a tag: of these three one is set. */
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

  /** As `tagKey` gives it. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  tag: string | null;

  /** The tag as the member has written it. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  tagName: string | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
