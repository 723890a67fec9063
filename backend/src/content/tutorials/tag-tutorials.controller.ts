import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { AnswerCache } from '../../platform/cache/answer-cache.service.js';
import { Public } from '../../platform/common/access.decorator.js';
import { SEARCH_BUSY } from '../../platform/common/busy.exception.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { TaggedTutorials } from './tagged-tutorials.service.js';
import {
  DomainTutorialsQuery,
  MAX_LISTED,
  TagDto,
  toTutorialItemDto,
  TutorialListDto,
} from './tutorials.dto.js';

const tagParam = { name: 'tag', description: 'Sans égard à la casse ni aux accents.', example: 'pâtisserie' };
const UNUSED = 'Aucun tutoriel ne porte cette étiquette.';

@ApiTags('Tutoriels')
@Public()
@Controller('api/tags/:tag')
export class TagTutorialsController {
  constructor(
    private readonly tagged: TaggedTutorials,
    private readonly kept: AnswerCache,
  ) {}

  @Get()
  @ApiParam(tagParam)
  @ApiOperation({ summary: 'Dit comment s’écrit une étiquette que portent des tutoriels' })
  @ApiOkResponse({ type: TagDto })
  @Refuses({ 404: UNUSED })
  async read(@Param('tag') tag: string, @Req() request: Request): Promise<TagDto> {
    return this.kept.answer(request, async () => ({ name: await this.tagged.nameOf(tag) }));
  }

  @Get('tutorials')
  @ApiParam(tagParam)
  @AnswersList('tutorials', { pageSize: MAX_LISTED, hasCursors: true })
  @ApiOperation({ summary: 'Liste les tutoriels qui portent une étiquette, les plus récents d’abord' })
  @ApiOkResponse({ type: TutorialListDto })
  @Refuses({ 404: UNUSED, 503: SEARCH_BUSY })
  async list(
    @Param('tag') tag: string,
    @Query() page: DomainTutorialsQuery,
    @Req() request: Request,
  ): Promise<TutorialListDto> {
    return this.kept.answer(request, async () => {
      const { tutorials, total } = await this.tagged.list(tag, toPage(page, MAX_LISTED));
      return { tutorials: tutorials.map(toTutorialItemDto), total };
    });
  }
}
