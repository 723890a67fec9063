import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Public } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { TranslateBody, TranslationDto, TranslationServiceDto } from './translation.dto.js';
import { TranslationService } from './translation.service.js';

@ApiTags('Tutoriels')
@Public()
@Controller('api')
export class TranslationController {
  constructor(private readonly translation: TranslationService) {}

  @Get('translation')
  @ApiOperation({ summary: 'Dit si les tutoriels peuvent être traduits' })
  @ApiOkResponse({ type: TranslationServiceDto })
  service(): TranslationServiceDto {
    return { available: this.translation.available };
  }

  @Post('tutorials/:id/translate')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Traduit un tutoriel par une machine ; seul ce qui a changé est traduit à nouveau',
  })
  @ApiOkResponse({ type: TranslationDto })
  @Refuses({
    404: 'Ce tutoriel n’existe pas.',
    503: 'Le site n’a pas de service de traduction, ou celui-ci ne répond pas.',
  })
  async translate(
    @Param('id', IdPipe) id: number,
    @Body() { targetLanguage }: TranslateBody,
    @CurrentUser() reader: User | undefined,
  ): Promise<TranslationDto> {
    return { translated: await this.translation.translate(id, targetLanguage, reader) };
  }
}
