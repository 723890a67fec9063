import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A member's rating of a tutorial; one per member and tutorial. */
@Entity('ratings')
export class Rating {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  userId: number;

  @Column({ type: 'int' })
  tutorialId: number;

  /** 1 to 5. */
  @Column({ type: 'int' })
  score: number;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  updatedAt: Date;
}
