import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a domain was known by earlier, or one that was merged into it: its slug, and of a merged one its id too. */
@Entity('former_domains')
export class FormerDomain {
  /** A slug, or an id in digits; no slug is made of digits alone. */
  @PrimaryColumn({ type: 'varchar', length: 80 })
  key: string;

  @Column({ type: 'int' })
  domainId: number;
}
