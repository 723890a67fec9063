import { Entity, PrimaryColumn } from 'typeorm';

/** Whom a decision concerns beside its `subjectAuthorId`: a tutorial may have several authors when it is decided on. */
@Entity('decision_coauthors')
export class DecisionCoauthor {
  @PrimaryColumn({ type: 'int' })
  decisionId: number;

  @PrimaryColumn({ type: 'int' })
  userId: number;
}
