import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../common/access.decorator.js';
import { ApiErrorDto } from '../common/api-error.dto.js';
import { IdPipe } from '../common/id.pipe.js';
import { DownloadQuery } from './exports.dto.js';
import { ExportsService, type ExportedFile } from './exports.service.js';

const FILE = { schema: { type: 'string', format: 'binary' } } as const;

@ApiTags('Tutoriels')
@ApiBadRequestResponse({ type: ApiErrorDto })
@ApiNotFoundResponse({ type: ApiErrorDto, description: 'Ce tutoriel n’existe pas.' })
@ApiServiceUnavailableResponse({
  type: ApiErrorDto,
  description: 'Aucun PDF ne peut être fait en ce moment.',
})
@Public()
@Controller('api/tutorials/:id')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Get('pdf')
  @ApiOperation({ summary: 'Donne un tutoriel en PDF, avec ses images' })
  @ApiProduces('application/pdf')
  @ApiOkResponse(FILE)
  async pdf(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    const choices = { images: true, highQuality: false };
    await send(response, await this.exports.export(id, 'pdf', choices));
  }

  @Get('download')
  @ApiOperation({ summary: 'Donne un tutoriel dans un fichier à garder' })
  @ApiProduces('application/pdf', 'application/epub+zip', 'text/html', 'text/markdown', 'application/zip')
  @ApiOkResponse({ ...FILE, description: 'Le Markdown et ses images sont dans une archive.' })
  async download(
    @Param('id', IdPipe) id: number,
    @Query() { format = 'pdf', images, highQuality }: DownloadQuery,
    @Res() response: Response,
  ): Promise<void> {
    const choices = { images: images !== 'false', highQuality: highQuality === 'true' };
    await send(response, await this.exports.export(id, format, choices));
  }
}

/** Sends it as an attachment: a document of somebody else's making has no business on a page of the site. */
function send(response: Response, { path, name, type }: ExportedFile): Promise<void> {
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache' };
  return new Promise((resolve, reject) => {
    response.download(path, name, { headers, dotfiles: 'allow' }, (error?: Error) => {
      // Whoever has gone away meanwhile needs no answer any more.
      if (error && !response.headersSent) reject(error);
      else resolve();
    });
  });
}
