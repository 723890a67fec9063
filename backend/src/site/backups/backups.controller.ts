import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Config } from '../../config.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { BackupsDto } from './backups.dto.js';
import { BackupsService } from './backups.service.js';

const MAX_LISTED = 50;

@ApiTags('Maintenance')
@Admins()
@Controller('api/admin/backups')
export class BackupsController {
  constructor(
    private readonly backups: BackupsService,
    private readonly config: Config,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Liste les sauvegardes, chacune restaurée pour l’essai quand elle a été faite' })
  @ApiOkResponse({ type: BackupsDto })
  async list(): Promise<BackupsDto> {
    const { isRunning, problem } = this.backups;
    const backups = (await this.backups.list()).slice(0, MAX_LISTED);
    return { isRunning, problem, folder: this.config.backupDir, backups };
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
}
