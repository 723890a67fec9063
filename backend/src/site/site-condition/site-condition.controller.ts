import { Controller, Get, HttpCode, NotFoundException, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { ServerErrors } from '../../platform/server-errors/server-errors.service.js';
import { DiskService, freeable } from './disk.service.js';
import {
  DiskStateDto,
  FreedDto,
  ServerErrorsDto,
  SiteConditionDto,
  toServerErrorDto,
} from './site-condition.dto.js';
import { SiteConditionService } from './site-condition.service.js';

/** State of the site, for administrators. */
@ApiTags('Maintenance')
@Admins()
@Controller('api/admin')
export class SiteConditionController {
  constructor(
    private readonly condition: SiteConditionService,
    private readonly disk: DiskService,
    private readonly errors: ServerErrors,
  ) {}

  @Get('condition')
  @ApiOperation({ summary: 'Dit ce qui va bien et ce qui ne va pas, et ce qui prend de la place' })
  @ApiOkResponse({ type: SiteConditionDto })
  async look(@Req() request: Request): Promise<SiteConditionDto> {
    const [checks, taken] = await Promise.all([this.condition.checkAll(request), this.disk.usage()]);
    return { checks, taken };
  }

  @Get('condition/disk')
  @ApiOperation({ summary: 'Dit s’il reste de la place sur le disque' })
  @ApiOkResponse({ type: DiskStateDto })
  async space(): Promise<DiskStateDto> {
    const { state, says } = await this.disk.checkSpace();
    return { state, says };
  }

  @Post('condition/disk/:part/free')
  @HttpCode(200)
  @ApiOperation({ summary: 'Libère la place de ce qui peut être refait, ou n’est plus qu’ancien' })
  @ApiParam({ name: 'part', enum: freeable })
  @ApiOkResponse({ type: FreedDto })
  @Refuses({ 404: 'Cela ne peut pas être libéré.' })
  async free(@Param('part') part: string, @CurrentUser() user: User): Promise<FreedDto> {
    const known = freeable.find((each) => each === part);
    if (!known) throw new NotFoundException('Cela ne peut pas être libéré.');
    return { freed: await this.disk.freeSpace(known, user) };
  }

  @Get('server-errors')
  @ApiOperation({
    summary: 'Compte ce que le serveur n’a pas su répondre depuis vingt-quatre heures, le dernier d’abord',
  })
  @ApiOkResponse({ type: ServerErrorsDto })
  async lastDay(): Promise<ServerErrorsDto> {
    return { errors: (await this.errors.listLastDay()).map(toServerErrorDto) };
  }
}
