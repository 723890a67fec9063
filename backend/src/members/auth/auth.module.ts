import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EmailModule } from '../../platform/email/email.module.js';
import { RequestSafetyModule } from '../../platform/request-safety/request-safety.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountInvitationsModule } from '../account-invitations/account-invitations.module.js';
import { AccessGuard } from './access.guard.js';
import { AccountGoneInterceptor } from './account-gone.interceptor.js';
import { AccountToken } from './account-token.entity.js';
import { AccountTokensService } from './account-tokens.service.js';
import { CredentialsController } from './credentials.controller.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { ConfirmedEmailRule } from './confirmed-email.js';
import { EmailChangesService } from './email-changes.service.js';
import { FailedSignInLimit } from './failed-sign-in-limit.js';
import { KnownBrowsers } from './known-browsers.js';
import { LocalStrategy } from './local.strategy.js';
import { LoginAttempt } from './login-attempt.entity.js';
import { LoginAttemptsService } from './login-attempts.service.js';
import { PasswordResets } from './password-resets.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { RegistrationProofsService } from './registration-proofs.service.js';
import { Session } from './session.entity.js';
import { SessionCookie } from './session-cookie.js';
import { SessionsService } from './sessions.service.js';
import { SettableCookie } from './settable-cookie.js';
import { SignInService } from './sign-in.service.js';
import { SpentProof } from './spent-proof.entity.js';
import { TwoFactorController } from './two-factor.controller.js';
import { TwoFactorService } from './two-factor.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Session, AccountToken, LoginAttempt, RecoveryCode, SpentProof]),
    UsersModule,
    AccountInvitationsModule,
    SettingsModule,
    EmailModule,
    RequestSafetyModule,
  ],
  controllers: [AuthController, CredentialsController, TwoFactorController],
  providers: [
    AuthService,
    LocalStrategy,
    SignInService,
    SessionsService,
    KnownBrowsers,
    FailedSignInLimit,
    SessionCookie,
    SettableCookie,
    LoginAttemptsService,
    AccountTokensService,
    TwoFactorService,
    PasswordResets,
    EmailChangesService,
    ConfirmedEmailRule,
    RegistrationProofsService,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: AccountGoneInterceptor },
  ],
  exports: [
    AuthService,
    LocalStrategy,
    SessionsService,
    SessionCookie,
    SignInService,
    LoginAttemptsService,
    AccountTokensService,
    PasswordResets,
    ConfirmedEmailRule,
    RegistrationProofsService,
  ],
})
export class AuthModule {}
