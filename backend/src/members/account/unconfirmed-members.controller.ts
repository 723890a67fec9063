import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Admins } from '../../platform/common/access.decorator.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import type { User } from '../users/user.entity.js';
import { UnconfirmedMembersService, type UnconfirmedMembers } from './unconfirmed-members.service.js';

class UnconfirmedMembersDto implements UnconfirmedMembers {
  @ApiProperty({ type: 'integer', description: 'Membres inscrits avant, sans adresse confirmée.' })
  count: number;

  @ApiProperty({ description: 'Si une adresse confirmée est exigée pour commenter et publier.' })
  isRequired: boolean;
}

class MembersReachedDto {
  @ApiProperty({ type: 'integer', description: 'Combien de membres cela a concerné ; 0 la seconde fois.' })
  count: number;
}

/** Members who registered before the site had a mail server. */
@ApiTags('Administration')
@Admins()
@Controller('api/admin/unconfirmed-members')
export class UnconfirmedMembersController {
  constructor(private readonly members: UnconfirmedMembersService) {}

  @Get()
  @ApiOperation({
    summary: 'Compte les membres inscrits avant le service d’envoi, dont l’adresse n’est pas confirmée',
  })
  @ApiOkResponse({ type: UnconfirmedMembersDto })
  async count(): Promise<UnconfirmedMembersDto> {
    return this.members.find();
  }

  @Post('links')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Leur envoie le lien qui confirme l’adresse, sauf à ceux qui l’ont reçu depuis moins d’un jour',
  })
  @ApiOkResponse({ type: MembersReachedDto })
  async sendLinks(@CurrentUser() actor: User): Promise<MembersReachedDto> {
    return { count: await this.members.sendLinks(actor) };
  }

  @Post('accept')
  @HttpCode(200)
  @ApiOperation({ summary: 'Tient leurs adresses pour confirmées' })
  @ApiOkResponse({ type: MembersReachedDto })
  async accept(@CurrentUser() actor: User): Promise<MembersReachedDto> {
    return { count: await this.members.accept(actor) };
  }
}
