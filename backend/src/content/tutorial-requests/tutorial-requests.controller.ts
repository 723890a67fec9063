import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Members } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { TutorialRequestBody } from './tutorial-requests.dto.js';
import { TutorialRequestsService } from './tutorial-requests.service.js';

@ApiTags('Recherche')
@Members()
@Controller('api/tutorial-requests')
export class TutorialRequestsController {
  constructor(private readonly requests: TutorialRequestsService) {}

  @Post()
  @ApiOperation({
    summary: 'Demande un tutoriel que l’on n’a pas trouvé ; redemandé le même jour, il ne compte qu’une fois',
  })
  @ApiCreatedResponse({ type: DoneDto })
  async ask(@Body() { text }: TutorialRequestBody, @CurrentUser() user: User): Promise<DoneDto> {
    await this.requests.countRequest(text, user);
    return { done: true };
  }
}
