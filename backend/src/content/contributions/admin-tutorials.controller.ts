import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { READ_TOO_LONG } from '../../platform/common/busy.exception.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { PublicationService } from '../tutorials/publication.service.js';
import type { User } from '../../members/users/user.entity.js';
import {
  AdminTutorialListDto,
  AdminTutorialsQuery,
  ContributionDto,
  PublicationBody,
} from './contributions.dto.js';
import { ContributionsService } from './contributions.service.js';

@ApiTags('Administration')
@Admins()
@Controller('api/admin/tutorials')
export class AdminTutorialsController {
  constructor(
    private readonly contributions: ContributionsService,
    private readonly publication: PublicationService,
  ) {}

  @Get()
  @AnswersList('tutorials', {
    pageSize: DEFAULT_LIMIT,
    hasCursors: true,
    hasBlocks: true,
    console: { query: AdminTutorialsQuery, maxPageSize: MAX_LIMIT },
  })
  @Refuses({ 503: READ_TOO_LONG })
  @ApiOperation({
    summary:
      'Liste les tutoriels pour la console, publiés ou non ; d’abord les plus récents, sans autre ordre',
  })
  @ApiOkResponse({ type: AdminTutorialListDto })
  async all(@Query() query: AdminTutorialsQuery): Promise<AdminTutorialListDto> {
    return this.contributions.listAll(query, toPage(query));
  }

  @Patch(':id')
  @ApiOperation({
    summary:
      'Retire un tutoriel du site ou l’y remet ; ses auteurs et les administrateurs le lisent toujours',
  })
  @ApiOkResponse({ type: ContributionDto })
  @Refuses({ 404: 'Ce tutoriel n’existe pas.' })
  async change(
    @Param('id', IdPipe) id: number,
    @Body() { isPublished }: PublicationBody,
    @CurrentUser() user: User,
  ): Promise<ContributionDto> {
    await this.publication.setPublished(id, isPublished, user);
    return this.contributions.get(id);
  }
}
