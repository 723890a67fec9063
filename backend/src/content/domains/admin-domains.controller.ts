import { Body, Controller, Delete, Get, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { DomainBody, DomainChangesBody, DomainMoveBody, DomainOrderBody } from './domain-changes.dto.js';
import { DomainEditingService } from './domain-editing.service.js';
import {
  AdminDomainDto,
  AdminDomainListDto,
  DomainDto,
  DomainListDto,
  toAdminDomainDto,
  toDomainDto,
} from './domains.dto.js';

const GONE = 'Ce domaine n’existe pas.';
const TAKEN = 'Un autre domaine a cette adresse.';

@ApiTags('Administration')
@Admins()
@Controller('api/admin/domains')
export class AdminDomainsController {
  constructor(private readonly editing: DomainEditingService) {}

  @Get()
  @AnswersList('domains')
  @ApiOperation({ summary: 'Liste tous les domaines, masqués compris, et ce qu’ils contiennent' })
  @ApiOkResponse({ type: AdminDomainListDto })
  async list(): Promise<AdminDomainListDto> {
    return { domains: (await this.editing.list()).map(toAdminDomainDto) };
  }

  @Get(':id')
  @ApiOperation({ summary: 'Donne un domaine, masqué ou non, et ce qu’il contient' })
  @ApiOkResponse({ type: AdminDomainDto })
  @Refuses({ 404: GONE })
  async get(@Param('id', IdPipe) id: number): Promise<AdminDomainDto> {
    return toAdminDomainDto(await this.editing.get(id));
  }

  @Post()
  @ApiOperation({ summary: 'Crée un domaine, après les autres ; sans adresse, elle est tirée du nom' })
  @ApiCreatedResponse({ type: DomainDto })
  @Refuses({ 409: TAKEN })
  async create(@Body() body: DomainBody, @CurrentUser() user: User): Promise<DomainDto> {
    return toDomainDto(await this.editing.create(body, user));
  }

  @Put('order')
  @ApiOperation({ summary: 'Range les domaines dans cet ordre, pour toutes les listes du site' })
  @ApiOkResponse({ type: DomainListDto })
  async reorder(@Body() { ids }: DomainOrderBody, @CurrentUser() user: User): Promise<DomainListDto> {
    return { domains: (await this.editing.reorder(ids, user)).map(toDomainDto) };
  }

  @Patch(':id')
  @ApiOperation({
    summary:
      'Change un domaine ; les champs absents restent comme ils sont, l’ancienne adresse mène à la nouvelle',
  })
  @ApiOkResponse({ type: DomainDto })
  @Refuses({ 404: GONE, 409: `${TAKEN} Ou c’est le dernier qui ne soit pas masqué.` })
  async change(
    @Param('id', IdPipe) id: number,
    @Body() changes: DomainChangesBody,
    @CurrentUser() user: User,
  ): Promise<DomainDto> {
    return toDomainDto(await this.editing.change(id, changes, user));
  }

  @Post(':id/merge')
  @ApiOperation({ summary: 'Fusionne un domaine avec un autre, où mènent désormais ses adresses' })
  @ApiCreatedResponse({ type: DomainDto, description: 'Le domaine qui reste.' })
  @Refuses({ 404: GONE, 409: 'Un tutoriel y est arrivé entre-temps.' })
  async merge(
    @Param('id', IdPipe) id: number,
    @Body() { into }: DomainMoveBody,
    @CurrentUser() user: User,
  ): Promise<DomainDto> {
    return toDomainDto(await this.editing.move(id, into, true, user));
  }

  @Post(':id/empty')
  @ApiOperation({ summary: 'Déplace tous les tutoriels d’un domaine dans un autre' })
  @ApiCreatedResponse({ type: DomainDto, description: 'Le domaine qui les reçoit.' })
  @Refuses({ 404: GONE })
  async empty(
    @Param('id', IdPipe) id: number,
    @Body() { into }: DomainMoveBody,
    @CurrentUser() user: User,
  ): Promise<DomainDto> {
    return toDomainDto(await this.editing.move(id, into, false, user));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Supprime un domaine vide' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: GONE, 409: 'Il contient encore des tutoriels, ou c’est le dernier.' })
  async remove(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.editing.remove(id, user);
    return { done: true };
  }
}
