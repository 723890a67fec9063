import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A merged account that had a public page: its address leads to whom it was merged into. */
@Entity('former_authors')
export class FormerAuthor {
  /** The id that the account had; no other one ever gets it. */
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  userId: number;
}
