import { Body, Controller, Delete, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Members } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import type { User } from '../users/user.entity.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { CodeBody, PasswordBody, RecoveryCodesDto, TwoFactorSetupDto } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { CurrentUser } from './current-user.decorator.js';
import { SettableCookie } from './settable-cookie.js';
import { SignInService } from './sign-in.service.js';
import { TwoFactorService } from './two-factor.service.js';

@ApiTags('Sécurité du compte')
@Members()
@Controller('api/auth/two-factor')
export class TwoFactorController {
  constructor(
    private readonly auth: AuthService,
    private readonly twoFactor: TwoFactorService,
    private readonly signIn: SignInService,
    private readonly cookie: SettableCookie,
  ) {}

  @Post('setup')
  @HttpCode(200)
  @ApiOperation({ summary: 'Commence la mise en place d’un second facteur' })
  @ApiOkResponse({ type: TwoFactorSetupDto })
  @Refuses({
    403: 'Le second facteur n’est pas proposé sur ce site.',
    409: 'Un second facteur est déjà en place.',
  })
  async setUpTwoFactor(@CurrentUser() user: User): Promise<TwoFactorSetupDto> {
    return this.twoFactor.begin(user);
  }

  @Post('confirm')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Met le second facteur en place avec un premier code ; ferme les autres sessions',
  })
  @ApiOkResponse({ type: RecoveryCodesDto })
  @Refuses({ 409: 'Un second facteur est déjà en place.' })
  async confirmTwoFactor(
    @Body() { code }: CodeBody,
    @CurrentUser() user: User,
    @Req() request: Request,
  ): Promise<RecoveryCodesDto> {
    this.cookie.require(request);
    const recoveryCodes = await this.signIn.renewing(request, user, (renew) =>
      this.twoFactor.confirm(user, code, renew),
    );
    return { recoveryCodes };
  }

  @Delete()
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
