import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import {
  MailFailureListDto,
  MailSetupDto,
  MailTestBody,
  MailTrialDto,
  SenderRecordsBody,
  SenderRecordsDto,
  toMailFailureDto,
} from './mail.dto.js';
import { MailService } from './mail.service.js';

const GONE = 'Cet échec n’est plus dans la liste.';

@ApiTags('Maintenance')
@Admins()
@Controller('api/admin/mail')
export class MailController {
  constructor(
    private readonly mail: MailService,
    private readonly emails: EmailsService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Dit par où part le courrier du site, et au nom de qui' })
  @ApiOkResponse({ type: MailSetupDto })
  setup(): MailSetupDto {
    return this.mail.setup();
  }

  @Post('test')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Envoie un message d’essai, et donne la réponse du serveur de courrier',
    description: 'Un refus est une réponse comme une autre : 200, avec ce qu’il veut dire.',
  })
  @ApiOkResponse({ type: MailTrialDto })
  async try(@Body() { to }: MailTestBody, @CurrentUser() user: User): Promise<MailTrialDto> {
    return this.mail.sendTestEmail(to, user);
  }

  @Post('records')
  @HttpCode(200)
  @ApiOperation({ summary: 'Cherche dans le DNS ce qui authentifie l’expéditeur : SPF, DKIM et DMARC' })
  @ApiOkResponse({ type: SenderRecordsDto })
  async records(@Body() { selector }: SenderRecordsBody): Promise<SenderRecordsDto> {
    return { records: await this.mail.lookUpRecords(selector) };
  }

  @Get('failures')
  @AnswersList('failures', { pageSize: DEFAULT_LIMIT, console: { query: PageQuery, maxPageSize: MAX_LIMIT } })
  @ApiOperation({ summary: 'Liste les messages qui n’ont pas pu partir jusqu’ici, le dernier d’abord' })
  @ApiOkResponse({ type: MailFailureListDto })
  async failures(@Query() query: PageQuery): Promise<MailFailureListDto> {
    const { failures, total } = await this.emails.listFailures(toPage(query));
    return { failures: failures.map(toMailFailureDto), total };
  }

  @Post('failures/:id/retry')
  @HttpCode(200)
  @ApiOperation({ summary: 'Renvoie maintenant un message qui n’a pas pu partir' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: GONE })
  async retry(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.mail.retryFailure(id, user);
    return { done: true };
  }

  @Delete('failures/:id')
  @ApiOperation({ summary: 'Oublie un message qui n’a pas pu partir : il ne partira jamais' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: GONE })
  async forget(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.mail.discardFailure(id, user);
    return { done: true };
  }
}
