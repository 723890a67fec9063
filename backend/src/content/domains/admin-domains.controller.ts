import { Body, Controller, Param, Patch, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { DomainDto, DomainListDto, toDomainDto } from './domains.dto.js';
import type { User } from '../../members/users/user.entity.js';
import { DomainChangesBody, DomainOrderBody } from './domain-changes.dto.js';
import { DomainsService } from './domains.service.js';

@ApiTags('Administration')
@Admins()
@Controller('api/admin/domains')
export class AdminDomainsController {
  constructor(private readonly domains: DomainsService) {}

  @Put('order')
  @ApiOperation({ summary: 'Range les domaines dans cet ordre, pour toutes les listes du site' })
  @ApiOkResponse({ type: DomainListDto })
  async reorder(@Body() { ids }: DomainOrderBody, @CurrentUser() user: User): Promise<DomainListDto> {
    return { domains: (await this.domains.reorder(ids, user)).map(toDomainDto) };
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Change un domaine ; les champs absents restent comme ils sont, l’adresse aussi' })
  @ApiOkResponse({ type: DomainDto })
  @Refuses({ 404: 'Ce domaine n’existe pas.' })
  async change(
    @Param('id', IdPipe) id: number,
    @Body() changes: DomainChangesBody,
    @CurrentUser() user: User,
  ): Promise<DomainDto> {
    return toDomainDto(await this.domains.change(id, changes, user));
  }
}
