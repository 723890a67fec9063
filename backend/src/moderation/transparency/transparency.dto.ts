import { ApiProperty } from '@nestjs/swagger';
import { sanctions, outcomes, type Outcome, type Sanction } from '../decisions/decision.entity.js';
import { reportReasons, type ReportReason } from '../subjects/report-reasons.js';
import { subjectKinds, type SubjectKind } from '../subjects/subject-kinds.js';

class ReceivedDto {
  @ApiProperty({ enum: subjectKinds })
  kind: SubjectKind;

  @ApiProperty({ enum: reportReasons })
  reason: ReportReason;

  @ApiProperty({ type: 'integer' })
  count: number;
}

class DecidedDto {
  @ApiProperty({ enum: subjectKinds })
  kind: SubjectKind;

  @ApiProperty({ description: 'Si les signalements ont été retenus.' })
  isUpheld: boolean;

  @ApiProperty({ enum: outcomes })
  outcome: Outcome;

  @ApiProperty({ enum: sanctions })
  sanction: Sanction;

  @ApiProperty({ type: 'integer' })
  count: number;
}

class AppealedDto {
  @ApiProperty({ type: 'integer', description: 'Recours encore à examiner.' })
  pending: number;

  @ApiProperty({ type: 'integer', description: 'Décisions maintenues.' })
  upheld: number;

  @ApiProperty({ type: 'integer', description: 'Décisions annulées.' })
  reversed: number;
}

export class QuarterDto {
  @ApiProperty({ type: 'integer', example: 2026 })
  year: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 4, example: 2 })
  quarter: number;

  @ApiProperty({ type: [ReceivedDto] })
  received: ReceivedDto[];

  @ApiProperty({ type: [DecidedDto], description: 'Sans celles que leur auteur a reprises.' })
  decided: DecidedDto[];

  @ApiProperty({ type: AppealedDto })
  appeals: AppealedDto;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Temps médian du premier signalement à la décision, en secondes ; null sans décision.',
    example: 7200,
  })
  medianSeconds: number | null;
}

export class TransparencyDto {
  @ApiProperty({ type: [QuarterDto], description: 'Le trimestre en cours d’abord.' })
  quarters: QuarterDto[];
}
