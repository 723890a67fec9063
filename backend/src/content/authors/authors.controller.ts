import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Members } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { AuthorsDto, InviteBody, SentInvitationDto } from './authors.dto.js';
import { AuthorsService } from './authors.service.js';
import { INVITATION_DAYS } from './invitations.repository.js';
import { InvitationsService, MAX_INVITATIONS } from './invitations.service.js';

const FORBIDDEN = 'Seuls les auteurs du tutoriel et les administrateurs peuvent faire cela.';
const NO_SUCH_TUTORIAL = 'Ce tutoriel n’existe pas.';

@ApiTags('Contributions')
@Members()
@Controller('api/tutorials/:id/authors')
export class AuthorsController {
  constructor(
    private readonly authors: AuthorsService,
    private readonly invitations: InvitationsService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Donne les membres qui écrivent un tutoriel, et qui est invité à le faire' })
  @ApiOkResponse({ type: AuthorsDto })
  @Refuses({ 403: FORBIDDEN, 404: NO_SUCH_TUTORIAL })
  async list(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<AuthorsDto> {
    return this.authors.list(id, user);
  }

  @Post('invitations')
  @RequireConfirmedEmail()
  @ApiOperation({
    summary: 'Invite un membre à écrire le tutoriel, avec les mêmes droits',
    description: `Une invitation vaut ${INVITATION_DAYS} jours ; ${MAX_INVITATIONS} au plus attendent une réponse.`,
  })
  @ApiCreatedResponse({ type: SentInvitationDto })
  @Refuses({
    403: FORBIDDEN,
    404: NO_SUCH_TUTORIAL,
    409: 'Ce membre est déjà auteur ou invité, ou il y a autant d’invitations qu’il peut y en avoir.',
  })
  async invite(
    @Param('id', IdPipe) id: number,
    @Body() { invitee }: InviteBody,
    @CurrentUser() user: User,
  ): Promise<SentInvitationDto> {
    return this.invitations.invite(id, invitee, user);
  }

  @Delete('invitations/:invitationId')
  @ApiOperation({ summary: 'Reprend une invitation' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 403: FORBIDDEN, 404: 'Ce tutoriel n’existe pas, ou l’invitation plus.' })
  async takeBack(
    @Param('id', IdPipe) id: number,
    @Param('invitationId', IdPipe) invitationId: number,
    @CurrentUser() user: User,
  ): Promise<DoneDto> {
    await this.invitations.withdraw(id, invitationId, user);
    return { done: true };
  }

  @Delete(':userId')
  @ApiOperation({ summary: 'Quitte un tutoriel, ou en retire un auteur, par un administrateur' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({
    403: FORBIDDEN,
    404: 'Ce tutoriel n’existe pas, ou ce membre n’en est pas un des auteurs.',
    409: 'C’est le dernier auteur.',
  })
  async remove(
    @Param('id', IdPipe) id: number,
    @Param('userId', IdPipe) userId: number,
    @CurrentUser() user: User,
  ): Promise<DoneDto> {
    await this.authors.remove(id, userId, user);
    return { done: true };
  }
}
