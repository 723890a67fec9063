import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { checkAccess } from '../../members/auth/access.guard.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { OpenInMaintenance } from '../../members/auth/maintenance.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Public } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { Metrics } from './metrics.service.js';

/** Headers added by proxies. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

@ApiTags('État')
@Public()
@OpenInMaintenance()
@Controller('api/metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @ApiOperation({
    summary: 'Donne les mesures de ce processus à Prometheus',
    description:
      'Pour les programmes de la même machine, qui n’y viennent par aucun relais, et pour les administrateurs.',
  })
  @ApiProduces('text/plain')
  @ApiOkResponse({ schema: { type: 'string', example: 'passerelle_database_up 1' } })
  @Refuses({
    401: 'La demande vient d’ailleurs et personne n’est connecté.',
    403: 'Le membre n’est pas administrateur.',
  })
  async read(
    @Req() request: Request,
    @CurrentUser() user: User | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    if (!isFromThisMachine(request)) checkAccess('admin', user);
    response.type(this.metrics.contentType).set('Cache-Control', 'no-store');
    return this.metrics.write();
  }
}

/** A proxy on this machine forwards requests from anywhere, so they are excluded. */
function isFromThisMachine({ socket, headers }: Request): boolean {
  return LOOPBACK.test(socket.remoteAddress ?? '') && PASSED_ON.every((name) => headers[name] === undefined);
}
