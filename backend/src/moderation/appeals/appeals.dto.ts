import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { PublicUserDto, toPublicUserDto } from '../../members/users/users.dto.js';
import { TextField } from '../../platform/common/body-fields.js';
import { PageQuery } from '../../platform/common/page-query.js';
import { ChoiceParam } from '../../platform/common/query-params.js';
import {
  outcomes,
  sanctions,
  type Decision,
  type Outcome,
  type Sanction,
} from '../decisions/decision.entity.js';
import { DecisionDto, toDecisionDto } from '../decisions/decisions.dto.js';
import { reportReasons, type ReportReason } from '../subjects/report-reasons.js';
import { subjectKinds, type SubjectKind } from '../subjects/subject-kinds.js';
import { appealStatuses, type Appeal, type AppealStatus } from './appeal.entity.js';
import { appealDeadline } from './appeals.policy.js';

export class AppealBody {
  @TextField({
    lines: true,
    min: 10,
    max: 1000,
    tooShort: 'Dites pourquoi, en 10 caractères au moins.',
    tooLong: 'Votre demande ne peut pas dépasser 1000 caractères.',
    example: 'Ce lien mène à une documentation, pas à une boutique.',
  })
  text: string;
}

export class AppealAnswerBody {
  @ApiProperty({ enum: ['upheld', 'reversed'], description: 'Si la décision est maintenue ou annulée.' })
  @IsIn(['upheld', 'reversed'], { message: 'Le statut doit valoir upheld ou reversed.' })
  status: 'upheld' | 'reversed';

  @TextField({
    lines: true,
    max: 1000,
    optional: true,
    description: 'Dite à qui fait le recours.',
    example: 'Après un second examen, la décision est maintenue.',
  })
  answer?: string | null;
}

export class AppealsQuery extends PageQuery {
  @ChoiceParam(appealStatuses, 'Seulement les recours de ce statut.')
  status?: AppealStatus;
}

class OwnAppealDto {
  @ApiProperty({ example: 'Ce lien mène à une documentation.' })
  text: string;

  @ApiProperty({ enum: appealStatuses })
  status: AppealStatus;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Après un second examen, la décision est maintenue.',
  })
  answer: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  handledAt: string | null;
}

/** A decision as the owner of the content sees it: without the reporter and the moderator. */
export class ToldDecisionDto {
  @ApiProperty({ enum: subjectKinds })
  kind: SubjectKind;

  @ApiProperty({ type: String, nullable: true, example: 'Le pain au levain' })
  title: string | null;

  @ApiProperty({ description: 'Ce que disait la chose ; vide un an après.', example: 'Achetez ici !' })
  said: string;

  @ApiProperty({ enum: outcomes })
  outcome: Outcome;

  @ApiProperty({ enum: sanctions })
  sanction: Sanction;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Fin de la suspension.' })
  suspendedUntil: string | null;

  @ApiProperty({ enum: reportReasons, description: 'La règle enfreinte.' })
  rule: ReportReason;

  @ApiProperty({
    description: 'Pourquoi ; vide un an après.',
    example: 'Cela fait la publicité d’un produit.',
  })
  reason: string;

  @ApiProperty({ format: 'date-time' })
  decidedAt: string;

  @ApiProperty({ description: 'Si elle a été annulée depuis.' })
  isReversed: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Jusqu’à quand un recours est possible ; null s’il ne l’est pas, ou plus.',
  })
  appealableUntil: string | null;

  @ApiProperty({ type: OwnAppealDto, nullable: true })
  appeal: OwnAppealDto | null;
}

export class AppealDto extends OwnAppealDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: PublicUserDto, nullable: true, description: 'Qui fait le recours.' })
  appellant: PublicUserDto | null;

  @ApiProperty({ type: DecisionDto })
  decision: DecisionDto;

  @ApiProperty({ type: PublicUserDto, nullable: true, description: 'Qui a décidé.' })
  decider: PublicUserDto | null;

  @ApiProperty({ type: 'integer', nullable: true })
  handledBy: number | null;
}

export class AppealListDto {
  @ApiProperty({ type: [AppealDto] })
  appeals: AppealDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

export function toToldDecisionDto(decision: Decision, appeal: Appeal | null): ToldDecisionDto {
  const until = appeal ? null : appealDeadline(decision);
  return {
    kind: decision.kind,
    title: decision.subjectTitle,
    said: decision.said,
    outcome: decision.outcome,
    sanction: decision.sanction,
    suspendedUntil: toDecisionDto(decision).suspendedUntil,
    rule: decision.rule,
    reason: decision.reason,
    decidedAt: decision.decidedAt.toISOString(),
    isReversed: decision.undoneAt !== null || decision.reversedAt !== null,
    appealableUntil: until && until > new Date() ? until.toISOString() : null,
    appeal: appeal && toOwnAppealDto(appeal),
  };
}

export function toAppealDto(appeal: Appeal): AppealDto {
  const { id, user, handledBy } = appeal;
  const decision = appeal.decision!;
  return {
    id,
    ...toOwnAppealDto(appeal),
    appellant: user ? toPublicUserDto(user) : null,
    decision: toDecisionDto(decision),
    decider: decision.decider ? toPublicUserDto(decision.decider) : null,
    handledBy,
  };
}

function toOwnAppealDto({ text, status, answer, createdAt, handledAt }: Appeal): OwnAppealDto {
  return {
    text,
    status,
    answer,
    createdAt: createdAt.toISOString(),
    handledAt: handledAt?.toISOString() ?? null,
  };
}
