import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { FollowDto } from './follows.dto.js';
import { FollowsService } from './follows.service.js';

@ApiTags('Domaines')
@ApiParam({
  name: 'key',
  description: 'Identifiant (des chiffres) ou slug (le reste).',
  schema: { type: 'string', example: 'programmation' },
})
@Members()
@Controller('api/domains/:key/follow')
export class FollowsController {
  constructor(private readonly follows: FollowsService) {}

  @Get()
  @ApiOperation({ summary: 'Dit si l’on suit un domaine' })
  @ApiOkResponse({ type: FollowDto })
  @Refuses({ 404: 'Ce domaine n’existe pas.' })
  async status(@Param('key') key: string, @CurrentUser() { id }: User): Promise<FollowDto> {
    return { isFollowed: await this.follows.has(id, key) };
  }

  @Put()
  @ApiOperation({ summary: 'Suit un domaine : ses nouveaux tutoriels sont annoncés' })
  @ApiOkResponse({ type: FollowDto })
  @Refuses({ 404: 'Ce domaine n’existe pas.' })
  async add(@Param('key') key: string, @CurrentUser() { id }: User): Promise<FollowDto> {
    await this.follows.add(id, key);
    return { isFollowed: true };
  }

  @Delete()
  @ApiOperation({ summary: 'Ne suit plus un domaine' })
  @ApiOkResponse({ type: FollowDto })
  @Refuses({ 404: 'Ce domaine n’existe pas.' })
  async remove(@Param('key') key: string, @CurrentUser() { id }: User): Promise<FollowDto> {
    await this.follows.remove(id, key);
    return { isFollowed: false };
  }
}
