import { ApiProperty } from '@nestjs/swagger';
import { CommentDto, toCommentDto } from '../../community/comments/comments.dto.js';
import { PublicUserDto, toPublicUserDto } from '../../members/users/users.dto.js';
import { PageQuery } from '../../platform/common/page-query.js';
import { ChoiceParam } from '../../platform/common/query-params.js';
import { outcomes, type Outcome } from '../decisions/decision.entity.js';
import { DecisionDto, toDecisionDto } from '../decisions/decisions.dto.js';
import { reportReasons, type ReportReason } from '../subjects/report-reasons.js';
import { subjectKinds, type SubjectKind } from '../subjects/subject-kinds.js';
import type { SubjectFile } from './moderation-queue.service.js';
import type { QueuedSubject } from './moderation-queue.repository.js';
import { ReportedAuthorDto, toReportedAuthorDto } from './report-file.dto.js';
import { AdminReportDto, toAdminReportDto } from './reports.dto.js';

export class QueueQuery extends PageQuery {
  @ChoiceParam(subjectKinds, 'Seulement ce genre de chose.')
  kind?: SubjectKind;

  @ChoiceParam(reportReasons, 'Seulement ce qui a été signalé pour ce motif.')
  reason?: ReportReason;

  @ChoiceParam(['me', 'nobody'], 'Seulement ce dont je m’occupe, ou dont personne ne s’occupe.')
  assigned?: 'me' | 'nobody';
}

class CountedReasonDto {
  @ApiProperty({ enum: reportReasons })
  reason: ReportReason;

  @ApiProperty({ type: 'integer' })
  count: number;
}

/** Content that waits for a decision, with all its reports. */
export class QueuedThingDto {
  @ApiProperty({ enum: subjectKinds })
  kind: SubjectKind;

  @ApiProperty({ type: 'integer' })
  subjectId: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null pour un commentaire.',
    example: 'Le pain au levain',
  })
  title: string | null;

  @ApiProperty({ description: 'Ce que disait la chose au dernier signalement.', example: 'Achetez ici !' })
  said: string;

  @ApiProperty({ type: PublicUserDto, nullable: true, description: 'À qui elle est.' })
  author: PublicUserDto | null;

  @ApiProperty({ type: 'integer', description: 'Signalements en attente.' })
  count: number;

  @ApiProperty({ type: [CountedReasonDto], description: 'Le plus donné d’abord.' })
  reasons: CountedReasonDto[];

  @ApiProperty({ type: [PublicUserDto], description: 'Trois au plus de ceux qui l’ont signalée.' })
  reporters: PublicUserDto[];

  @ApiProperty({ format: 'date-time', description: 'Le premier signalement en attente.' })
  firstAt: string;

  @ApiProperty({ type: PublicUserDto, nullable: true, description: 'Qui s’en occupe.' })
  assignee: PublicUserDto | null;
}

export class QueueDto {
  @ApiProperty({ type: [QueuedThingDto] })
  things: QueuedThingDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

class CaseNoteDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: PublicUserDto, nullable: true, description: 'Null si le compte n’existe plus.' })
  moderator: PublicUserDto | null;

  @ApiProperty({ example: 'Ce lien mène à une documentation.' })
  text: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

/** Reported content with everything needed for a decision. */
export class ThingFileDto {
  @ApiProperty({ enum: subjectKinds })
  kind: SubjectKind;

  @ApiProperty({ type: 'integer' })
  subjectId: number;

  @ApiProperty({ type: String, nullable: true, example: 'Le pain au levain' })
  title: string | null;

  @ApiProperty({ example: 'Achetez ici !' })
  said: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Où elle se lit ; null si elle n’y est plus.',
    example: '/tutoriels/5',
  })
  href: string | null;

  @ApiProperty({ enum: outcomes, isArray: true, description: 'Ce qu’elle peut devenir.' })
  possible: Outcome[];

  @ApiProperty({ type: 'integer', description: 'Signalements en attente.' })
  pending: number;

  @ApiProperty({ type: [AdminReportDto], description: 'Les cinquante derniers, quel que soit leur statut.' })
  reports: AdminReportDto[];

  @ApiProperty({ type: CommentDto, nullable: true, description: 'Le fil d’un commentaire.' })
  thread: CommentDto | null;

  @ApiProperty({ type: ReportedAuthorDto, nullable: true })
  author: ReportedAuthorDto | null;

  @ApiProperty({
    type: [PublicUserDto],
    description: 'Ceux qui l’ont écrit avec lui ; ce qui est décidé les concerne aussi.',
  })
  coauthors: PublicUserDto[];

  @ApiProperty({ type: [DecisionDto], description: 'Ce qui en a été décidé, le plus récent d’abord.' })
  decisions: DecisionDto[];

  @ApiProperty({ type: [CaseNoteDto], description: 'La plus ancienne d’abord.' })
  notes: CaseNoteDto[];

  @ApiProperty({ type: PublicUserDto, nullable: true, description: 'Qui s’en occupe.' })
  assignee: PublicUserDto | null;
}

export function toQueuedThingDto(subject: QueuedSubject): QueuedThingDto {
  const { kind, subjectId, count, reasons, report, reporters, firstAt, assignment } = subject;
  return {
    kind,
    subjectId,
    title: report.subjectTitle,
    said: report.said,
    author: report.subjectAuthor ? toPublicUserDto(report.subjectAuthor) : null,
    count,
    reasons,
    reporters: reporters.flatMap(({ user }) => (user ? toPublicUserDto(user) : [])),
    firstAt: firstAt.toISOString(),
    assignee: assignment?.moderator ? toPublicUserDto(assignment.moderator) : null,
  };
}

export function toThingFileDto(file: SubjectFile): ThingFileDto {
  const { subject, reports, thread, author, decisions, notes, assignment } = file;
  return {
    kind: subject.kind,
    subjectId: subject.subjectId,
    title: subject.subjectTitle,
    said: subject.said,
    href: file.href,
    possible: [...file.possible],
    pending: file.pending,
    reports: reports.map(toAdminReportDto),
    thread: thread && toCommentDto(thread.comment, thread.replies, undefined, thread.olderReplies),
    author: author && toReportedAuthorDto(author),
    coauthors: file.coauthors.map(toPublicUserDto),
    decisions: decisions.map(toDecisionDto),
    notes: notes.map(({ id, moderator, text, createdAt }) => ({
      id,
      moderator: moderator ? toPublicUserDto(moderator) : null,
      text,
      createdAt: createdAt.toISOString(),
    })),
    assignee: assignment?.moderator ? toPublicUserDto(assignment.moderator) : null,
  };
}
