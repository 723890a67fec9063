import { Body, Controller, Get, HttpException, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { OpenInMaintenance, Public } from '../../platform/common/access.decorator.js';
import { LocalStrategy } from '../../members/auth/local.strategy.js';
import { SignInService } from '../../members/auth/sign-in.service.js';
import type { User } from '../../members/users/user.entity.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { plainDocument } from '../web/plain-document.js';
import { signInForm, writingForm } from './plain-form.js';
import { PlainTexts } from './plain-texts.js';
import { PlainWritingService, type FormPage } from './plain-writing.service.js';
import { FIELDS, MARKS, textsOf } from './typed-text.js';

const TITLE = 'Écrire un tutoriel';
const SIGNED_OUT =
  'Vous n’êtes plus connecté. Revenez en arrière : votre texte y est encore. Connectez-vous dans un autre onglet, puis enregistrez.';
const INCOMPLETE = 'Entrez votre nom et votre mot de passe.';

/** Writing tutorials without scripts, at /ecrire. It works through the API and never loses typed text. */
@ApiExcludeController()
@Public()
@OpenInMaintenance()
@Controller('ecrire')
export class PlainWritingController {
  constructor(
    private readonly writing: PlainWritingService,
    private readonly texts: PlainTexts,
    private readonly local: LocalStrategy,
    private readonly signIn: SignInService,
    private readonly settings: SettingsService,
  ) {}

  @Get()
  async show(
    @Query() { brouillon: draft, tutoriel: tutorial, enregistre, relecture }: Record<string, string>,
    @CurrentUser() user: User | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!user) return this.send(response, 200, signInForm(undefined));
    const done = relecture === undefined ? enregistre && ('saved' as const) : ('held' as const);
    const page = await this.writing.open(request, { draft, tutorial }, done || undefined);
    await this.sendForm(request, response, page);
  }

  @Post('connexion')
  async enter(
    @Body() body: Record<string, unknown> | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { username, password, code } = textsOf(body, ['username', 'password', 'code']);
    if (!username || !password) return this.send(response, 400, signInForm(INCOMPLETE, username));
    request.body = { username, password, ...(code && { code }) };
    try {
      await this.signIn.begin(request, await this.local.validate(request, username));
    } catch (error) {
      if (!(error instanceof HttpException) || error.getStatus() >= 500) throw error;
      return this.send(response, error.getStatus(), signInForm(messageOf(error), username));
    }
    response.redirect(303, '/ecrire');
  }

  @Post()
  async save(
    @Body() body: Record<string, unknown> | undefined,
    @CurrentUser() user: User | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!user) return this.send(response, 401, signInForm(SIGNED_OUT));
    const { action, ...typed } = textsOf(body, [...FIELDS, ...MARKS, 'action']);
    const outcome = await this.writing.handleSubmission(request, typed, action === 'publish');
    if ('location' in outcome) response.redirect(303, outcome.location);
    else await this.sendForm(request, response, outcome);
  }

  private async sendForm(
    request: Request,
    response: Response,
    { status, ...shown }: FormPage,
  ): Promise<void> {
    const lists = await this.texts.lists(request, shown.typed);
    this.send(response, status, writingForm({ ...shown, ...lists }));
  }

  private send(response: Response, status: number, main: string): void {
    // Not `no-store`, so that going back restores the typed text.
    response.status(status).set('Cache-Control', 'private, no-cache').type('html');
    response.send(plainDocument(TITLE, main, this.settings.present.siteName));
  }
}

function messageOf(error: HttpException): string {
  const answer = error.getResponse();
  return typeof answer === 'string' ? answer : (answer as { message: string }).message;
}
