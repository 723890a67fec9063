import { ApiProperty } from '@nestjs/swagger';
import { CommentDto, toCommentDto } from '../../community/comments/comments.dto.js';
import { PublicUserDto, toPublicUserDto } from '../../members/users/users.dto.js';
import { isSuspended } from '../../members/users/users.service.js';
import { reportReasons, type ReportReason } from '../subjects/report-reasons.js';
import { AdminReportDto, toAdminReportDto } from './reports.dto.js';
import type { AuthorPast, ReportFile } from './reports.service.js';

class StatusCountsDto {
  @ApiProperty({ type: 'integer' })
  pending: number;

  @ApiProperty({ type: 'integer' })
  resolved: number;

  @ApiProperty({ type: 'integer' })
  rejected: number;
}

class ReasonCountDto {
  @ApiProperty({ enum: reportReasons })
  reason: ReportReason;

  @ApiProperty({ type: 'integer', description: 'Signalements en attente.' })
  count: number;
}

class PriorityDto {
  @ApiProperty({ type: 'integer' })
  commentId: number;

  @ApiProperty({ example: 'Achetez ici !' })
  content: string;

  @ApiProperty({ type: 'integer', description: 'Signalements en attente.' })
  count: number;

  @ApiProperty({ type: 'integer', description: 'L’un d’eux.' })
  reportId: number;
}

/** Statistics for the start of a moderator's work. */
export class ReportsOverviewDto {
  @ApiProperty({ type: StatusCountsDto })
  statuses: StatusCountsDto;

  @ApiProperty({ type: [ReasonCountDto], description: 'Les motifs des signalements en attente.' })
  reasons: ReasonCountDto[];

  @ApiProperty({
    type: [PriorityDto],
    description:
      'Les commentaires que plusieurs signalements en attente concernent, le plus signalé d’abord.',
  })
  priorities: PriorityDto[];
}

export class ReportedAuthorDto extends PublicUserDto {
  @ApiProperty({ format: 'date-time', description: 'Date d’inscription.' })
  createdAt: string;

  @ApiProperty({ description: 'Si le compte est suspendu.' })
  isSuspended: boolean;

  @ApiProperty()
  isAdmin: boolean;

  @ApiProperty({ type: 'integer', description: 'Nombre de commentaires.' })
  comments: number;

  @ApiProperty({ type: StatusCountsDto, description: 'Signalements de ce que ce membre a écrit.' })
  reports: StatusCountsDto;
}

/** A report with everything needed for a decision. */
export class ReportFileDto extends AdminReportDto {
  @ApiProperty({
    type: CommentDto,
    nullable: true,
    description: 'Le fil du commentaire ; null s’il n’y est plus, ou si autre chose est signalé.',
  })
  thread: CommentDto | null;

  @ApiProperty({ type: ReportedAuthorDto, nullable: true, description: 'Null si le compte n’existe plus.' })
  override author: ReportedAuthorDto | null;
}

export function toReportFileDto({ report, thread, author }: ReportFile): ReportFileDto {
  return {
    ...toAdminReportDto(report),
    thread: thread && toCommentDto(thread.comment, thread.replies, undefined, thread.olderReplies),
    author: author && toReportedAuthorDto(author),
  };
}

export function toReportedAuthorDto({ user, comments, reports }: AuthorPast): ReportedAuthorDto {
  return {
    ...toPublicUserDto(user),
    createdAt: user.createdAt.toISOString(),
    isSuspended: isSuspended(user),
    isAdmin: user.isAdmin,
    comments,
    reports,
  };
}
