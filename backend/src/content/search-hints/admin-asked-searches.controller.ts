import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admins } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { AskedSearchesService } from '../asked-searches/asked-searches.service.js';
import { AskedSearchesQuery, AskedSearchListDto } from './asked-searches.dto.js';
import { SearchHintsService } from './search-hints.service.js';

@ApiTags('Administration')
@Admins()
@Controller('api/admin/searches')
export class AdminAskedSearchesController {
  constructor(
    private readonly searches: AskedSearchesService,
    private readonly hints: SearchHintsService,
  ) {}

  @Get()
  @AnswersList('searches', {
    pageSize: DEFAULT_LIMIT,
    console: { query: AskedSearchesQuery, maxPageSize: MAX_LIMIT },
  })
  @ApiOperation({
    summary: 'Liste les recherches faites au moins trois fois en douze semaines, les plus fréquentes d’abord',
  })
  @ApiOkResponse({ type: AskedSearchListDto })
  async list(@Query() { state, id, ...page }: AskedSearchesQuery): Promise<AskedSearchListDto> {
    const { searches, total } = await this.searches.list({ state, ids: id }, toPage(page));
    return { searches: searches.map((one) => ({ ...one, taught: this.hints.hintsOn(one.text) })), total };
  }
}
