import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { readableAddress } from '../../platform/common/mailboxes.js';
import { SubscribeBody, SubscribedDto } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

@ApiTags('Lettre d’information')
@Public()
@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post('subscribe')
  @ApiOperation({
    summary: 'Inscrit une adresse à la lettre d’information',
    description: 'L’inscription attend que l’adresse soit confirmée par le lien d’un e-mail.',
  })
  @ApiCreatedResponse({ type: SubscribedDto })
  @Refuses({
    409: 'Cette adresse est déjà inscrite, ou attend sa confirmation : un lien perdu est alors envoyé à nouveau.',
  })
  async subscribe(@Body() { email }: SubscribeBody): Promise<SubscribedDto> {
    await this.newsletter.subscribe(email);
    return { email: readableAddress(email) };
  }
}
