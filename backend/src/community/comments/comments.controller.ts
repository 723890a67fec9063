import { Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DoneDto } from '../../platform/common/done.dto.js';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { LikeDto } from './comments.dto.js';
import { CommentsService } from './comments.service.js';

const LIKE_REFUSAL = 'Vous devez être connecté pour liker un commentaire';

@ApiTags('Commentaires')
@Refuses({ 404: 'Ce commentaire n’existe pas ou n’existe plus.' })
@Controller('api/comments/:id')
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Post('like')
  @HttpCode(200)
  @Members(LIKE_REFUSAL)
  @RequireConfirmedEmail()
  @ApiOperation({ summary: 'Aime un commentaire ; le refaire n’ajoute rien' })
  @ApiOkResponse({ type: LikeDto })
  async like(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<LikeDto> {
    return { likes: await this.comments.like(id, user.id), liked: true };
  }

  @Delete('like')
  @Members(LIKE_REFUSAL)
  @ApiOperation({ summary: 'N’aime plus un commentaire' })
  @ApiOkResponse({ type: LikeDto })
  async unlike(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<LikeDto> {
    return { likes: await this.comments.unlike(id, user.id), liked: false };
  }

  @Delete()
  @Members()
  @ApiOperation({
    summary: 'Supprime un commentaire, dont les réponses restent ; pour son auteur et les administrateurs',
  })
  @Refuses({ 403: 'Vous ne pouvez supprimer que vos propres commentaires.' })
  @ApiOkResponse({ type: DoneDto })
  async delete(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.comments.delete(id, user);
    return { done: true };
  }
}
