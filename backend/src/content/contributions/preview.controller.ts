import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { Contributors } from '../../platform/common/access.decorator.js';
import { renderMarkdown } from '../markdown/render-markdown.js';
import { PreviewBody, PreviewDto } from './contributions.dto.js';

@ApiTags('Contributions')
@Controller('api/tutorials/preview')
export class PreviewController {
  @Post()
  @HttpCode(200)
  @Contributors()
  @RequireConfirmedEmail()
  @ApiOperation({ summary: 'Montre un texte comme il serait publié, sans rien garder' })
  @ApiOkResponse({ type: PreviewDto })
  async preview(@Body() { source }: PreviewBody): Promise<PreviewDto> {
    return { html: (await renderMarkdown(source, {})).html };
  }
}
