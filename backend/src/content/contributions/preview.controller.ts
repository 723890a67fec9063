import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Contributors } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { PreviewBody, PreviewDto, RENDERING_BUSY } from './contributions.dto.js';
import { PreviewService } from './preview.service.js';

@ApiTags('Contributions')
@Controller('api/tutorials/preview')
export class PreviewController {
  constructor(private readonly previews: PreviewService) {}

  @Post()
  @HttpCode(200)
  @Contributors()
  @RequireConfirmedEmail()
  @ApiOperation({ summary: 'Montre un texte comme il serait publié, sans rien garder' })
  @ApiOkResponse({ type: PreviewDto })
  @Refuses({ 503: RENDERING_BUSY })
  async preview(@Body() { source }: PreviewBody, @CurrentUser() user: User): Promise<PreviewDto> {
    return this.previews.preview(user.id, source);
  }
}
