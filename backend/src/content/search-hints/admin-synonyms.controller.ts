import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import {
  SynonymGroupDto,
  SynonymGroupListDto,
  SynonymsBody,
  SynonymsQuery,
  toSynonymGroupDto,
} from './synonyms.dto.js';
import { SynonymsService } from './synonyms.service.js';

@ApiTags('Administration')
@Admins()
@Controller('api/admin/synonyms')
export class AdminSynonymsController {
  constructor(private readonly synonyms: SynonymsService) {}

  @Get()
  @AnswersList('synonyms', {
    pageSize: DEFAULT_LIMIT,
    console: { query: SynonymsQuery, maxPageSize: MAX_LIMIT },
  })
  @ApiOperation({
    summary: 'Liste les synonymes ajoutés à ceux que la recherche connaît, les derniers d’abord',
  })
  @ApiOkResponse({ type: SynonymGroupListDto })
  async list(@Query() { q, id, sort, order, ...page }: SynonymsQuery): Promise<SynonymGroupListDto> {
    const { groups, total } = await this.synonyms.list(q, { ids: id, sort, order }, toPage(page));
    return { synonyms: groups.map(toSynonymGroupDto), total };
  }

  @Post()
  @ApiOperation({
    summary: 'Ajoute des mots qui veulent dire la même chose ; la recherche en tient compte aussitôt',
  })
  @ApiCreatedResponse({ type: SynonymGroupDto })
  @Refuses({ 409: 'Ces synonymes y sont déjà, ou il y en a autant qu’il peut y en avoir.' })
  async add(@Body() { texts }: SynonymsBody, @CurrentUser() user: User): Promise<SynonymGroupDto> {
    return toSynonymGroupDto(await this.synonyms.add(texts, user));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Retire des synonymes' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: 'Ces synonymes n’existent pas.' })
  async remove(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.synonyms.remove(id, user);
    return { done: true };
  }
}
