import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Redirects the public profile of a merged account to the remaining one. */
@Entity('former_authors')
export class FormerAuthor {
  /** Id of the merged account; ids are never reused. */
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  userId: number;
}
