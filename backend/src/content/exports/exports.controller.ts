import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Public } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { DownloadQuery } from './exports.dto.js';
import { ExportsService } from './exports.service.js';
import { sendFile } from './send-file.js';

const refusals = { 404: 'Ce tutoriel n’existe pas.', 503: 'Aucun PDF ne peut être fait en ce moment.' };
const MARKDOWN =
  'Le Markdown et ses images sont dans une archive. Seuls ses auteurs et les administrateurs y trouvent ses commentaires.';
const FILE = { schema: { type: 'string', format: 'binary' } } as const;

@ApiTags('Tutoriels')
@Public()
@Controller('api/tutorials/:id')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Get('pdf')
  @ApiOperation({ summary: 'Donne un tutoriel en PDF, avec ses images' })
  @ApiProduces('application/pdf')
  @ApiOkResponse(FILE)
  @Refuses(refusals)
  async pdf(
    @Param('id', IdPipe) id: number,
    @CurrentUser() reader: User | undefined,
    @Res() response: Response,
  ): Promise<void> {
    const choices = { images: true, highQuality: false };
    await sendFile(response, await this.exports.export(id, 'pdf', choices, reader));
  }

  @Get('download')
  @ApiOperation({ summary: 'Donne un tutoriel dans un fichier à garder' })
  @ApiProduces('application/pdf', 'application/epub+zip', 'text/html', 'text/markdown', 'application/zip')
  @ApiOkResponse({ ...FILE, description: MARKDOWN })
  @Refuses(refusals)
  async download(
    @Param('id', IdPipe) id: number,
    @CurrentUser() reader: User | undefined,
    @Query() { format = 'pdf', images, highQuality }: DownloadQuery,
    @Res() response: Response,
  ): Promise<void> {
    const choices = { images: images !== 'false', highQuality: highQuality === 'true' };
    await sendFile(response, await this.exports.export(id, format, choices, reader));
  }
}
