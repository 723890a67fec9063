import { BadRequestException, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Contributors } from '../../platform/common/access.decorator.js';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { MediaError } from '../media/media.service.js';
import { ImageDto } from './images.dto.js';
import { UploadedImagesService } from './uploaded-images.service.js';

@ApiTags('Contributions')
@Controller('api/images')
export class ImagesController {
  constructor(private readonly images: UploadedImagesService) {}

  @Post()
  @HttpCode(200)
  @Contributors()
  @RequireConfirmedEmail()
  @ApiOperation({
    summary: 'Garde une image, refaite à partir de ses pixels et sans ses métadonnées',
    description:
      'Le corps est l’image elle-même (PNG, JPEG, GIF, WebP ou AVIF), de 10 Mo au plus. Un membre peut en garder 500, ou 200 Mo ; celles que rien ne montre sont retirées après trente jours.',
  })
  @ApiConsumes('image/*')
  @ApiBody({ schema: { type: 'string', format: 'binary', example: 'Les octets de l’image.' } })
  @ApiOkResponse({ type: ImageDto })
  @Refuses({ 409: 'Le membre a envoyé autant d’images qu’il peut y en avoir.' })
  async store(@Req() { body }: Request, @CurrentUser() user: User): Promise<ImageDto> {
    if (!Buffer.isBuffer(body) || body.length === 0) throw new BadRequestException('Envoyez une image.');
    try {
      const { url, width, height } = await this.images.store(body, user);
      return { url, width, height };
    } catch (error) {
      if (error instanceof MediaError)
        throw new BadRequestException(`L’image est refusée : ${error.message}.`);
      throw error;
    }
  }
}
