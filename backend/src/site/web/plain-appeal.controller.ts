import { BadRequestException, Body, Controller, HttpException, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { AppealBody } from '../../moderation/appeals/appeals.dto.js';
import { AppealsService } from '../../moderation/appeals/appeals.service.js';
import { Public } from '../../platform/common/access.decorator.js';
import { InputPipe } from '../../platform/common/input.pipe.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { noticePage } from './notice-page.js';

/** Accepts the appeal form of a decision page without scripts, with the same rules as the API. */
@ApiExcludeController()
@Public()
@Controller('decisions')
export class PlainAppealController {
  private readonly input = new InputPipe();

  constructor(
    private readonly appeals: AppealsService,
    private readonly settings: SettingsService,
  ) {}

  @Post(':token')
  async appeal(
    @Param('token') token: string,
    @Body() fields: Record<string, unknown> | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const refusal = await this.refusalOf(token, fields ?? {});
    response.set('Cache-Control', 'no-store');
    // The page itself shows that there is an appeal.
    if (!refusal) response.redirect(303, `/decisions/${encodeURIComponent(token)}`);
    else response.status(refusal.getStatus()).type('html').send(this.notice(token, refusal));
  }

  private async refusalOf(token: string, fields: Record<string, unknown>): Promise<HttpException | null> {
    try {
      const body = await this.input.transform(fields, { type: 'body', metatype: AppealBody });
      await this.appeals.create(token, (body as AppealBody).text);
      return null;
    } catch (error) {
      if (error instanceof HttpException && error.getStatus() < 500) return error;
      throw error;
    }
  }

  private notice(token: string, refusal: HttpException): string {
    const { message } = refusal.getResponse() as { message: string };
    const mayRepeat = refusal instanceof BadRequestException;
    return noticePage(
      {
        title: 'Votre recours n’est pas parti',
        text: mayRepeat
          ? `${message} Revenez à la page précédente : ce que vous avez écrit y est encore.`
          : message,
        link: { label: 'Revoir la décision', href: `/decisions/${encodeURIComponent(token)}` },
      },
      this.settings.present.siteName,
    );
  }
}
