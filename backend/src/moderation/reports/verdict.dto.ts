import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsISO8601, IsOptional, ValidateIf } from 'class-validator';
import { TextField } from '../../platform/common/body-fields.js';
import {
  outcomes,
  sanctions,
  verdicts,
  type Outcome,
  type Sanction,
  type Verdict,
} from '../decisions/decision.entity.js';
import { reportReasons, type ReportReason } from '../subjects/report-reasons.js';

export class VerdictBody {
  @ApiProperty({ enum: verdicts, description: 'Si les signalements sont retenus ou rejetés.' })
  @IsIn(verdicts, { message: 'La décision doit valoir upheld ou rejected.' })
  verdict: Verdict;

  @ApiPropertyOptional({
    enum: outcomes,
    description: 'Ce que devient la chose ; à dire quand c’est retenu.',
  })
  @ValidateIf(({ verdict }: VerdictBody, value) => verdict !== 'rejected' || value !== undefined)
  @IsIn(outcomes, { message: 'Dites ce que devient la chose : keep, hide ou delete.' })
  outcome?: Outcome;

  @ApiPropertyOptional({ enum: sanctions, description: 'Ce qui arrive à son auteur ; sans cela, rien.' })
  @IsOptional()
  @IsIn(sanctions, { message: 'La sanction doit valoir none, warn ou suspend.' })
  sanction?: Sanction;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Fin de la suspension ; null : sans fin.',
  })
  @IsOptional()
  @IsISO8601(
    { strict: true },
    { message: 'Donnez la fin de la suspension (ISO 8601), ou null si elle n’en a pas.' },
  )
  until?: string | null;

  @ApiPropertyOptional({
    enum: reportReasons,
    description: 'La règle en cause ; sans elle, le motif le plus donné.',
  })
  @IsOptional()
  @IsIn(reportReasons, { message: 'Motif de signalement invalide' })
  rule?: ReportReason;

  @TextField({
    lines: true,
    max: 1000,
    optional: true,
    description: 'Le motif, dit à l’auteur ; nécessaire quand quelque chose lui arrive.',
    example: 'Ce contenu fait la publicité d’un produit.',
  })
  reason?: string | null;

  @TextField({
    lines: true,
    max: 1000,
    optional: true,
    description: 'Gardée avec les signalements et dans le journal.',
    example: 'Troisième fois.',
  })
  note?: string | null;
}

export class NoteBody {
  @TextField({ lines: true, min: 2, max: 1000, tooShort: 'Écrivez la note.', example: 'Déjà vu en mai.' })
  text: string;
}
