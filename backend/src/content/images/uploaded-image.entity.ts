import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An image uploaded by a member; several members may upload the same file. */
@Entity('sent_images')
export class UploadedImage {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** Null once the account is deleted. */
  @Column({ type: 'int', nullable: true })
  userId: number | null;

  @Column({ type: 'varchar', length: 60 })
  url: string;

  @Column({ type: 'int' })
  bytes: number;

  /** When it was uploaded, or last found in use. */
  @Column({ type: 'datetime', precision: 3 })
  checkedAt: Date;
}
