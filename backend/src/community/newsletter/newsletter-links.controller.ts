import { Body, Controller, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { OpenInMaintenance, Public } from '../../platform/common/access.decorator.js';
import { LinkQuery } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

/**
 * Form targets of the pages that newsletter links open. Following a link changes nothing, since mail programs prefetch
 * links. Outside the API, because these are plain forms and requests of mail programs. The token alone authorizes, so
 * there is no CSRF to prevent.
 */
@ApiExcludeController()
@Public()
@OpenInMaintenance()
@Controller('newsletter')
export class NewsletterLinksController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post('confirmer')
  async confirm(@Query() { jeton = '' }: LinkQuery, @Res() response: Response): Promise<void> {
    const state = (await this.newsletter.confirm(jeton)) ? 'confirmee' : 'perimee';
    response.redirect(303, `/newsletter/confirmer?etat=${state}`);
  }

  /** One click, from our page or a mail program (RFC 8058), which must not be redirected. */
  @Post('desinscription')
  @HttpCode(200)
  async unsubscribe(
    @Query() { jeton = '' }: LinkQuery,
    @Body() body: { page?: unknown } | undefined,
    @Res() response: Response,
  ): Promise<void> {
    await this.newsletter.unsubscribe(jeton);
    if (body?.page) response.redirect(303, '/newsletter/desinscription?etat=faite');
    else response.type('text/plain').send('Désinscription faite.');
  }
}
