import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A setting changed by an administrator; all others have their default. */
@Entity('settings')
export class Setting {
  @PrimaryColumn({ type: 'varchar', length: 60 })
  name: string;

  /** JSON. */
  @Column({ type: 'text' })
  value: string;

  @Column({ type: 'datetime', precision: 3 })
  updatedAt: Date;
}
