import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Moderators } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { DecisionDto, toDecisionDto } from '../decisions/decisions.dto.js';
import { KindPipe, type SubjectKind, subjectKinds } from '../subjects/subject-kinds.js';
import { QueueDto, QueueQuery, ThingFileDto, toQueuedThingDto, toThingFileDto } from './desk.dto.js';
import { ModerationQueueService } from './moderation-queue.service.js';
import { NoteBody, VerdictBody } from './verdict.dto.js';

class UndoneDto {
  @ApiProperty({ description: 'Si tout est comme avant.' })
  isBack: boolean;
}

const KindParam = () => ApiParam({ name: 'kind', enum: subjectKinds });
const OWN = 'C’est à vous : un autre modérateur en décidera.';
const UNREPORTED = 'Personne n’a signalé cela.';

@ApiTags('Signalements')
@Moderators()
@Controller('api/admin/moderation')
export class DeskController {
  constructor(private readonly subjects: ModerationQueueService) {}

  @Get('queue')
  @AnswersList('things')
  @ApiOperation({ summary: 'Liste ce qui attend une décision, chose par chose, la plus ancienne d’abord' })
  @ApiOkResponse({ type: QueueDto })
  async queue(
    @Query() { kind, reason, assigned, ...page }: QueueQuery,
    @CurrentUser() user: User,
  ): Promise<QueueDto> {
    const moderatorId = assigned && (assigned === 'me' ? user.id : null);
    const { subjects, total } = await this.subjects.list({ kind, reason, moderatorId }, toPage(page), user);
    return { things: subjects.map(toQueuedThingDto), total };
  }

  @Get('things/:kind/:id')
  @KindParam()
  @ApiOperation({ summary: 'Donne une chose signalée avec ce qu’il faut savoir pour décider' })
  @ApiOkResponse({ type: ThingFileDto })
  @Refuses({ 403: OWN, 404: UNREPORTED })
  async file(
    @Param('kind', KindPipe) kind: SubjectKind,
    @Param('id', IdPipe) subjectId: number,
    @CurrentUser() user: User,
  ): Promise<ThingFileDto> {
    return toThingFileDto(await this.subjects.file({ kind, subjectId }, user));
  }

  @Post('things/:kind/:id/decision')
  @KindParam()
  @HttpCode(200)
  @ApiOperation({ summary: 'Décide de tous les signalements d’une chose, et fait ce qui est décidé' })
  @ApiOkResponse({ type: DecisionDto })
  @Refuses({
    403: 'On ne décide pas de ce qui est à soi ; un modérateur ne sanctionne ni ses pairs ni les administrateurs.',
    404: 'Ce membre n’existe pas.',
    409: 'Rien n’attend plus, ou l’auteur ne peut pas être sanctionné.',
  })
  async decide(
    @Param('kind', KindPipe) kind: SubjectKind,
    @Param('id', IdPipe) subjectId: number,
    @Body() body: VerdictBody,
    @CurrentUser() user: User,
  ): Promise<DecisionDto> {
    return toDecisionDto(await this.subjects.decide({ kind, subjectId }, body, user));
  }

  @Delete('decisions/:id')
  @ApiOperation({ summary: 'Revient sur sa propre décision : les signalements attendent à nouveau' })
  @ApiOkResponse({ type: UndoneDto })
  @Refuses({
    403: 'Seul qui a décidé peut revenir sur sa décision.',
    404: 'Cette décision n’existe pas.',
    409: 'Elle est déjà annulée.',
  })
  async undo(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<UndoneDto> {
    return this.subjects.undo(id, user);
  }

  @Post('things/:kind/:id/notes')
  @KindParam()
  @ApiOperation({ summary: 'Laisse une note aux autres modérateurs' })
  @ApiCreatedResponse({ type: ThingFileDto })
  @Refuses({ 403: OWN, 404: UNREPORTED })
  async note(
    @Param('kind', KindPipe) kind: SubjectKind,
    @Param('id', IdPipe) subjectId: number,
    @Body() { text }: NoteBody,
    @CurrentUser() user: User,
  ): Promise<ThingFileDto> {
    return toThingFileDto(await this.subjects.note({ kind, subjectId }, text, user));
  }

  @Put('things/:kind/:id/assignee')
  @KindParam()
  @ApiOperation({ summary: 'S’occupe d’une chose signalée' })
  @ApiOkResponse({ type: ThingFileDto })
  @Refuses({ 403: OWN, 404: UNREPORTED })
  async assign(
    @Param('kind', KindPipe) kind: SubjectKind,
    @Param('id', IdPipe) subjectId: number,
    @CurrentUser() user: User,
  ): Promise<ThingFileDto> {
    return toThingFileDto(await this.subjects.assign({ kind, subjectId }, user));
  }

  @Delete('things/:kind/:id/assignee')
  @KindParam()
  @ApiOperation({ summary: 'Ne s’en occupe plus, ou en décharge un autre' })
  @ApiOkResponse({ type: ThingFileDto })
  @Refuses({ 403: OWN, 404: UNREPORTED })
  async release(
    @Param('kind', KindPipe) kind: SubjectKind,
    @Param('id', IdPipe) subjectId: number,
    @CurrentUser() user: User,
  ): Promise<ThingFileDto> {
    return toThingFileDto(await this.subjects.release({ kind, subjectId }, user));
  }
}
