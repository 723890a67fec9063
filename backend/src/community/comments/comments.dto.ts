import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IdField, TextField } from '../../platform/common/body-fields.js';
import { ConsolePageQuery, OlderField } from '../../platform/common/page-query.js';
import type { Cursor } from '../../platform/common/cursor.js';
import {
  BeforeParam,
  CursorParam,
  ChoiceParam,
  IntParam,
  TextParam,
} from '../../platform/common/query-params.js';
import { PublicUserDto, toPublicUserDto } from '../../members/users/users.dto.js';
import type { Comment, WrittenComment } from './comment.entity.js';
import { commentSorts, type CommentSort } from './comments.repository.js';
import type { DeletedComment } from './deleted-comment.entity.js';

/** Up to this many comments are returned at once; `Link` leads to the rest. */
export const MAX_LISTED = 100;

export class CommentsQuery {
  @IntParam({
    min: 1,
    max: MAX_LISTED,
    fallback: MAX_LISTED,
    description: 'Nombre de commentaires, sans leurs réponses.',
  })
  limit?: number;

  @IntParam({ min: 0, max: 1_000_000, fallback: 0, description: 'Nombre de commentaires à passer.' })
  offset?: number;
}

export class CommentBody {
  @TextField({
    lines: true,
    min: 2,
    max: 1000,
    tooShort: 'Le commentaire doit contenir au moins 2 caractères',
    tooLong: 'Le commentaire ne peut pas dépasser 1000 caractères',
    example: 'Merci, j’ai enfin compris.',
  })
  content: string;

  @IdField({
    message: 'ID de commentaire parent invalide',
    optional: true,
    nullable: true,
    description: 'Le commentaire auquel celui-ci répond.',
  })
  parentId?: number | null;

  @IdField({
    message: 'ID de tutoriel invalide',
    optional: true,
    description: 'Sans effet : le tutoriel est celui de l’adresse.',
  })
  tutorialId?: number;

  @IdField({
    message: "ID d'utilisateur invalide",
    optional: true,
    description: 'Sans effet : l’auteur est le membre connecté.',
  })
  userId?: number;
}

class SaidDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ description: 'Texte brut.', example: 'Merci, j’ai enfin compris.' })
  content: string;

  @ApiProperty({ type: 'integer' })
  tutorialId: number;

  @ApiProperty({ type: 'integer', nullable: true })
  parentId: number | null;

  @ApiProperty({ type: 'integer' })
  likes: number;

  @ApiPropertyOptional({ description: 'Si le membre connecté l’aime ; absent pour un visiteur.' })
  likedByMe?: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export class ReplyDto extends SaidDto {
  @ApiProperty({ type: 'integer' })
  userId: number;

  @ApiProperty({ type: PublicUserDto })
  user: PublicUserDto;
}

const DELETED =
  'Null pour un commentaire supprimé dont les réponses restent ; il n’a ni texte ni mention « J’aime ».';

export class CommentDto extends SaidDto {
  @ApiProperty({ type: 'integer', nullable: true, description: DELETED })
  userId: number | null;

  @ApiProperty({ type: PublicUserDto, nullable: true, description: DELETED })
  user: PublicUserDto | null;

  @ApiProperty({ type: [ReplyDto], description: 'Les plus anciennes d’abord.' })
  replies: ReplyDto[];

  @ApiPropertyOptional({
    type: 'integer',
    description: 'Combien de réponses plus anciennes ne sont pas données ; absent quand toutes le sont.',
    example: 12,
  })
  olderReplies?: number;
}

export class AdminCommentsQuery extends ConsolePageQuery {
  @CursorParam()
  cursor?: Cursor;

  @ChoiceParam(
    commentSorts,
    'Ce qui donne l’ordre ; recent : les derniers écrits ou supprimés d’abord.',
    'recent',
  )
  sort?: CommentSort;

  @TextParam(200, 'Texte à trouver dans le commentaire ou le nom de son auteur.', 'merci')
  q?: string;

  @BeforeParam()
  before?: number;

  @ChoiceParam(
    ['visible', 'deleted'],
    'Ceux que tout le monde lit, ou ceux qu’un administrateur a supprimés et qui peuvent être rétablis.',
    'visible',
  )
  state?: 'visible' | 'deleted';
}

/** A comment in the console's list. */
export class AdminCommentDto extends ReplyDto {
  @ApiProperty({ example: 'Attendre sans bloquer' })
  tutorialTitle: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  deletedAt: string | null;

  @ApiProperty({
    type: PublicUserDto,
    nullable: true,
    description: 'Qui l’a supprimé, tant que son compte existe.',
  })
  deletedBy: PublicUserDto | null;
}

export class AdminCommentListDto {
  @ApiProperty({ type: [AdminCommentDto] })
  comments: AdminCommentDto[];

  @ApiProperty({ type: 'integer' })
  total: number;

  @OlderField()
  older?: number | undefined;
}

export class LikeDto {
  @ApiProperty({ type: 'integer', description: 'Combien de membres aiment ce commentaire.' })
  likes: number;

  @ApiProperty({ description: 'Si le membre connecté l’aime.' })
  liked: boolean;
}

/** A comment or placeholder without its replies. @param liked ids of the comments the caller likes; undefined for a visitor */
export function toChangedDto(
  comment: Comment,
  liked?: ReadonlySet<number>,
): Omit<CommentDto, 'replies' | 'olderReplies'> {
  const { id, content, tutorialId, userId, parentId, likes, user } = comment;
  return {
    id,
    content,
    tutorialId,
    userId,
    parentId,
    likes,
    ...(liked && { likedByMe: liked.has(id) }),
    createdAt: comment.createdAt.toISOString(),
    updatedAt: comment.updatedAt.toISOString(),
    user: user ? toPublicUserDto(user) : null,
  };
}

function toReplyDto(comment: WrittenComment, liked?: ReadonlySet<number>): ReplyDto {
  const { userId, user } = comment;
  return { ...toChangedDto(comment, liked), userId, user: toPublicUserDto(user!) };
}

export function toCommentDto(
  comment: Comment,
  replies: readonly WrittenComment[],
  liked: ReadonlySet<number> | undefined,
  olderReplies = 0,
): CommentDto {
  return {
    ...toChangedDto(comment, liked),
    replies: replies.map((reply) => toReplyDto(reply, liked)),
    ...(olderReplies > 0 && { olderReplies }),
  };
}

/** @param deletion undefined for a comment that is not deleted */
export function toAdminCommentDto(
  comment: WrittenComment,
  titles: ReadonlyMap<number, string>,
  deletion?: Pick<DeletedComment, 'deletedAt' | 'deletedBy'>,
): AdminCommentDto {
  return {
    ...toReplyDto(comment),
    tutorialTitle: titles.get(comment.tutorialId) ?? '',
    deletedAt: deletion?.deletedAt?.toISOString() ?? null,
    deletedBy: deletion?.deletedBy ? toPublicUserDto(deletion.deletedBy) : null,
  };
}

/** Response to a comment that a moderator has to review first. */
export class HeldDto {
  @ApiProperty({ enum: [true] })
  isHeld: true;

  @ApiProperty({ example: 'Votre commentaire attend qu’un modérateur le lise.' })
  message: string;
}

export function toHeldDto(): HeldDto {
  return {
    isHeld: true,
    message:
      'Votre commentaire attend qu’un modérateur le lise : il paraîtra ensuite ; s’il ne paraît pas, vous en serez prévenu.',
  };
}
