import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

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

  /** Icon name, as the public site maps it. */
  @Column({ type: 'varchar', length: 60 })
  icon: string;

  /** Background and foreground of the icon, as CSS colours. */
  @Column({ type: 'varchar', length: 20 })
  iconBg: string;

  @Column({ type: 'varchar', length: 20 })
  iconColor: string;

  /** Sort order; ties are broken by id. */
  @Column({ type: 'int', default: 0 })
  position: number;

  /** Hidden from the lists that visitors see; its page and its tutorials stay available. */
  @Column({ type: 'boolean', default: false })
  isHidden: boolean;
}

/** A former slug of a domain, or the slug and id of a domain merged into it. Redirects use it. */
@Entity('former_domains')
export class FormerDomain {
  /** A slug, or an id in digits; slugs never consist of digits alone. */
  @PrimaryColumn({ type: 'varchar', length: 80 })
  key: string;

  @Column({ type: 'int' })
  domainId: number;
}
