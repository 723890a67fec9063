import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { FlagField, IdField, IdListField, TextField } from '../../platform/common/body-fields.js';
import { ConsolePageQuery } from '../../platform/common/page-query.js';
import type { Cursor } from '../../platform/common/cursor.js';
import { CursorParam, ChoiceParam, IdParam, IntParam } from '../../platform/common/query-params.js';
import { PublicUserDto, toPublicUserDto } from '../../members/users/users.dto.js';
import { DecisionDto, toDecisionDto } from '../decisions/decisions.dto.js';
import { reportReasons, type ReportReason } from '../subjects/report-reasons.js';
import { subjectKinds, type SubjectKind } from '../subjects/subject-kinds.js';
import { reportStatuses, type Report, type ReportStatus } from './report.entity.js';
import { reportSorts, type ReportSort } from './reports.repository.js';

/** Up to this many are returned at once. */
export const MAX_LISTED = 1000;

export class ReasonBody {
  @ApiProperty({ enum: reportReasons })
  @IsIn(reportReasons, { message: 'Motif de signalement invalide' })
  reason: ReportReason;

  @TextField({
    lines: true,
    max: 1000,
    optional: true,
    tooLong: 'Les détails ne peuvent pas dépasser 1000 caractères',
    example: 'Un lien vers une boutique.',
  })
  details?: string | null;
}

export class ReportBody extends ReasonBody {
  @IdField({ message: 'ID de commentaire invalide' })
  commentId: number;

  @IdField({
    message: "ID d'utilisateur invalide",
    optional: true,
    description: 'Sans effet : qui signale est le membre connecté.',
  })
  userId?: number;
}

export class ReportStatusBody {
  @ApiProperty({ enum: reportStatuses, example: 'resolved' satisfies ReportStatus })
  @IsIn(reportStatuses, { message: 'Le statut doit valoir pending, resolved ou rejected.' })
  status: ReportStatus;

  @TextField({
    lines: true,
    max: 1000,
    optional: true,
    description: 'Gardée avec le signalement et dans le journal.',
    example: 'Publicité.',
  })
  note?: string | null;

  @TextField({
    lines: true,
    max: 1000,
    optional: true,
    description: 'Le motif, dit à l’auteur quand son commentaire est supprimé.',
    example: 'Ce commentaire fait la publicité d’un produit.',
  })
  reason?: string | null;

  @FlagField(
    'Supprime aussi le commentaire, et résout ses autres signalements ; avec le statut `resolved` seulement.',
  )
  deleteComment?: boolean;
}

export class ReportDecisionsBody extends ReportStatusBody {
  @IdListField({
    min: 1,
    max: MAX_LISTED,
    tooShort: 'Choisissez au moins un signalement.',
    message: `Donnez ${MAX_LISTED} signalements au plus, chacun une fois.`,
  })
  ids: number[];
}

export class DecidedReportsDto {
  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    description: 'Les signalements demandés dont le statut a changé.',
  })
  ids: number[];

  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    description: 'Les signalements demandés qui n’existent pas.',
  })
  unknownIds: number[];
}

export class ReportsQuery extends ConsolePageQuery {
  @CursorParam()
  cursor?: Cursor;

  @ChoiceParam(reportSorts, 'Ce qui donne l’ordre.', 'id')
  sort?: ReportSort;

  @ChoiceParam(reportStatuses, 'Seulement les signalements de ce statut.')
  status?: ReportStatus;

  @ChoiceParam(reportReasons, 'Seulement les signalements de ce motif.')
  reason?: ReportReason;

  @IdParam('Seulement les signalements de ce commentaire.')
  commentId?: number;

  @ChoiceParam(subjectKinds, 'Seulement les signalements de ce genre de chose.')
  kind?: SubjectKind;

  @IdParam('Seulement les signalements de ce qui est à ce membre.')
  authorId?: number;

  @IdParam('Seulement les signalements faits par ce membre.')
  userId?: number;

  @IntParam({ min: 1, max: MAX_LISTED, fallback: MAX_LISTED, description: 'Nombre de signalements.' })
  override limit?: number;
}

/** A report as its reporter sees it. */
export class ReportDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ enum: subjectKinds, description: 'Le genre de ce qui est signalé.' })
  kind: SubjectKind;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null si autre chose est signalé.' })
  commentId: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null si le compte n’existe plus.' })
  userId: number | null;

  @ApiProperty({ enum: reportReasons })
  reason: ReportReason;

  @ApiProperty({ type: String, nullable: true, example: 'Un lien vers une boutique.' })
  details: string | null;

  @ApiProperty({ enum: reportStatuses })
  status: ReportStatus;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export class ReportedCommentDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'Achetez ici !' })
  content: string;

  @ApiProperty({ type: 'integer' })
  tutorialId: number;
}

/** A report as moderators see it. */
export class AdminReportDto extends ReportDto {
  @ApiProperty({ type: 'integer', description: 'L’identifiant de ce qui est signalé.' })
  subjectId: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Titre ou nom de la chose quand elle a été signalée ; null pour un commentaire.',
    example: 'Le pain au levain',
  })
  title: string | null;

  @ApiProperty({
    type: ReportedCommentDto,
    nullable: true,
    description: 'Null s’il a été supprimé, ou si autre chose est signalé.',
  })
  comment: ReportedCommentDto | null;

  @ApiProperty({
    description:
      'Ce que disait le commentaire, ou comment la chose se décrivait, quand elle a été signalée ; vide un an après la décision.',
    example: 'Achetez ici !',
  })
  commentContent: string;

  @ApiProperty({
    type: PublicUserDto,
    nullable: true,
    description: 'Qui signale ; null si le compte n’existe plus.',
  })
  user: PublicUserDto | null;

  @ApiProperty({
    type: PublicUserDto,
    nullable: true,
    description: 'À qui est la chose ; null si le compte n’existe plus.',
  })
  author: PublicUserDto | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'L’administrateur qui l’a traité en dernier.',
  })
  handledBy: number | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  handledAt: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Publicité.' })
  note: string | null;

  @ApiProperty({ type: DecisionDto, nullable: true, description: 'Ce qui a été décidé, et fait.' })
  decision: DecisionDto | null;
}

export function toReportDto(report: Report): ReportDto {
  const { id, kind, subjectId, userId, reason, details, status, createdAt, updatedAt } = report;
  return {
    id,
    kind,
    commentId: kind === 'comment' ? subjectId : null,
    userId,
    reason,
    details,
    status,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function toAdminReportDto(report: Report): AdminReportDto {
  const {
    subjectId,
    subjectTitle,
    said,
    comment,
    user,
    subjectAuthor,
    handledBy,
    handledAt,
    note,
    decision,
  } = report;
  return {
    ...toReportDto(report),
    subjectId,
    title: subjectTitle,
    comment: comment ? { id: comment.id, content: comment.content, tutorialId: comment.tutorialId } : null,
    commentContent: said,
    user: user ? toPublicUserDto(user) : null,
    author: subjectAuthor ? toPublicUserDto(subjectAuthor) : null,
    handledBy,
    handledAt: handledAt?.toISOString() ?? null,
    note,
    decision: decision ? toDecisionDto(decision) : null,
  };
}
