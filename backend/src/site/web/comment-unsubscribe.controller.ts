import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { CommentMailsService } from '../../community/comment-mails/comment-mails.service.js';
import { OpenInMaintenance, Public } from '../../platform/common/access.decorator.js';
import { escapeText } from '../../platform/common/escape-text.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { noticePage } from './notice-page.js';
import { plainDocument } from './plain-document.js';

const DONE = {
  title: 'Vous ne recevrez plus ces messages',
  text: 'Commentaires et réponses restent annoncés sur le site. Vous pouvez les reprendre par e-mail dans vos notifications.',
  link: { label: 'Retour à l’accueil', href: '/' },
};
const BROKEN = {
  title: 'Ce lien ne mène plus à rien',
  text: 'Il est incomplet, ou l’adresse n’est plus celle d’un compte : rien n’a été changé. Vous choisissez dans vos notifications ce qui vous est envoyé par e-mail.',
  link: { label: 'Voir mes notifications', href: '/notifications' },
};
const MAX_TOKEN = 64;

/**
 * Target of the unsubscribe links in emails about comments; no sign-in is needed. Following the link changes nothing,
 * since mail programs prefetch links: only its button does, and the one-click POST of mail programs (RFC 8058).
 */
@ApiExcludeController()
@Public()
@OpenInMaintenance()
@Controller('courriels/arret')
export class CommentUnsubscribeController {
  constructor(
    private readonly mails: CommentMailsService,
    private readonly settings: SettingsService,
  ) {}

  @Get()
  async ask(@Query('jeton') token: unknown, @Res() response: Response): Promise<void> {
    if (!(await this.mails.tokenExists(tokenOf(token)))) {
      this.send(response.status(400), noticePage(BROKEN, this.settings.present.siteName));
      return;
    }
    const action = escapeText(`/courriels/arret?jeton=${encodeURIComponent(tokenOf(token))}`);
    const { siteName } = this.settings.present;
    const main = `<p>${escapeText(siteName)} ne vous enverra plus par e-mail les commentaires sur vos tutoriels ni les réponses aux vôtres.</p>
<form method="post" action="${action}"><input type="hidden" name="page" value="1"><button>Ne plus recevoir ces messages</button></form>`;
    this.send(response, plainDocument('Ne plus recevoir ces messages', main, siteName));
  }

  @Post()
  @HttpCode(200)
  async stop(
    @Query('jeton') token: unknown,
    @Body() body: { page?: unknown } | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const isDone = await this.mails.unsubscribe(tokenOf(token));
    if (!isDone) response.status(400);
    if (body?.page) this.send(response, noticePage(isDone ? DONE : BROKEN, this.settings.present.siteName));
    else response.type('text/plain').send(isDone ? 'Envoi arrêté.' : `${BROKEN.title}.`);
  }

  private send(response: Response, html: string): void {
    response.set('Cache-Control', 'no-store').set('X-Robots-Tag', 'noindex').type('html').send(html);
  }
}

function tokenOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TOKEN) : '';
}
