import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Members } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { etagHeader, etagOf, IfMatch, TakesIfMatch } from '../../platform/common/if-match.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { RequestKey, type AnswerKey } from '../../platform/idempotency/answer-key.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import { RENDERING_BUSY } from '../contributions/contributions.dto.js';
import {
  CreateDraftBody,
  DraftBody,
  DraftDto,
  DraftListDto,
  DraftsQuery,
  DraftStateDto,
  NO_SUCH_DRAFT,
  PublishDraftBody,
  PublishedDraftDto,
  STALE,
  toDraftStateDto,
} from './drafts.dto.js';
import { MAX_DRAFTS, DraftsService } from './drafts.service.js';

@ApiTags('Contributions')
@Members()
@Controller('api/drafts')
export class DraftsController {
  constructor(private readonly drafts: DraftsService) {}

  @Get()
  @AnswersList('drafts', { pageSize: DEFAULT_LIMIT })
  @ApiOperation({
    summary: 'Liste ses brouillons, le dernier enregistré d’abord, ou donne celui d’un tutoriel',
  })
  @ApiOkResponse({ type: DraftListDto })
  @Refuses({
    403: 'Seuls les auteurs du tutoriel et les administrateurs peuvent faire cela.',
    404: 'Ce tutoriel n’existe pas.',
  })
  async list(@Query() query: DraftsQuery, @CurrentUser() user: User): Promise<DraftListDto> {
    return this.drafts.list(user, query.tutorialId, toPage(query));
  }

  @Post()
  @ApiOperation({
    summary: 'Commence un brouillon, ou retrouve celui qui a cette clé ou ce tutoriel, tel qu’il est',
    description: `Un membre peut en avoir ${MAX_DRAFTS}. Celui qui est retrouvé garde son texte : sa version dit s’il faut l’enregistrer ensuite.`,
  })
  @ApiCreatedResponse({
    type: DraftDto,
    headers: etagHeader,
    description: 'Le brouillon qui vient d’être créé.',
  })
  @ApiOkResponse({ type: DraftDto, headers: etagHeader, description: 'Celui qui était déjà là.' })
  @Refuses({
    403: 'Le membre n’est pas contributeur, ou ne peut pas réécrire ce tutoriel.',
    404: 'Ce tutoriel n’existe pas.',
    409: 'Il y en a autant qu’il peut y en avoir.',
  })
  async create(
    @Body() body: CreateDraftBody,
    @CurrentUser() user: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DraftDto> {
    const { draft, isNew } = await this.drafts.create(body, user);
    response.status(isNew ? 201 : 200).set('ETag', etagOf(draft.version));
    return draft;
  }

  @Get(':id')
  @ApiOperation({ summary: 'Donne un brouillon avec son texte' })
  @ApiOkResponse({ type: DraftDto, headers: etagHeader })
  @Refuses({ 404: NO_SUCH_DRAFT })
  async get(
    @Param('id', IdPipe) id: number,
    @CurrentUser() user: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DraftDto> {
    const draft = await this.drafts.read(id, user);
    response.set('ETag', etagOf(draft.version));
    return draft;
  }

  @Put(':id')
  @TakesIfMatch()
  @ApiOperation({ summary: 'Enregistre un brouillon ; ce que lisent les autres ne change pas' })
  @ApiOkResponse({ type: DraftStateDto, headers: etagHeader })
  @Refuses({
    403: 'Un autre auteur a daté sa publication, et le membre n’a plus le droit de publier.',
    404: NO_SUCH_DRAFT,
    412: STALE,
  })
  async save(
    @Param('id', IdPipe) id: number,
    @Body() body: DraftBody,
    @CurrentUser() user: User,
    @IfMatch() versions: readonly number[] | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DraftStateDto> {
    const draft = await this.drafts.save(id, body, user, versions);
    response.set('ETag', etagOf(draft.version));
    return toDraftStateDto(draft);
  }

  @Delete(':id')
  @TakesIfMatch()
  @ApiOperation({ summary: 'Supprime un brouillon ; son tutoriel reste comme il est en ligne' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: NO_SUCH_DRAFT, 412: STALE })
  async delete(
    @Param('id', IdPipe) id: number,
    @CurrentUser() user: User,
    @IfMatch() versions: readonly number[] | undefined,
  ): Promise<DoneDto> {
    await this.drafts.delete(id, user, versions);
    return { done: true };
  }

  @Post(':id/publish')
  @HttpCode(200)
  @RequireConfirmedEmail()
  @TakesIfMatch()
  @Idempotent()
  @ApiOperation({ summary: 'Publie ce que dit un brouillon, à la lettre ; le brouillon disparaît' })
  @ApiOkResponse({ type: PublishedDraftDto })
  @Refuses({
    403: 'Le membre n’est pas contributeur, ou un administrateur a retiré du site ce qu’il propose de nouveau.',
    404: NO_SUCH_DRAFT,
    412: 'Il n’est plus celui que nomme `If-Match`, ou son tutoriel a été réécrit depuis la version dont il part.',
    503: RENDERING_BUSY,
  })
  async publish(
    @Param('id', IdPipe) id: number,
    @Body() { submitsAgain }: PublishDraftBody,
    @CurrentUser() user: User,
    @IfMatch() versions: readonly number[] | undefined,
    @RequestKey() key: AnswerKey | undefined,
  ): Promise<PublishedDraftDto> {
    return this.drafts.publish(id, user, versions, { key, submitsAgain: submitsAgain ?? false });
  }
}
