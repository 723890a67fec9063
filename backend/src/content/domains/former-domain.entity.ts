import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A former slug of a domain, or the slug and id of a domain merged into it. Redirects use it. */
@Entity('former_domains')
export class FormerDomain {
  /** A slug, or an id in digits; slugs never consist of digits alone. */
  @PrimaryColumn({ type: 'varchar', length: 80 })
  key: string;

  @Column({ type: 'int' })
  domainId: number;
}
