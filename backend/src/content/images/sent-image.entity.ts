import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An image that a member has sent; several may have sent the same. */
@Entity('sent_images')
export class SentImage {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Null once the account is gone. */
  @Column({ type: 'int', nullable: true })
  userId: number | null;

  @Column({ type: 'varchar', length: 60 })
  url: string;

  @Column({ type: 'int' })
  bytes: number;

  /** When it was sent, or last found to be used. */
  @Column({ type: 'datetime', precision: 3 })
  checkedAt: Date;
}
