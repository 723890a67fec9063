import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { Members, Public } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { RequestKey, type AnswerKey } from '../../platform/idempotency/answer-key.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { CommentBody, CommentDto, CommentsQuery, HeldDto, MAX_LISTED, toCommentDto } from './comments.dto.js';
import { HeldCommentsService } from './held-comments.service.js';
import { CommentsService } from './comments.service.js';

const tutorialId = new IdPipe('ID de tutoriel invalide');

@ApiTags('Commentaires')
@Refuses({ 404: 'Ce tutoriel n’existe pas.' })
@Controller('api/tutorials/:id/comments')
export class TutorialCommentsController {
  constructor(
    private readonly comments: CommentsService,
    private readonly heldComments: HeldCommentsService,
  ) {}

  @Get()
  @Public()
  @AnswersList('comments', { pageSize: MAX_LISTED, bare: true })
  @ApiOperation({
    summary: 'Liste les commentaires d’un tutoriel et leurs réponses, les plus récents d’abord',
  })
  @ApiOkResponse({ type: [CommentDto] })
  async list(
    @Param('id', tutorialId) id: number,
    @Query() { limit = MAX_LISTED, offset = 0 }: CommentsQuery,
    @CurrentUser() user: User | undefined,
  ): Promise<{ comments: CommentDto[]; total: number }> {
    const { conversations, total } = await this.comments.list(id, { limit, offset }, user);
    const liked = user && (await this.comments.likedBy(user.id, id));
    const comments = conversations.map(({ comment, replies, olderReplies }) =>
      toCommentDto(comment, replies, liked, olderReplies),
    );
    return { comments, total };
  }

  @Post()
  @Members('Vous devez être connecté pour commenter')
  @RequireConfirmedEmail()
  @Idempotent()
  @ApiOperation({ summary: 'Commente un tutoriel, ou répond à un commentaire' })
  @Refuses({
    403: 'Les commentaires sont fermés pour le moment.',
    404: 'Ce tutoriel n’existe pas, ou le commentaire auquel on répond.',
  })
  @ApiCreatedResponse({ type: CommentDto })
  @ApiAcceptedResponse({ type: HeldDto, description: 'Un modérateur le lit d’abord.' })
  async create(
    @Param('id', tutorialId) id: number,
    @Body() body: CommentBody,
    @CurrentUser() user: User,
    @RequestKey() key: AnswerKey | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CommentDto | HeldDto> {
    const taken = await this.heldComments.publishOrHold(id, user, body, key);
    if ('comment' in taken) return toCommentDto(taken.comment, [], new Set());
    response.status(202);
    return taken.held;
  }
}
