import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

export const requestStatuses = ['pending', 'accepted', 'refused'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** A member's request for the right to publish, decided by administrators. */
@Entity('contributor_requests')
export class ContributorRequest {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  userId: number;

  /** The member's id while pending, otherwise null: unique, so that a member has one open request. */
  @Column({ type: 'int', nullable: true, select: false })
  openKey: number | null;

  @Column({ type: 'varchar', length: 1000 })
  message: string;

  @Column({ type: 'varchar', length: 10 })
  status: RequestStatus;

  @Column({ type: 'varchar', length: 500, nullable: true })
  answer: string | null;

  @Column({ type: 'int', nullable: true })
  answeredBy: number | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  answeredAt: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;
}
