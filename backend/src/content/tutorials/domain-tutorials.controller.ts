import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { DomainsService } from '../domains/domains.service.js';
import { AnswerCache } from '../../platform/cache/answer-cache.service.js';
import { DomainTutorialsQuery, MAX_LISTED, toTutorialItemDto, TutorialListDto } from './tutorials.dto.js';
import { TutorialsService } from './tutorials.service.js';

/** Placed here because the domains folder may not import tutorials. */
@ApiTags('Domaines')
@Public()
@Controller('api/domains/:key/tutorials')
export class DomainTutorialsController {
  constructor(
    private readonly domains: DomainsService,
    private readonly tutorials: TutorialsService,
    private readonly kept: AnswerCache,
  ) {}

  @Get()
  @AnswersList('tutorials', { pageSize: MAX_LISTED, hasCursors: true })
  @ApiOperation({ summary: 'Liste les tutoriels d’un domaine, les plus récents d’abord' })
  @ApiParam({
    name: 'key',
    description: 'Identifiant (des chiffres) ou slug (le reste).',
    schema: { type: 'string', example: 'programmation' },
  })
  @ApiOkResponse({ type: TutorialListDto })
  @Refuses({ 404: 'Ce domaine n’existe pas.' })
  async list(
    @Param('key') key: string,
    @Query() page: DomainTutorialsQuery,
    @Req() request: Request,
  ): Promise<TutorialListDto> {
    return this.kept.answer(request, async () => {
      const { id: domainId } = await this.domains.get(key);
      const { tutorials, total } = await this.tutorials.list({ ...page, domainId, sort: 'recent' });
      return { tutorials: tutorials.map(toTutorialItemDto), total };
    });
  }
}
