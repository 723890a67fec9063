import { Body, Controller, Delete, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Members, OpenInMaintenance, Public } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import type { User } from '../users/user.entity.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import {
  ChangeEmailBody,
  ChangePasswordBody,
  EmailBody,
  ResetPasswordBody,
  SessionListDto,
  TokenBody,
  toSessionDto,
} from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { CurrentUser } from './current-user.decorator.js';
import { EmailChangesService } from './email-changes.service.js';
import { KnownBrowsers } from './known-browsers.js';
import { PasswordResets } from './password-resets.js';
import { SessionsService } from './sessions.service.js';
import { SettableCookie } from './settable-cookie.js';
import { SignInService } from './sign-in.service.js';

/** Account security: password, email address and sessions. */
@ApiTags('Sécurité du compte')
@Controller('api/auth')
export class CredentialsController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
    private readonly signIn: SignInService,
    private readonly browsers: KnownBrowsers,
    private readonly passwordResets: PasswordResets,
    private readonly emailChanges: EmailChangesService,
    private readonly cookie: SettableCookie,
  ) {}

  @Put('password')
  @Members()
  @ApiOperation({ summary: 'Change le mot de passe, ferme les autres sessions et renouvelle celle-ci' })
  @Refuses({
    403: 'Le mot de passe actuel est incorrect.',
    409: 'Le témoin de session ne peut pas être posé, faute de HTTPS.',
    429: 'Trop de mots de passe faux pour ce compte.',
  })
  @ApiOkResponse({ type: DoneDto })
  async changePassword(
    @Body() { password, newPassword }: ChangePasswordBody,
    @CurrentUser() user: User,
    @Req() request: Request,
  ): Promise<DoneDto> {
    this.cookie.require(request);
    await this.signIn.renewing(request, user, (renew) =>
      this.auth.changePassword(user, password, newPassword, renew),
    );
    return { done: true };
  }

  @Post('password/reset-request')
  @HttpCode(200)
  @Public()
  @OpenInMaintenance()
  @ApiOperation({
    summary: 'Envoie un lien pour changer de mot de passe ; la réponse est la même pour toute adresse',
    description: 'Une même adresse ne reçoit un nouveau lien que dix minutes après le précédent.',
  })
  @ApiOkResponse({ type: DoneDto })
  async requestReset(@Body() { email }: EmailBody): Promise<DoneDto> {
    await this.passwordResets.request(email);
    return { done: true };
  }

  @Post('password/reset')
  @HttpCode(200)
  @Public()
  @OpenInMaintenance()
  @ApiOperation({ summary: 'Choisit un nouveau mot de passe et ferme toutes les sessions' })
  @ApiOkResponse({ type: DoneDto })
  async reset(@Body() { token, newPassword }: ResetPasswordBody, @Req() request: Request): Promise<DoneDto> {
    const user = await this.auth.resetPassword(token, newPassword);
    // The link proves ownership, so the member can sign in even while others are guessing the password.
    this.browsers.rememberBrowser(request, user.usernameKey);
    return { done: true };
  }

  @Put('email')
  @Members()
  @ApiOperation({ summary: 'Demande une autre adresse e-mail ; un lien y est envoyé, qui la confirme' })
  @Refuses({
    403: 'Le mot de passe actuel est incorrect.',
    409: 'L’adresse est déjà prise.',
    429: 'Trop de mots de passe faux pour ce compte.',
  })
  @ApiOkResponse({ type: DoneDto })
  async changeEmail(
    @Body() { email, password }: ChangeEmailBody,
    @CurrentUser() user: User,
  ): Promise<DoneDto> {
    await this.emailChanges.request(user, email, password);
    return { done: true };
  }

  @Post('email/undo')
  @HttpCode(200)
  @Public()
  @OpenInMaintenance()
  @ApiOperation({
    summary: 'Rend à un compte son adresse d’avant, par le lien qu’elle a reçu, et ferme ses sessions',
  })
  @Refuses({ 409: 'Quelqu’un d’autre a pris cette adresse depuis.' })
  @ApiOkResponse({ type: DoneDto })
  async undoEmail(@Body() { token }: TokenBody): Promise<DoneDto> {
    await this.emailChanges.undo(token);
    return { done: true };
  }

  @Post('email/confirm')
  @HttpCode(200)
  @Public()
  @ApiOperation({ summary: 'Confirme une adresse e-mail, celle du compte ou celle qu’il doit avoir' })
  @Refuses({ 409: 'Quelqu’un d’autre a pris cette adresse depuis.' })
  @ApiOkResponse({ type: DoneDto })
  async confirmEmail(@Body() { token }: TokenBody): Promise<DoneDto> {
    await this.emailChanges.confirmAny(token);
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
  @AnswersList('sessions')
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
    await this.sessions.endAllSessions(id, { except: sessionID });
    return { done: true };
  }
}
