import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DoneDto } from '../../platform/common/done.dto.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { RequestKey, type AnswerKey } from '../../platform/idempotency/answer-key.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import {
  AdminPathDto,
  AdminPathListDto,
  AdminPathsQuery,
  NewPathBody,
  PathChangesBody,
  StepsBody,
  toAdminPathDto,
} from './path-changes.dto.js';
import { PathEditingService } from './path-editing.service.js';

@ApiTags('Administration')
@Admins()
@Controller('api/admin/learning-paths')
export class AdminLearningPathsController {
  constructor(private readonly paths: PathEditingService) {}

  @Get()
  @AnswersList('paths', {
    pageSize: DEFAULT_LIMIT,
    console: { query: AdminPathsQuery, maxPageSize: MAX_LIMIT },
  })
  @ApiOperation({ summary: 'Liste les parcours, publiés ou non, dans leur ordre' })
  @ApiOkResponse({ type: AdminPathListDto })
  async list(@Query() { id, sort, order, ...page }: AdminPathsQuery): Promise<AdminPathListDto> {
    const { paths, total } = await this.paths.list({ ids: id, sort, order }, toPage(page));
    return { paths: paths.map(toAdminPathDto), total };
  }

  @Get(':id')
  @ApiOperation({ summary: 'Donne un parcours, publié ou non' })
  @ApiOkResponse({ type: AdminPathDto })
  @Refuses({ 404: 'Ce parcours n’existe pas.' })
  async get(@Param('id', IdPipe) id: number): Promise<AdminPathDto> {
    return toAdminPathDto(await this.paths.get(id));
  }

  @Post()
  @Idempotent()
  @ApiOperation({ summary: 'Prépare un parcours, encore sans étapes et non publié' })
  @ApiCreatedResponse({ type: AdminPathDto })
  async create(
    @Body() body: NewPathBody,
    @CurrentUser() user: User,
    @RequestKey() key: AnswerKey | undefined,
  ): Promise<AdminPathDto> {
    return toAdminPathDto(await this.paths.create(body, user, key));
  }

  @Patch(':id')
  @ApiOperation({
    summary: 'Modifie, publie ou retire un parcours ; les champs absents gardent leur valeur',
  })
  @ApiOkResponse({ type: AdminPathDto })
  @Refuses({ 404: 'Ce parcours n’existe pas.', 409: 'Le parcours à publier n’a pas d’étapes.' })
  async change(
    @Param('id', IdPipe) id: number,
    @Body() body: PathChangesBody,
    @CurrentUser() user: User,
  ): Promise<AdminPathDto> {
    return toAdminPathDto(await this.paths.change(id, body, user));
  }

  @Put(':id/steps')
  @ApiOperation({ summary: 'Donne à un parcours ces étapes, dans cet ordre, à la place des siennes' })
  @ApiOkResponse({ type: AdminPathDto })
  @Refuses({ 404: 'Ce parcours ou un tutoriel n’existe pas.' })
  async setSteps(
    @Param('id', IdPipe) id: number,
    @Body() { steps }: StepsBody,
    @CurrentUser() user: User,
  ): Promise<AdminPathDto> {
    return toAdminPathDto(await this.paths.setSteps(id, steps, user));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Supprime un parcours ; ses tutoriels restent' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: 'Ce parcours n’existe pas.' })
  async delete(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.paths.delete(id, user);
    return { done: true };
  }
}
