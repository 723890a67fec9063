import { ApiProperty } from '@nestjs/swagger';
import { suspensionEnd } from '../../members/users/user.entity.js';
import { reportReasons, type ReportReason } from '../subjects/report-reasons.js';
import { subjectKinds, type SubjectKind } from '../subjects/subject-kinds.js';
import {
  outcomes,
  sanctions,
  verdicts,
  type Decision,
  type Outcome,
  type Sanction,
  type Verdict,
} from './decision.entity.js';

/** A decision for moderators. */
export class DecisionDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ enum: subjectKinds })
  kind: SubjectKind;

  @ApiProperty({ type: 'integer' })
  subjectId: number;

  @ApiProperty({ type: String, nullable: true, example: 'Le pain au levain' })
  title: string | null;

  @ApiProperty({ description: 'Ce que disait la chose ; vide un an après.', example: 'Achetez ici !' })
  said: string;

  @ApiProperty({ enum: verdicts, description: 'Si les signalements ont été retenus.' })
  verdict: Verdict;

  @ApiProperty({ enum: outcomes, description: 'Ce qu’est devenue la chose.' })
  outcome: Outcome;

  @ApiProperty({ enum: sanctions, description: 'Ce qui est arrivé à son auteur.' })
  sanction: Sanction;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Fin de la suspension ; null sans suspension, ou sans fin.',
  })
  suspendedUntil: string | null;

  @ApiProperty({ enum: reportReasons })
  rule: ReportReason;

  @ApiProperty({ description: 'Dit à l’auteur.', example: 'Cela fait la publicité d’un produit.' })
  reason: string;

  @ApiProperty({ type: 'integer', description: 'Combien de signalements elle règle.' })
  reports: number;

  @ApiProperty({ type: 'integer', nullable: true })
  decidedBy: number | null;

  @ApiProperty({ format: 'date-time' })
  decidedAt: string;

  @ApiProperty({ description: 'Si elle a été annulée depuis.' })
  isReversed: boolean;
}

export function toDecisionDto(decision: Decision): DecisionDto {
  const { id, kind, subjectId, subjectTitle, said, verdict, outcome, sanction, rule, reason } = decision;
  return {
    ...{ id, kind, subjectId, title: subjectTitle, said, verdict, outcome, sanction, rule, reason },
    suspendedUntil: suspensionEnd(decision)?.toISOString() ?? null,
    reports: decision.reports,
    decidedBy: decision.decidedBy,
    decidedAt: decision.decidedAt.toISOString(),
    isReversed: decision.undoneAt !== null || decision.reversedAt !== null,
  };
}
