import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Row 1 counts the changes to what visitors read, row 2 how often the cache was emptied by hand. */
@Entity('content_version')
export class ContentVersion {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int', default: 0 })
  version: number;
}
