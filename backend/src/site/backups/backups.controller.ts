import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, StreamableFile } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import type { BackupPlan } from '../../platform/settings/backup-plan.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { BackupPlanDto, BackupsDto } from './backups.dto.js';
import { BackupsService } from './backups.service.js';
import { KeptBackups } from './kept-backups.js';
import { PointsService } from './points.service.js';

const MAX_LISTED = 50;

@ApiTags('Maintenance')
@Admins()
@Controller('api/admin/backups')
export class BackupsController {
  constructor(
    private readonly backups: BackupsService,
    private readonly kept: KeptBackups,
    private readonly settings: SettingsService,
    private readonly points: PointsService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Liste les sauvegardes, chacune restaurée pour l’essai quand elle a été faite' })
  @ApiOkResponse({ type: BackupsDto })
  async list(): Promise<BackupsDto> {
    const backups = (await this.backups.list()).slice(0, MAX_LISTED);
    const { isRunning, problem, unreachable } = this.backups;
    const next = await this.backups.next();
    const { place: folder, isEncrypted, isElsewhere } = this.kept;
    const plan = toPlan(this.settings.backupPlan);
    return {
      isRunning,
      problem: problem ?? unreachable,
      folder,
      isElsewhere,
      isEncrypted,
      plan,
      next,
      points: await this.points.describe(),
      backups,
    };
  }

  @Put('plan')
  @ApiOperation({
    summary: 'Dit quand le site se sauvegarde de lui-même, et combien il en garde',
    description: 'Ce qui n’est plus gardé est retiré après la prochaine sauvegarde de chaque jour.',
  })
  @ApiOkResponse({ type: BackupsDto })
  async plan(@Body() plan: BackupPlanDto, @CurrentUser() user: User): Promise<BackupsDto> {
    await this.backups.changePlan(toPlan(plan), user);
    return this.list();
  }

  @Post()
  @HttpCode(202)
  @ApiOperation({
    summary: 'Commence une sauvegarde du site',
    description: 'Se fait en arrière-plan : `GET /api/admin/backups` dit où cela en est.',
  })
  @ApiAcceptedResponse({ type: BackupsDto })
  @Refuses({ 409: 'Une sauvegarde est déjà en cours.' })
  async begin(@CurrentUser() user: User): Promise<BackupsDto> {
    await this.backups.begin(user);
    return this.list();
  }

  @Get(':name')
  @ApiOperation({
    summary: 'Télécharge une sauvegarde',
    description:
      'En un seul fichier, tel que `npm run restore` le prend. Il contient tout, les secrets compris.',
  })
  @ApiParam({ name: 'name', example: 'passerelle-auto-2026-03-01T031500-000Z.manifest' })
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Header('Cache-Control', 'no-store, no-transform')
  @Refuses({ 404: 'Cette sauvegarde n’existe pas.', 503: 'L’endroit où elle est ne répond pas.' })
  async download(@Param('name') name: string, @CurrentUser() user: User): Promise<StreamableFile> {
    const { name: saved, content, bytes } = await this.backups.download(name, user);
    return new StreamableFile(content, {
      type: 'application/octet-stream',
      disposition: `attachment; filename="${saved}"`,
      ...(bytes !== undefined && { length: bytes }),
    });
  }
}

function toPlan(plan: BackupPlan): BackupPlan {
  const { backupDaily, backupHour, keptDays, keptWeeks, keptMonths, backupContinuous } = plan;
  return { backupDaily, backupHour, keptDays, keptWeeks, keptMonths, backupContinuous };
}
