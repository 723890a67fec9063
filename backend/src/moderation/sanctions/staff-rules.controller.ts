import { Body, ConflictException, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Admins, Reviewers } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import type { SiteRules } from '../../platform/settings/site-rules.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { AuditService } from '../audit/audit.service.js';

class StaffRulesDto {
  @ApiProperty({ description: 'Si un second facteur est exigé de qui administre ou modère.' })
  @IsBoolean({ message: 'Le champ « staffTwoFactor » doit valoir vrai ou faux.' })
  staffTwoFactor: boolean;
}

/** Rules for administrators and moderators. */
@ApiTags('Administration')
@Controller('api/admin/staff-rules')
export class StaffRulesController {
  constructor(
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
  ) {}

  @Get()
  @Reviewers()
  @ApiOperation({ summary: 'Dit ce qui est exigé de qui administre ou modère' })
  @ApiOkResponse({ type: StaffRulesDto })
  read(): StaffRulesDto {
    return toDto(this.settings.rules);
  }

  @Put()
  @Admins()
  @ApiOperation({ summary: 'Exige ou non un second facteur de qui administre ou modère' })
  @ApiOkResponse({ type: StaffRulesDto })
  @Refuses({ 409: 'Le site ne propose pas de second facteur, ou qui l’exige n’en a pas.' })
  async change(@Body() rules: StaffRulesDto, @CurrentUser() actor: User): Promise<StaffRulesDto> {
    const { staffTwoFactor } = rules;
    if (staffTwoFactor && !this.settings.present.twoFactorAuth) {
      throw new ConflictException('Activez d’abord le second facteur dans les paramètres de sécurité.');
    }
    // Otherwise the administrators who require it could lock themselves out.
    if (staffTwoFactor && actor.totpConfirmedAt === null) {
      throw new ConflictException('Mettez d’abord en place votre propre second facteur.');
    }
    const entry = { actorId: actor.id, action: 'settings.change', targetType: 'settings' };
    const before = { staffTwoFactor: this.settings.rules.staffTwoFactor };
    await this.settings.change(
      {},
      (manager) => this.audit.record(manager, { ...entry, before, after: { staffTwoFactor } }),
      { staffTwoFactor },
    );
    return toDto(this.settings.rules);
  }
}

function toDto({ staffTwoFactor }: SiteRules): StaffRulesDto {
  return { staffTwoFactor };
}
