import { Body, Controller, Get, HttpCode, Post, Put, Req, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Challenge } from 'altcha-lib';
import type { Request } from 'express';
import { Members, OpenInMaintenance, Public } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import type { User } from '../users/user.entity.js';
import { toUserDto, UserDto } from '../users/users.dto.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { ContributorBody, LoginBody, ProfileBody, RegisterBody, UserAnswerDto } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { CurrentUser } from './current-user.decorator.js';
import { LocalAuthGuard } from './local-auth.guard.js';
import { RegistrationProofsService } from './registration-proofs.service.js';
import { SettableCookie } from './settable-cookie.js';
import { SignInService } from './sign-in.service.js';

@ApiTags('Compte')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly signIn: SignInService,
    private readonly proofs: RegistrationProofsService,
    private readonly cookie: SettableCookie,
  ) {}

  @Get('me')
  @Members()
  @OpenInMaintenance()
  @ApiOperation({ summary: 'Donne le membre connecté' })
  @ApiOkResponse({ type: UserDto })
  me(@CurrentUser() user: User): UserDto {
    return toUserDto(user);
  }

  @Post('login')
  @UseGuards(LocalAuthGuard)
  @HttpCode(200)
  @Public()
  @OpenInMaintenance()
  @ApiOperation({ summary: 'Ouvre une session' })
  @ApiOkResponse({ type: UserDto })
  @Refuses({
    401: 'Nom, adresse, mot de passe ou code incorrect.',
    403: 'Le compte est suspendu.',
    409: 'Le témoin de session ne peut pas être posé, faute de HTTPS.',
    429: 'Trop d’essais manqués pour ce nom.',
  })
  async login(
    @Body() { remember }: LoginBody,
    @CurrentUser() user: User,
    @Req() request: Request,
  ): Promise<UserDto> {
    await this.signIn.begin(request, user, remember);
    return toUserDto(user);
  }

  @Get('proof')
  @Public()
  @ApiOperation({ summary: 'Propose un calcul qui prouve qu’un navigateur a travaillé, selon ALTCHA' })
  @ApiOkResponse({
    schema: {
      type: 'object',
      additionalProperties: true,
      description: 'Un calcul de `altcha-lib`, valable une heure.',
    },
  })
  async proof(): Promise<Challenge> {
    return this.proofs.challenge();
  }

  @Post('register')
  @Public()
  @ApiOperation({ summary: 'Crée un compte et ouvre une session' })
  @ApiCreatedResponse({ type: UserAnswerDto })
  @Refuses({
    403: 'Les inscriptions sont fermées.',
    409: 'Le nom ou l’adresse est déjà pris, ou le témoin de session ne peut pas être posé, faute de HTTPS.',
  })
  async register(@Body() body: RegisterBody, @Req() request: Request): Promise<UserAnswerDto> {
    this.cookie.require(request);
    const user = await this.auth.register(body);
    await this.signIn.begin(request, user);
    return { user: toUserDto(user) };
  }

  @Post('logout')
  @HttpCode(200)
  @Public()
  @OpenInMaintenance()
  @ApiOperation({ summary: 'Ferme la session, s’il y en a une' })
  @ApiOkResponse({ type: DoneDto })
  async logout(@Req() request: Request): Promise<DoneDto> {
    await this.signIn.end(request);
    return { done: true };
  }

  @Put('profile')
  @Members()
  @ApiOperation({
    summary:
      'Change le profil ; `displayName` est obligatoire, les autres champs absents restent comme ils sont',
  })
  @ApiOkResponse({ type: UserAnswerDto })
  async profile(@Body() body: ProfileBody, @CurrentUser() user: User): Promise<UserAnswerDto> {
    return { user: toUserDto(await this.auth.changeProfile(user, body)) };
  }

  @Put('contributor')
  @Members()
  @ApiOperation({ summary: 'Devient contributeur ; les champs absents restent comme ils sont' })
  @ApiOkResponse({ type: UserAnswerDto })
  @Refuses({ 403: 'Un administrateur a retiré ce droit.' })
  async becomeContributor(@Body() body: ContributorBody, @CurrentUser() user: User): Promise<UserAnswerDto> {
    return { user: toUserDto(await this.auth.becomeContributor(user, body)) };
  }
}
