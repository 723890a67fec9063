import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Members } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { AcceptedDto, InvitationListDto } from './authors.dto.js';
import { InvitationsService } from './invitations.service.js';

const NO_SUCH_INVITATION = 'Cette invitation n’existe pas, ou plus, ou n’est pas à ce membre.';

@ApiTags('Contributions')
@Members()
@Controller('api/invitations')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Get()
  @AnswersList('invitations', { pageSize: DEFAULT_LIMIT })
  @ApiOperation({ summary: 'Liste les invitations à écrire un tutoriel auxquelles on peut répondre' })
  @ApiOkResponse({ type: InvitationListDto })
  async list(@Query() page: PageQuery, @CurrentUser() user: User): Promise<InvitationListDto> {
    return this.invitations.list(user, toPage(page));
  }

  @Post(':id/accept')
  @HttpCode(200)
  @RequireConfirmedEmail()
  @ApiOperation({ summary: 'Accepte une invitation : on est désormais un des auteurs' })
  @ApiOkResponse({ type: AcceptedDto })
  @Refuses({
    403: 'Le membre n’est pas contributeur ; l’invitation attend qu’il le soit.',
    404: NO_SUCH_INVITATION,
    409: 'Il y a autant d’auteurs qu’il peut y en avoir.',
  })
  async accept(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<AcceptedDto> {
    return this.invitations.accept(id, user);
  }

  @Post(':id/refuse')
  @HttpCode(200)
  @ApiOperation({ summary: 'Refuse une invitation ; qui l’a envoyée l’apprend' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: NO_SUCH_INVITATION })
  async refuse(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.invitations.refuse(id, user);
    return { done: true };
  }
}
