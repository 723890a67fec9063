import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A subject area, such as « Programmation ». */
@Entity('domains')
export class Domain {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'varchar', length: 80, unique: true })
  slug: string;

  @Column({ type: 'varchar', length: 80 })
  name: string;

  @Column({ type: 'varchar', length: 1000 })
  description: string;

  /** Name of the icon, as the public site knows it. */
  @Column({ type: 'varchar', length: 60 })
  icon: string;

  /** Background and foreground of the icon, as CSS colours. */
  @Column({ type: 'varchar', length: 20 })
  iconBg: string;

  @Column({ type: 'varchar', length: 20 })
  iconColor: string;

  /** Where it stands among the others; of those with the same, the older one is first. */
  @Column({ type: 'int', default: 0 })
  position: number;

  /** In no list that visitors see; its page and its tutorials stay where they are. */
  @Column({ type: 'boolean', default: false })
  isHidden: boolean;
}
