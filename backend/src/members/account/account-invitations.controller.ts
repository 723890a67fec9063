import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admins, Public } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { AccountInvitationsService } from '../account-invitations/account-invitations.service.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import type { User } from '../users/user.entity.js';
import {
  AccountInvitationListDto,
  InvitationTokenBody,
  NewAccountInvitationBody,
  NewAccountInvitationDto,
  ReceivedAccountInvitationDto,
  toAccountInvitationDto,
  toReceivedDto,
} from './account-invitations.dto.js';

/** Invitations by administrators, which work even while registration is closed. */
@ApiTags('Administration')
@Controller('api')
export class AccountInvitationsController {
  constructor(private readonly invitations: AccountInvitationsService) {}

  @Get('admin/invitations')
  @Admins()
  @AnswersList('invitations', {
    pageSize: DEFAULT_LIMIT,
    console: { query: PageQuery, maxPageSize: MAX_LIMIT },
  })
  @ApiOperation({ summary: 'Liste les invitations à s’inscrire, la plus récente d’abord' })
  @ApiOkResponse({ type: AccountInvitationListDto })
  async list(@Query() page: PageQuery): Promise<AccountInvitationListDto> {
    const { invitations, total } = await this.invitations.list(toPage(page));
    return { invitations: invitations.map(toAccountInvitationDto), total };
  }

  @Post('admin/invitations')
  @Admins()
  @ApiOperation({ summary: 'Invite quelqu’un par e-mail, ou fait un lien pour plusieurs' })
  @ApiCreatedResponse({ type: NewAccountInvitationDto })
  @Refuses({ 409: 'Trop d’invitations sont ouvertes.' })
  async create(
    @Body()
    { email = null, note = null, isContributor = false, uses = 1, days = 7 }: NewAccountInvitationBody,
    @CurrentUser() actor: User,
  ): Promise<NewAccountInvitationDto> {
    const asked = { email, note, isContributor, uses, days };
    const { invitation, link } = await this.invitations.create(asked, actor);
    return { invitation: toAccountInvitationDto(invitation), link };
  }

  @Delete('admin/invitations/:id')
  @Admins()
  @ApiOperation({ summary: 'Retire une invitation ; son lien ne sert plus à rien' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: 'Cette invitation n’existe pas ou n’existe plus.' })
  async withdraw(@Param('id', IdPipe) id: number, @CurrentUser() actor: User): Promise<DoneDto> {
    await this.invitations.withdraw(id, actor);
    return { done: true };
  }

  /** The token is sent in the body, because URLs are logged. */
  @Post('auth/invitation')
  @HttpCode(200)
  @Public()
  @ApiTags('Compte')
  @ApiOperation({ summary: 'Dit ce que permet l’invitation d’un lien' })
  @ApiOkResponse({ type: ReceivedAccountInvitationDto })
  async read(@Body() { invitation }: InvitationTokenBody): Promise<ReceivedAccountInvitationDto> {
    return toReceivedDto(await this.invitations.find(invitation));
  }
}
