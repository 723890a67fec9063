import { Controller, Get, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { OpenInMaintenance } from '../auth/maintenance.decorator.js';
import { Public } from '../common/access.decorator.js';
import { PageServer } from './page-server.js';

/** Answers every address that nothing else does: the public site decides what stands there, not-found included. */
@ApiExcludeController()
@Public()
@OpenInMaintenance()
@Controller()
export class WebController {
  constructor(private readonly pages: PageServer) {}

  @Get(['/', '*path'])
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (/^\/(api|media|admin)(\/|$)/.test(request.path)) throw new NotFoundException();
    await this.pages.sendRendered(request, response);
  }
}
