import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Tutorial } from '../tutorials/tutorial.entity.js';

/** A tutorial to read on the way, and why now. */
@Entity('learning_path_steps')
export class PathStep {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  pathId: number;

  @Column({ type: 'int' })
  tutorialId: number;

  @ManyToOne(() => Tutorial)
  @JoinColumn({ name: 'tutorialId' })
  tutorial?: Tutorial;

  @Column({ type: 'varchar', length: 200 })
  title: string;

  @Column({ type: 'varchar', length: 1000 })
  description: string;

  /** Orders the steps of a path. */
  @Column({ type: 'int' })
  position: number;
}
