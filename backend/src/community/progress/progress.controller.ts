import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import {
  ProgressDto,
  ProgressListDto,
  ProgressQuery,
  SaveProgressBody,
  toProgressDto,
  toProgressItemDto,
} from './progress.dto.js';
import { ProgressService } from './progress.service.js';
import { noStepDone } from './steps.js';

@ApiTags('Progression')
@Members()
@Controller('api')
export class ProgressController {
  constructor(private readonly progress: ProgressService) {}

  @Get('progress')
  @AnswersList('progress', { pageSize: DEFAULT_LIMIT })
  @ApiOperation({ summary: 'Liste les tutoriels que l’on a commencés, les derniers lus d’abord' })
  @ApiOkResponse({ type: ProgressListDto })
  async list(
    @Query() { reading, ...page }: ProgressQuery,
    @CurrentUser() user: User,
  ): Promise<ProgressListDto> {
    const { progress, total } = await this.progress.list(user.id, toPage(page), reading === 'underway');
    return { progress: progress.map(([row, tutorial]) => toProgressItemDto(row, tutorial)), total };
  }

  @Get('tutorials/:id/progress')
  @ApiOperation({ summary: 'Donne sa progression dans un tutoriel' })
  @ApiOkResponse({ type: ProgressDto })
  @Refuses({ 404: 'Ce tutoriel n’existe pas.' })
  async get(@Param('id', IdPipe) tutorialId: number, @CurrentUser() user: User): Promise<ProgressDto> {
    const progress = await this.progress.find(user.id, tutorialId);
    if (progress) return toProgressDto(progress);
    const unread = { percent: 0, position: 0, heading: null, block: 0, finishedAt: null, updatedAt: null };
    return toProgressDto({ tutorialId, steps: noStepDone(), ...unread });
  }

  @Put('tutorials/:id/progress')
  @ApiOperation({
    summary: 'Note sa progression ; les champs absents gardent leur valeur',
    description:
      'Une place en deçà de celle qui est connue est laissée de côté : elle vient d’un onglet ou d’un appareil resté en arrière. Un texte lu jusqu’au bout peut être recommencé.',
  })
  @ApiOkResponse({ type: ProgressDto })
  @Refuses({ 404: 'Ce tutoriel n’existe pas.' })
  async save(
    @Param('id', IdPipe) id: number,
    @Body() body: SaveProgressBody,
    @CurrentUser() user: User,
  ): Promise<ProgressDto> {
    return toProgressDto(await this.progress.save(user.id, id, body));
  }
}
