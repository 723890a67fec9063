import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A member wants to hear of what is new in a domain. */
@Entity('domain_follows')
export class DomainFollow {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn({ type: 'int' })
  domainId: number;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
