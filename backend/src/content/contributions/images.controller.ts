import { BadRequestException, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Contributors } from '../../platform/common/access.decorator.js';
import { MediaError, MediaService } from '../media/media.service.js';
import { ImageDto } from './contributions.dto.js';

@ApiTags('Contributions')
@Controller('api/images')
export class ImagesController {
  constructor(private readonly media: MediaService) {}

  @Post()
  @HttpCode(200)
  @Contributors()
  @ApiOperation({
    summary: 'Garde une image, refaite à partir de ses pixels et sans ses métadonnées',
    description: 'Le corps est l’image elle-même (PNG, JPEG, GIF, WebP ou AVIF), de 10 Mo au plus.',
  })
  @ApiConsumes('image/*')
  @ApiBody({ schema: { type: 'string', format: 'binary', example: 'Les octets de l’image.' } })
  @ApiOkResponse({ type: ImageDto })
  async store(@Req() { body }: Request): Promise<ImageDto> {
    if (!Buffer.isBuffer(body) || body.length === 0) throw new BadRequestException('Envoyez une image.');
    try {
      return await this.media.storeSent(body);
    } catch (error) {
      if (error instanceof MediaError)
        throw new BadRequestException(`L’image est refusée : ${error.message}.`);
      throw error;
    }
  }
}
