import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A registration proof that has been used: it registers nobody else. */
@Entity('spent_proofs')
export class SpentProof {
  /** Of what was to be solved. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  hash: string;

  @Column({ type: 'datetime', precision: 3 })
  expiresAt: Date;
}
