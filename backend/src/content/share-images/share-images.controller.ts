import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { ShareImagesService } from './share-images.service.js';

/** Preview images for social networks and messengers. */
@ApiExcludeController()
@Public()
@Controller('tutoriels/:id')
export class ShareImagesController {
  constructor(private readonly images: ShareImagesService) {}

  @Get('apercu.png')
  async image(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    const path = await this.images.pathOf(id);
    response.sendFile(path, { dotfiles: 'allow', maxAge: '5m', cacheControl: true });
  }
}
