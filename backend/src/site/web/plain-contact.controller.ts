import { BadRequestException, Body, Controller, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Public } from '../../platform/common/access.decorator.js';
import { InputPipe } from '../../platform/common/input.pipe.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { ContactBody } from '../contact/contact.dto.js';
import { ContactService } from '../contact/contact.service.js';
import { noticePage } from './notice-page.js';

const SENT = {
  title: 'Merci, votre message est envoyé',
  text: 'La réponse arrivera à l’adresse que vous avez donnée.',
  link: { label: 'Retour à l’accueil', href: '/' },
};

/** Accepts the form of the page « Contact » without scripts, with the same rules as the API. */
@ApiExcludeController()
@Public()
@Controller('contact')
export class PlainContactController {
  private readonly input = new InputPipe();

  constructor(
    private readonly contact: ContactService,
    private readonly settings: SettingsService,
  ) {}

  @Post()
  async send(
    @Body() fields: Record<string, unknown> | undefined,
    @CurrentUser() user: User | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const { status, notice } = await this.take(fields ?? {}, user);
    response.status(status).set('Cache-Control', 'no-store').type('html');
    response.send(noticePage(notice, this.settings.present.siteName));
  }

  private async take(fields: Record<string, unknown>, user: User | undefined) {
    try {
      const body = await this.input.transform(fields, { type: 'body', metatype: ContactBody });
      await this.contact.send(body as ContactBody, user);
      return { status: 200, notice: SENT };
    } catch (error) {
      if (!(error instanceof BadRequestException)) throw error;
      const { message } = error.getResponse() as { message: string };
      const notice = {
        title: 'Votre message n’est pas parti',
        text: `${message} Revenez à la page précédente : ce que vous avez écrit y est encore.`,
        link: { label: 'Recommencer', href: '/contact' },
      };
      return { status: 400, notice };
    }
  }
}
