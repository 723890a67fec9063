import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { IntField } from '../../platform/common/body-fields.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import type { SiteRules } from '../../platform/settings/site-rules.js';
import { AuditService } from '../audit/audit.service.js';

const YES_OR_NO = { message: 'Le champ « $property » doit valoir vrai ou faux.' };
const MAX_HELD = 10;
const HELD = `Indiquez un nombre de 0 à ${MAX_HELD}.`;

class CommunityRulesDto {
  @ApiProperty({ description: 'Si l’on demande à devenir contributeur, au lieu de le devenir aussitôt.' })
  @IsBoolean(YES_OR_NO)
  contributorsAsk: boolean;

  @IntField({
    min: 0,
    max: MAX_HELD,
    tooSmall: HELD,
    tooBig: HELD,
    notWhole: HELD,
    description: 'Combien des premiers tutoriels d’un contributeur sont relus avant de paraître.',
  })
  heldPublications: number;

  @ApiProperty({ description: 'Si le navigateur doit faire un calcul avant d’inscrire quelqu’un.' })
  @IsBoolean(YES_OR_NO)
  registrationProof: boolean;

  @ApiProperty({
    description: 'Si les commentaires qui ressemblent à de la publicité attendent un modérateur.',
  })
  @IsBoolean(YES_OR_NO)
  holdSuspects: boolean;
}

/** Rules for registration, publishing and comments. */
@ApiTags('Administration')
@Admins()
@Controller('api/admin/community-rules')
export class CommunityRulesController {
  constructor(
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Dit ce qui est demandé à qui s’inscrit, publie et commente' })
  @ApiOkResponse({ type: CommunityRulesDto })
  read(): CommunityRulesDto {
    return toDto(this.settings.rules);
  }

  @Put()
  @ApiOperation({ summary: 'Change ce qui est demandé à qui s’inscrit, publie et commente' })
  @ApiOkResponse({ type: CommunityRulesDto })
  async change(@Body() rules: CommunityRulesDto, @CurrentUser() actor: User): Promise<CommunityRulesDto> {
    const after = toDto(rules);
    const entry = { actorId: actor.id, action: 'settings.change', targetType: 'settings' };
    const before = toDto(this.settings.rules);
    await this.settings.change(
      {},
      (manager) => this.audit.record(manager, { ...entry, before, after }),
      after,
    );
    return toDto(this.settings.rules);
  }
}

function toDto(rules: Pick<SiteRules, keyof CommunityRulesDto>): CommunityRulesDto {
  const { contributorsAsk, heldPublications, registrationProof, holdSuspects } = rules;
  return { contributorsAsk, heldPublications, registrationProof, holdSuspects };
}
