import { Entity, PrimaryColumn } from 'typeorm';

/** Further authors of a tutorial at the time of the decision, besides `subjectAuthorId`. */
@Entity('decision_coauthors')
export class DecisionCoauthor {
  @PrimaryColumn({ type: 'int' })
  decisionId: number;

  @PrimaryColumn({ type: 'int' })
  userId: number;
}
