import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/common/access.decorator.js';
import { TransparencyDto } from './transparency.dto.js';
import { TransparencyService } from './transparency.service.js';

@ApiTags('Signalements')
@Controller('api/moderation')
export class TransparencyController {
  constructor(private readonly transparency: TransparencyService) {}

  @Get('figures')
  @Public()
  @ApiOperation({ summary: 'Compte par trimestre ce qui a été signalé et décidé' })
  @ApiOkResponse({ type: TransparencyDto })
  async figures(): Promise<TransparencyDto> {
    return { quarters: await this.transparency.quarters() };
  }
}
