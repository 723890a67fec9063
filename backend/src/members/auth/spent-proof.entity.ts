import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A used registration proof, so that it cannot be used again. */
@Entity('spent_proofs')
export class SpentProof {
  /** Hash of the challenge. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  hash: string;

  @Column({ type: 'datetime', precision: 3 })
  expiresAt: Date;
}
