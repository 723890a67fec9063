import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Moderators, Public } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import {
  AppealAnswerBody,
  AppealBody,
  AppealDto,
  AppealListDto,
  AppealsQuery,
  toAppealDto,
  ToldDecisionDto,
  toToldDecisionDto,
} from './appeals.dto.js';
import { AppealsService } from './appeals.service.js';

const TokenParam = () =>
  ApiParam({
    name: 'token',
    description: 'Ce que porte le lien reçu.',
    schema: { type: 'string', example: 'Zk3vX9mQ2bR7tY5wZ8cN4pQ1sD6fG0hJ' },
  });
const UNKNOWN = 'Cette décision n’existe pas, ou le lien est incomplet.';

@ApiTags('Signalements')
@Controller('api')
export class AppealsController {
  constructor(private readonly appeals: AppealsService) {}

  @Get('decisions/:token')
  @Public()
  @TokenParam()
  @ApiOperation({ summary: 'Dit à l’auteur d’une chose signalée ce qui a été décidé, et pourquoi' })
  @ApiOkResponse({ type: ToldDecisionDto })
  @Refuses({ 404: UNKNOWN })
  async read(@Param('token') token: string): Promise<ToldDecisionDto> {
    const { decision, appeal } = await this.appeals.read(token);
    return toToldDecisionDto(decision, appeal);
  }

  @Post('decisions/:token/appeal')
  @Public()
  @HttpCode(201)
  @TokenParam()
  @ApiOperation({ summary: 'Demande qu’un autre modérateur revienne sur une décision' })
  @ApiOkResponse({ type: ToldDecisionDto })
  @Refuses({ 404: UNKNOWN, 409: 'Un recours a déjà été fait, ou n’est plus possible.' })
  async appeal(@Param('token') token: string, @Body() { text }: AppealBody): Promise<ToldDecisionDto> {
    const { decision, appeal } = await this.appeals.create(token, text);
    return toToldDecisionDto(decision, appeal);
  }

  @Get('admin/appeals')
  @Moderators()
  @AnswersList('appeals', {
    pageSize: DEFAULT_LIMIT,
    console: { query: AppealsQuery, maxPageSize: MAX_LIMIT },
  })
  @ApiOperation({ summary: 'Liste les recours' })
  @ApiOkResponse({ type: AppealListDto })
  async list(@Query() { status, ...page }: AppealsQuery): Promise<AppealListDto> {
    const [appeals, total] = await this.appeals.list(status, toPage(page));
    return { appeals: appeals.map(toAppealDto), total };
  }

  @Patch('admin/appeals/:id')
  @Moderators()
  @ApiOperation({ summary: 'Répond à un recours : la décision est maintenue ou annulée' })
  @ApiOkResponse({ type: AppealDto })
  @Refuses({
    403: 'Qui a pris la décision ne répond pas au recours.',
    404: 'Ce recours n’existe pas.',
    409: 'Un autre modérateur a déjà répondu.',
  })
  async answer(
    @Param('id', IdPipe) id: number,
    @Body() body: AppealAnswerBody,
    @CurrentUser() user: User,
  ): Promise<AppealDto> {
    return toAppealDto(await this.appeals.answer(id, body, user));
  }
}
