import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A member's favourite tutorial; one per member and tutorial. */
@Entity('favorites')
export class Favorite {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  userId: number;

  @Column({ type: 'int' })
  tutorialId: number;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
