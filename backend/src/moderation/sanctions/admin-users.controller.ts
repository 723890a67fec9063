import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { READ_TOO_LONG } from '../../platform/common/busy.exception.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins, Moderators } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import {
  AdminUserDto,
  EndedSessionsDto,
  MAX_LISTED,
  RightsBody,
  SuspensionBody,
  toAdminUserDto,
  UsersQuery,
} from './moderation.dto.js';
import { ModerationService } from './moderation.service.js';

@ApiTags('Administration')
@Moderators()
@Controller('api/admin/users')
export class AdminUsersController {
  constructor(private readonly moderation: ModerationService) {}

  @Get()
  @AnswersList('users', {
    pageSize: MAX_LISTED,
    hasCursors: true,
    hasBlocks: true,
    bare: true,
    console: { query: UsersQuery, maxPageSize: MAX_LISTED },
  })
  @Refuses({ 503: READ_TOO_LONG })
  @ApiOperation({ summary: 'Liste les membres' })
  @ApiOkResponse({ type: [AdminUserDto] })
  async list(
    @Query() { id, q, before, kind, sort, order, ...page }: UsersQuery,
  ): Promise<{ users: AdminUserDto[]; total: number; older: number | undefined }> {
    const { users, ...found } = await this.moderation.list(
      { text: q, kind },
      { ids: id, before, sort, order },
      toPage(page, MAX_LISTED),
    );
    return { users: users.map(toAdminUserDto), ...found };
  }

  @Get(':id')
  @ApiOperation({ summary: 'Donne un membre' })
  @ApiOkResponse({ type: AdminUserDto })
  @Refuses({ 404: 'Ce membre n’existe pas.' })
  async get(@Param('id', IdPipe) id: number): Promise<AdminUserDto> {
    return toAdminUserDto(await this.moderation.get(id));
  }

  @Patch(':id')
  @Admins()
  @ApiOperation({ summary: 'Donne ou retire des droits : administrer, modérer, publier' })
  @ApiOkResponse({ type: AdminUserDto })
  @Refuses({
    404: 'Ce membre n’existe pas.',
    409: 'C’est le dernier administrateur, ou le compte est suspendu.',
  })
  async setRights(
    @Param('id', IdPipe) id: number,
    @Body() { reason, ...rights }: RightsBody,
    @CurrentUser() actor: User,
  ): Promise<AdminUserDto> {
    return toAdminUserDto(await this.moderation.setRights(id, rights, reason ?? null, actor));
  }

  @Post(':id/suspension')
  @HttpCode(200)
  @ApiOperation({ summary: 'Suspend un membre, ferme ses sessions et lui dit pourquoi' })
  @ApiOkResponse({ type: AdminUserDto })
  @Refuses({
    403: 'Un modérateur ne sanctionne ni ses pairs ni les administrateurs.',
    404: 'Ce membre n’existe pas.',
    409: 'Un administrateur ne peut pas être suspendu.',
  })
  async suspend(
    @Param('id', IdPipe) id: number,
    @Body() { until, reason }: SuspensionBody,
    @CurrentUser() actor: User,
  ): Promise<AdminUserDto> {
    const end = until === null ? null : new Date(until);
    return toAdminUserDto(await this.moderation.suspend(id, end, reason, actor));
  }

  @Delete(':id/suspension')
  @ApiOperation({ summary: 'Lève la suspension d’un membre' })
  @ApiOkResponse({ type: AdminUserDto })
  @Refuses({
    403: 'Un modérateur ne sanctionne ni ses pairs ni les administrateurs.',
    404: 'Ce membre n’existe pas.',
  })
  async liftSuspension(@Param('id', IdPipe) id: number, @CurrentUser() actor: User): Promise<AdminUserDto> {
    return toAdminUserDto(await this.moderation.liftSuspension(id, actor));
  }

  @Delete(':id/sessions')
  @ApiOperation({ summary: 'Ferme toutes les sessions d’un membre' })
  @ApiOkResponse({ type: EndedSessionsDto })
  @Refuses({
    403: 'Un modérateur ne sanctionne ni ses pairs ni les administrateurs.',
    404: 'Ce membre n’existe pas.',
  })
  async endSessions(@Param('id', IdPipe) id: number, @CurrentUser() actor: User): Promise<EndedSessionsDto> {
    return { ended: await this.moderation.endSessions(id, actor) };
  }
}
