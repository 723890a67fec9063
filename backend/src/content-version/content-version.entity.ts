import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row, counted up by every change to what visitors read. */
@Entity('content_version')
export class ContentVersion {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int', default: 0 })
  version: number;
}
