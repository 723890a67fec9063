import { Body, Controller, Delete, Get, Header, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { DoneDto } from '../../platform/common/done.dto.js';
import { PasswordBody } from '../auth/auth.dto.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import { SignInService } from '../auth/sign-in.service.js';
import { Members } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import type { User } from '../users/user.entity.js';
import {
  AccountExportDto,
  ActivityListDto,
  ActivityQuery,
  ProfileCountersDto,
  toActivityDto,
} from './account.dto.js';
import { AccountService } from './account.service.js';

@ApiTags('Compte')
@Members()
@Controller('api')
export class AccountDataController {
  constructor(
    private readonly account: AccountService,
    private readonly signIn: SignInService,
  ) {}

  @Get('auth/export')
  @ApiOperation({ summary: 'Donne tout ce qui est conservé à propos du membre, comme fichier JSON' })
  @ApiOkResponse({ type: AccountExportDto })
  @Header('Content-Disposition', 'attachment; filename="mes-donnees.json"')
  @Header('Cache-Control', 'no-store')
  async export(@CurrentUser() user: User): Promise<AccountExportDto> {
    return this.account.export(user);
  }

  @Delete('auth/account')
  @ApiOperation({
    summary: 'Supprime son compte et ce qui lui appartient ; ses tutoriels restent sans son nom',
  })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({
    403: 'Le mot de passe actuel est incorrect.',
    429: 'Trop de mots de passe faux pour ce compte.',
    409: 'C’est le dernier administrateur.',
  })
  async delete(
    @Body() { password }: PasswordBody,
    @CurrentUser() user: User,
    @Req() request: Request,
  ): Promise<DoneDto> {
    await this.account.delete(user, password);
    await this.signIn.end(request);
    return { done: true };
  }

  @Get('profile/counters')
  @ApiOperation({ summary: 'Compte ce que le membre a publié, gardé et commenté' })
  @ApiOkResponse({ type: ProfileCountersDto })
  async counters(@CurrentUser() user: User): Promise<ProfileCountersDto> {
    return this.account.counters(user);
  }

  @Get('profile/activity')
  @AnswersList('activity', { pageSize: DEFAULT_LIMIT })
  @ApiOperation({ summary: 'Liste ce que le membre a fait, le plus récent d’abord' })
  @ApiOkResponse({ type: ActivityListDto })
  async activity(@Query() query: ActivityQuery, @CurrentUser() user: User): Promise<ActivityListDto> {
    const { activity, total } = await this.account.activity(user, toPage(query));
    return { activity: activity.map(toActivityDto), total };
  }
}
