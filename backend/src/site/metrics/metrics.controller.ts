import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { checkAccess } from '../../members/auth/access.guard.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { OpenInMaintenance, Public } from '../../platform/common/access.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { MetricsAccess } from './metrics-access.js';
import { Metrics } from './metrics.service.js';

@ApiTags('État')
@Public()
@OpenInMaintenance()
@Controller('api/metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly access: MetricsAccess,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Donne les mesures de ce processus à Prometheus',
    description:
      'Pour qui envoie `Authorization: Bearer` et la valeur de METRICS_TOKEN, pour les administrateurs, et, si l’adresse publique du site est celle de cette machine, pour les programmes qui y tournent.',
  })
  @ApiProduces('text/plain')
  @ApiOkResponse({ schema: { type: 'string', example: 'passerelle_database_up 1' } })
  @Refuses({
    401: 'Le jeton n’est pas le bon, ou il manque, et personne n’est connecté.',
    403: 'Le membre n’est pas administrateur.',
  })
  async read(
    @Req() request: Request,
    @CurrentUser() user: User | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    if (!this.access.isOpenTo(request)) checkAccess('admin', user);
    response.type(this.metrics.contentType).set('Cache-Control', 'no-store');
    return this.metrics.write();
  }
}
