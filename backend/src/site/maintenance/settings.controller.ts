import { BadRequestException, Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins, OpenInMaintenance, Public } from '../../platform/common/access.decorator.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import type { User } from '../../members/users/user.entity.js';
import {
  publicSettingsSchema,
  SettingGroupsDto,
  settingsChangeSchema,
  toPublicSettings,
  toSettingGroupsDto,
  type PublicSettings,
} from './settings.dto.js';
import { MaintenanceService } from './maintenance.service.js';

@ApiTags('Réglages')
@Controller('api')
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly care: MaintenanceService,
    private readonly emails: EmailsService,
  ) {}

  @Get('settings')
  @Public()
  @OpenInMaintenance()
  @ApiOperation({ summary: 'Donne les réglages dont les pages dépendent' })
  @ApiOkResponse({ schema: publicSettingsSchema })
  async publicSettings(): Promise<PublicSettings> {
    return toPublicSettings(
      await this.settings.all(),
      this.emails.isConfigured,
      this.settings.appearance,
      this.settings.rules,
    );
  }

  @Get('admin/settings')
  @Admins()
  @ApiOperation({
    summary: 'Donne tous les réglages par groupes, avec leurs limites et leurs valeurs d’origine',
  })
  @ApiOkResponse({ type: SettingGroupsDto })
  async all(): Promise<SettingGroupsDto> {
    return toSettingGroupsDto(await this.settings.all());
  }

  @Patch('admin/settings')
  @Admins()
  @ApiOperation({
    summary: 'Change des réglages ; ceux qui manquent restent comme ils sont',
    description: 'Chaque réglage refusé est nommé, un réglage inconnu aussi ; aucun n’est alors changé.',
  })
  @ApiBody({ schema: settingsChangeSchema })
  @ApiOkResponse({ type: SettingGroupsDto })
  async change(@Body() changes: unknown, @CurrentUser() user: User): Promise<SettingGroupsDto> {
    if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) {
      throw new BadRequestException('Les réglages doivent être un objet JSON.');
    }
    return toSettingGroupsDto(await this.care.changeSettings({ ...changes }, user));
  }
}
