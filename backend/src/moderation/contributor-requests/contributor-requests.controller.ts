import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Admins, Members } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import {
  AskedListDto,
  ContributorRequestBody,
  ContributorRequestDto,
  OwnRequestDto,
  RequestDecisionBody,
  RequestsQuery,
  toAskedDto,
  toOwnRequestDto,
  toRequestDto,
} from './contributor-requests.dto.js';
import { ContributorRequestsService } from './contributor-requests.service.js';

@ApiTags('Compte')
@Controller('api')
export class ContributorRequestsController {
  constructor(private readonly requests: ContributorRequestsService) {}

  @Get('contributor-requests/mine')
  @Members()
  @ApiOperation({ summary: 'Donne la dernière demande du membre de devenir contributeur' })
  @ApiOkResponse({ type: OwnRequestDto })
  async mine(@CurrentUser() user: User): Promise<OwnRequestDto> {
    return toOwnRequestDto(await this.requests.latestOf(user));
  }

  @Post('contributor-requests')
  @Members()
  @ApiOperation({ summary: 'Demande à devenir contributeur, où cela se demande' })
  @ApiCreatedResponse({ type: ContributorRequestDto })
  @Refuses({ 409: 'Il n’y a rien à demander, une demande attend déjà, ou la dernière vient d’être refusée.' })
  async ask(
    @Body() { message }: ContributorRequestBody,
    @CurrentUser() user: User,
  ): Promise<ContributorRequestDto> {
    return toRequestDto(await this.requests.ask(user, message));
  }

  @Get('admin/contributor-requests')
  @Admins()
  @ApiTags('Administration')
  @AnswersList('requests', {
    pageSize: DEFAULT_LIMIT,
    console: { query: RequestsQuery, maxPageSize: MAX_LIMIT },
  })
  @ApiOperation({ summary: 'Liste qui demande à devenir contributeur, et ce qui a été répondu' })
  @ApiOkResponse({ type: AskedListDto })
  async list(@Query() { status = 'pending', ...page }: RequestsQuery): Promise<AskedListDto> {
    const { requests, total } = await this.requests.list(status, toPage(page));
    return { requests: requests.map(toAskedDto), total };
  }

  @Post('admin/contributor-requests/:id/decision')
  @HttpCode(200)
  @Admins()
  @ApiTags('Administration')
  @ApiOperation({ summary: 'Accepte ou refuse une demande ; le membre en est prévenu' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: 'Cette demande n’existe pas.', 409: 'Cette demande a déjà une réponse.' })
  async decide(
    @Param('id', IdPipe) id: number,
    @Body() { isAccepted, answer = null }: RequestDecisionBody,
    @CurrentUser() actor: User,
  ): Promise<DoneDto> {
    await this.requests.decide(id, isAccepted, answer, actor);
    return { done: true };
  }
}
