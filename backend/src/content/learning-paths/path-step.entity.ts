import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Tutorial } from '../tutorials/tutorial.entity.js';

/** A tutorial on the path, with the reason to read it at this point. */
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

  /** Sort order of the steps. */
  @Column({ type: 'int' })
  position: number;
}
