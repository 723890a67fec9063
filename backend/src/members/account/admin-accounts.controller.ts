import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admins } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import type { User } from '../users/user.entity.js';
import { toUserDto, UserDto } from '../users/users.dto.js';
import { AccountReasonBody, NewAccountBody, NewAddressBody } from './admin-accounts.dto.js';
import { AdminAccountsService } from './admin-accounts.service.js';

const GONE = 'Ce membre n’existe pas.';

/** Administration of members' accounts. */
@ApiTags('Administration')
@Admins()
@Controller('api/admin/users')
export class AdminAccountsController {
  constructor(private readonly accounts: AdminAccountsService) {}

  @Post()
  @ApiOperation({ summary: 'Crée un compte ; un lien pour choisir le mot de passe est envoyé à l’adresse' })
  @ApiCreatedResponse({ type: UserDto })
  @Refuses({ 409: 'Le nom ou l’adresse est déjà pris.' })
  async create(@Body() body: NewAccountBody, @CurrentUser() actor: User): Promise<UserDto> {
    return toUserDto(await this.accounts.create(body, actor));
  }

  @Put(':id/email')
  @ApiOperation({
    summary: 'Change l’adresse d’un membre ; la nouvelle est à confirmer, l’ancienne est prévenue',
  })
  @ApiOkResponse({ type: UserDto })
  @Refuses({
    403: 'C’est le compte de qui le demande, ou celui d’un administrateur.',
    404: GONE,
    409: 'L’adresse est déjà prise.',
  })
  async changeEmail(
    @Param('id', IdPipe) id: number,
    @Body() { email, reason }: NewAddressBody,
    @CurrentUser() actor: User,
  ): Promise<UserDto> {
    return toUserDto(await this.accounts.changeEmail(id, email, reason ?? null, actor));
  }

  @Post(':id/password-reset')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Envoie à un membre un lien pour choisir un nouveau mot de passe',
  })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({
    403: 'C’est le compte d’un autre administrateur.',
    404: GONE,
    429: 'Un lien a été envoyé il y a moins de dix minutes.',
  })
  async resetPassword(@Param('id', IdPipe) id: number, @CurrentUser() actor: User): Promise<DoneDto> {
    await this.accounts.resetPassword(id, actor);
    return { done: true };
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Supprime un compte, comme le membre le ferait ; ses tutoriels restent sans son nom',
  })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: GONE, 409: 'C’est le compte de qui le demande, ou celui d’un administrateur.' })
  async delete(
    @Param('id', IdPipe) id: number,
    @Body() { reason }: AccountReasonBody,
    @CurrentUser() actor: User,
  ): Promise<DoneDto> {
    await this.accounts.delete(id, reason ?? null, actor);
    return { done: true };
  }
}
