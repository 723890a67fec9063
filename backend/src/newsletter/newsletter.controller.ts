import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/access.decorator.js';
import { Refuses } from '../common/refuses.decorator.js';
import { SubscribeBody, SubscribedDto } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

@ApiTags('Lettre d’information')
@Public()
@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post('subscribe')
  @ApiOperation({ summary: 'Inscrit une adresse à la lettre d’information' })
  @ApiCreatedResponse({ type: SubscribedDto })
  @Refuses({ 409: 'Cette adresse est déjà inscrite.' })
  async subscribe(@Body() { email }: SubscribeBody): Promise<SubscribedDto> {
    await this.newsletter.subscribe(email);
    return { email };
  }
}
