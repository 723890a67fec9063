import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { FollowDto, FollowsDto } from './follows.dto.js';
import { FollowsService, type Followed } from './follows.service.js';

const NO_DOMAIN = 'Ce domaine n’existe pas.';
const NO_MEMBER = 'Ce membre n’existe pas.';
const NO_PAGE = 'Ce membre n’a pas de page publique.';
const FULL = 'Le membre suit autant de choses qu’on peut en suivre.';
const key = {
  name: 'key',
  description: 'Identifiant (des chiffres) ou slug (le reste).',
  schema: { type: 'string' as const, example: 'programmation' },
};
const tagParam = { name: 'tag', schema: { type: 'string' as const, example: 'pain' } };

/** Follows of domains, authors and tags. A new tutorial notifies each follower once. */
@ApiTags('Suivi')
@Members()
@Controller('api')
export class FollowsController {
  constructor(private readonly follows: FollowsService) {}

  @Get('follows')
  @ApiOperation({ summary: 'Dit ce que l’on suit : domaines, auteurs, étiquettes' })
  @ApiOkResponse({ type: FollowsDto })
  async list(@CurrentUser() { id }: User): Promise<FollowsDto> {
    return this.follows.list(id);
  }

  @Get('domains/:key/follow')
  @ApiParam(key)
  @ApiOperation({ summary: 'Dit si l’on suit un domaine' })
  @ApiOkResponse({ type: FollowDto })
  @Refuses({ 404: NO_DOMAIN })
  async followsDomain(@Param('key') domain: string, @CurrentUser() { id }: User): Promise<FollowDto> {
    return this.status(id, { domain });
  }

  @Put('domains/:key/follow')
  @ApiParam(key)
  @ApiOperation({ summary: 'Suit un domaine : ses nouveaux tutoriels sont annoncés' })
  @ApiOkResponse({ type: FollowDto })
  @Refuses({ 404: NO_DOMAIN, 409: FULL })
  async followDomain(@Param('key') domain: string, @CurrentUser() { id }: User): Promise<FollowDto> {
    return this.add(id, { domain });
  }

  @Delete('domains/:key/follow')
  @ApiParam(key)
  @ApiOperation({ summary: 'Ne suit plus un domaine' })
  @ApiOkResponse({ type: FollowDto })
  @Refuses({ 404: NO_DOMAIN })
  async leaveDomain(@Param('key') domain: string, @CurrentUser() { id }: User): Promise<FollowDto> {
    return this.remove(id, { domain });
  }

  @Get('authors/:id/follow')
  @ApiOperation({ summary: 'Dit si l’on suit un auteur' })
  @ApiOkResponse({ type: FollowDto })
  @Refuses({ 404: NO_PAGE })
  async followsAuthor(@Param('id', IdPipe) author: number, @CurrentUser() { id }: User): Promise<FollowDto> {
    return this.status(id, { author });
  }

  @Put('authors/:id/follow')
  @ApiOperation({ summary: 'Suit un auteur : ses nouveaux tutoriels sont annoncés' })
  @ApiOkResponse({ type: FollowDto })
  @Refuses({ 404: NO_PAGE, 409: FULL })
  async followAuthor(@Param('id', IdPipe) author: number, @CurrentUser() { id }: User): Promise<FollowDto> {
    return this.add(id, { author });
  }

  @Delete('authors/:id/follow')
  @ApiOperation({ summary: 'Ne suit plus un auteur' })
  @ApiOkResponse({ type: FollowDto })
  @Refuses({ 404: NO_MEMBER })
  async leaveAuthor(@Param('id', IdPipe) author: number, @CurrentUser() { id }: User): Promise<FollowDto> {
    return this.remove(id, { author });
  }

  @Get('tags/:tag/follow')
  @ApiParam(tagParam)
  @ApiOperation({ summary: 'Dit si l’on suit une étiquette, sans égard à la casse ni aux accents' })
  @ApiOkResponse({ type: FollowDto })
  async followsTag(@Param('tag') tag: string, @CurrentUser() { id }: User): Promise<FollowDto> {
    return this.status(id, { tag });
  }

  @Put('tags/:tag/follow')
  @ApiParam(tagParam)
  @ApiOperation({ summary: 'Suit une étiquette : les nouveaux tutoriels qui la portent sont annoncés' })
  @ApiOkResponse({ type: FollowDto })
  @Refuses({ 409: FULL })
  async followTag(@Param('tag') tag: string, @CurrentUser() { id }: User): Promise<FollowDto> {
    return this.add(id, { tag });
  }

  @Delete('tags/:tag/follow')
  @ApiParam(tagParam)
  @ApiOperation({ summary: 'Ne suit plus une étiquette' })
  @ApiOkResponse({ type: FollowDto })
  async leaveTag(@Param('tag') tag: string, @CurrentUser() { id }: User): Promise<FollowDto> {
    return this.remove(id, { tag });
  }

  private async status(userId: number, followed: Followed): Promise<FollowDto> {
    return { isFollowed: await this.follows.has(userId, followed) };
  }

  private async add(userId: number, followed: Followed): Promise<FollowDto> {
    await this.follows.add(userId, followed);
    return { isFollowed: true };
  }

  private async remove(userId: number, followed: Followed): Promise<FollowDto> {
    await this.follows.remove(userId, followed);
    return { isFollowed: false };
  }
}
