import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { AppearanceChanges, AppearanceDto } from './appearance.dto.js';
import { AppearanceService } from './appearance.service.js';

@ApiTags('Réglages')
@Admins()
@Controller('api/admin/appearance')
export class AppearanceController {
  constructor(private readonly appearance: AppearanceService) {}

  @Get()
  @ApiOperation({ summary: 'Donne ce que l’exploitant a choisi de l’apparence et des textes du site' })
  @ApiOkResponse({ type: AppearanceDto })
  read(): AppearanceDto {
    return this.appearance.read();
  }

  @Patch()
  @ApiOperation({
    summary: 'Change l’apparence et les textes du site ; ce qui manque reste comme il est',
    description: 'Une valeur nulle rend ce qui était là à l’origine.',
  })
  @ApiOkResponse({ type: AppearanceDto })
  async change(@Body() changes: AppearanceChanges, @CurrentUser() user: User): Promise<AppearanceDto> {
    return this.appearance.change(changes, user);
  }
}
