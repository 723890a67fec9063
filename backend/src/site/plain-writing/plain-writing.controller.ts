import { Body, Controller, Get, HttpException, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { OpenInMaintenance } from '../../members/auth/maintenance.decorator.js';
import { SignInService } from '../../members/auth/sign-in.service.js';
import type { User } from '../../members/users/user.entity.js';
import { Public } from '../../platform/common/access.decorator.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { plainDocument } from '../web/plain-document.js';
import type { ApiAnswer } from './api-calls.js';
import { signInForm, writingForm, type Writing } from './plain-form.js';
import { PlainWritingService, type Refusal } from './plain-writing.service.js';
import { FIELDS, MARKS, textsOf, type Typed } from './typed-text.js';

const TITLE = 'Écrire un tutoriel';
const SAVED = 'Le brouillon est enregistré.';
const SIGNED_OUT =
  'Vous n’êtes plus connecté. Revenez en arrière : votre texte y est encore. Connectez-vous dans un autre onglet, puis enregistrez.';
const STALE =
  'Ce texte a été enregistré ailleurs entre-temps. Rien n’est remplacé : le vôtre est ci-dessous ; s’il est enregistré à nouveau, il prend la place de l’autre.';

type Shown = Omit<Writing, 'domains' | 'drafts'>;

/** Where tutorials are written without any script: /ecrire. It does what the API does, and keeps what was typed. */
@ApiExcludeController()
@Public()
@OpenInMaintenance()
@Controller('ecrire')
export class PlainWritingController {
  constructor(
    private readonly writing: PlainWritingService,
    private readonly signIn: SignInService,
    private readonly settings: SettingsService,
  ) {}

  @Get()
  async show(
    @Query() { brouillon: draft, tutoriel: tutorial, enregistre }: Record<string, string>,
    @CurrentUser() user: User | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!user) return this.send(response, 200, signInForm(undefined));
    const opened = await this.writing.open(request, { draft, tutorial });
    if ('message' in opened) return this.sendRefused(request, response, {}, opened);
    const said = enregistre === undefined ? undefined : { message: SAVED, isWrong: false };
    await this.sendForm(request, response, 200, { typed: opened.typed, said });
  }

  @Post('connexion')
  async enter(
    @Body() body: Record<string, unknown>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { username, password, code } = textsOf(body, ['username', 'password', 'code']);
    request.body = { username, password, ...(code && { code }) };
    try {
      await this.signIn.signIn(request);
    } catch (error) {
      if (!(error instanceof HttpException) || error.getStatus() >= 500) throw error;
      return this.send(response, error.getStatus(), signInForm(messageOf(error), username));
    }
    response.redirect(303, '/ecrire');
  }

  @Post()
  async save(
    @Body() body: Record<string, unknown>,
    @CurrentUser() user: User | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!user) return this.send(response, 401, signInForm(SIGNED_OUT));
    const typed = textsOf(body, [...FIELDS, ...MARKS]);
    const saved = await this.writing.keep(request, typed);
    if (saved.status === 412) return this.sendStale(request, response, typed);
    if (saved.status >= 400) return this.sendRefused(request, response, typed, refusalOf(saved));
    const { id, version } = saved.body;
    if (body['action'] !== 'publish') return response.redirect(303, `/ecrire?brouillon=${id}&enregistre=1`);
    const published = await this.writing.publish(request, saved.body);
    if (published.status < 400) return response.redirect(303, `/tutoriels/${published.body.tutorialId}`);
    const kept = { ...typed, draft: String(id), version: String(version) };
    await this.sendRefused(request, response, kept, refusalOf(published));
  }

  /** Shows both texts; what is sent next knows of the other. */
  private async sendStale(request: Request, response: Response, typed: Typed): Promise<void> {
    const { draft, tutorial } = typed;
    const now = await this.writing.open(request, draft ? { draft } : { tutorial });
    if ('message' in now) return this.sendRefused(request, response, typed, now);
    const { draft: id = '', version = '', tutorialVersion = '', source: other } = now.typed;
    const said = { message: STALE, isWrong: true };
    const mine = { ...typed, draft: id, version, tutorialVersion };
    await this.sendForm(request, response, 412, { typed: mine, said, other });
  }

  private async sendRefused(
    request: Request,
    response: Response,
    typed: Typed,
    { status, message, problems }: Refusal & Pick<Writing, 'problems'>,
  ): Promise<void> {
    await this.sendForm(request, response, status, { typed, said: { message, isWrong: true }, problems });
  }

  private async sendForm(request: Request, response: Response, status: number, shown: Shown): Promise<void> {
    this.send(response, status, writingForm({ ...shown, ...(await this.writing.lists(request)) }));
  }

  private send(response: Response, status: number, main: string): void {
    // Not `no-store`: whoever goes back finds what they had typed.
    response.status(status).set('Cache-Control', 'private, no-cache').type('html');
    response.send(plainDocument(TITLE, main, this.settings.present.siteName));
  }
}

const refusalOf = ({ status, body: { message, errors } }: ApiAnswer<unknown>) => ({
  status,
  message,
  problems: errors,
});

function messageOf(error: HttpException): string {
  const answer = error.getResponse();
  return typeof answer === 'string' ? answer : (answer as { message: string }).message;
}
