import { Body, Controller, Delete, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Members, Public } from '../common/access.decorator.js';
import { Refuses } from '../common/refuses.decorator.js';
import type { User } from '../users/user.entity.js';
import {
  ChangePasswordBody,
  CodeBody,
  DoneDto,
  EmailBody,
  PasswordBody,
  RecoveryCodesDto,
  ResetPasswordBody,
  SessionListDto,
  TokenBody,
  toSessionDto,
  TwoFactorSetupDto,
} from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { CurrentUser } from './current-user.decorator.js';
import { OpenInMaintenance } from './maintenance.decorator.js';
import { SessionsService } from './sessions.service.js';
import { TwoFactorService } from './two-factor.service.js';

/** What keeps an account safe: password, address, sessions, second factor. */
@ApiTags('Sécurité du compte')
@Controller('api/auth')
export class AccountController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
    private readonly twoFactor: TwoFactorService,
  ) {}

  @Put('password')
  @Members()
  @ApiOperation({ summary: 'Change le mot de passe et ferme les autres sessions' })
  @Refuses({
    403: 'Le mot de passe actuel est incorrect.',
    429: 'Trop de mots de passe faux pour ce compte.',
  })
  @ApiOkResponse({ type: DoneDto })
  async changePassword(
    @Body() { password, newPassword }: ChangePasswordBody,
    @CurrentUser() user: User,
    @Req() { sessionID }: Request,
  ): Promise<DoneDto> {
    await this.auth.changePassword(user, password, newPassword);
    await this.sessions.endAll(user.id, sessionID);
    return { done: true };
  }

  @Post('password/reset-request')
  @HttpCode(200)
  @Public()
  @OpenInMaintenance()
  @ApiOperation({
    summary: 'Envoie un lien pour changer de mot de passe ; la réponse est la même pour toute adresse',
  })
  @ApiOkResponse({ type: DoneDto })
  async requestReset(@Body() { email }: EmailBody): Promise<DoneDto> {
    await this.auth.requestReset(email);
    return { done: true };
  }

  @Post('password/reset')
  @HttpCode(200)
  @Public()
  @OpenInMaintenance()
  @ApiOperation({ summary: 'Choisit un nouveau mot de passe et ferme toutes les sessions' })
  @ApiOkResponse({ type: DoneDto })
  async reset(@Body() { token, newPassword }: ResetPasswordBody): Promise<DoneDto> {
    const user = await this.auth.resetPassword(token, newPassword);
    await this.sessions.endAll(user.id);
    return { done: true };
  }

  @Post('email/confirm')
  @HttpCode(200)
  @Public()
  @ApiOperation({ summary: 'Confirme une adresse e-mail' })
  @ApiOkResponse({ type: DoneDto })
  async confirmEmail(@Body() { token }: TokenBody): Promise<DoneDto> {
    await this.auth.confirmEmail(token);
    return { done: true };
  }

  @Post('email/confirm-request')
  @HttpCode(200)
  @Members()
  @ApiOperation({ summary: 'Envoie à nouveau le lien de confirmation' })
  @ApiOkResponse({ type: DoneDto })
  async requestConfirmation(@CurrentUser() user: User): Promise<DoneDto> {
    await this.auth.sendConfirmation(user);
    return { done: true };
  }

  @Get('sessions')
  @Members()
  @ApiOperation({ summary: 'Liste ses sessions ouvertes' })
  @ApiOkResponse({ type: SessionListDto })
  async listSessions(@CurrentUser() { id }: User, @Req() { sessionID }: Request): Promise<SessionListDto> {
    return { sessions: (await this.sessions.list(id, sessionID)).map(toSessionDto) };
  }

  @Delete('sessions/others')
  @Members()
  @ApiOperation({ summary: 'Ferme toutes ses autres sessions' })
  @ApiOkResponse({ type: DoneDto })
  async endOthers(@CurrentUser() { id }: User, @Req() { sessionID }: Request): Promise<DoneDto> {
    await this.sessions.endAll(id, sessionID);
    return { done: true };
  }

  @Post('two-factor/setup')
  @HttpCode(200)
  @Members()
  @ApiOperation({ summary: 'Commence la mise en place d’un second facteur' })
  @ApiOkResponse({ type: TwoFactorSetupDto })
  @Refuses({
    403: 'Le second facteur n’est pas proposé sur ce site.',
    409: 'Un second facteur est déjà en place.',
  })
  async setUpTwoFactor(@CurrentUser() user: User): Promise<TwoFactorSetupDto> {
    return this.twoFactor.begin(user);
  }

  @Post('two-factor/confirm')
  @HttpCode(200)
  @Members()
  @ApiOperation({ summary: 'Met le second facteur en place avec un premier code' })
  @ApiOkResponse({ type: RecoveryCodesDto })
  @Refuses({ 409: 'Un second facteur est déjà en place.' })
  async confirmTwoFactor(@Body() { code }: CodeBody, @CurrentUser() user: User): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.twoFactor.confirm(user, code) };
  }

  @Delete('two-factor')
  @Members()
  @ApiOperation({ summary: 'Retire le second facteur' })
  @Refuses({
    403: 'Le mot de passe actuel est incorrect.',
    429: 'Trop de mots de passe faux pour ce compte.',
  })
  @ApiOkResponse({ type: DoneDto })
  async removeTwoFactor(@Body() { password }: PasswordBody, @CurrentUser() user: User): Promise<DoneDto> {
    await this.auth.checkPassword(user, password);
    await this.twoFactor.remove(user);
    return { done: true };
  }
}
