import { Controller, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Members } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { RequestKey, type AnswerKey } from '../../platform/idempotency/answer-key.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import { DraftDto } from './drafts.dto.js';
import { DraftsService } from './drafts.service.js';

@ApiTags('Contributions')
@Controller('api/tutorials')
export class DuplicatesController {
  constructor(private readonly drafts: DraftsService) {}

  @Post(':id/duplicate')
  @Members()
  @Idempotent()
  @ApiOperation({ summary: 'Commence un brouillon qui dit ce que dit un tutoriel, sous un autre titre' })
  @ApiCreatedResponse({ type: DraftDto })
  @Refuses({
    403: 'Seuls l’auteur du tutoriel et les administrateurs peuvent faire cela, et seuls les contributeurs écrivent.',
    404: 'Ce tutoriel n’existe pas.',
    409: 'Le membre a autant de brouillons qu’il peut en avoir.',
  })
  async duplicate(
    @Param('id', IdPipe) id: number,
    @CurrentUser() user: User,
    @RequestKey() key: AnswerKey | undefined,
  ): Promise<DraftDto> {
    return this.drafts.duplicate(id, user, key);
  }
}
