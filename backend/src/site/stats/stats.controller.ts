import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admins } from '../../platform/common/access.decorator.js';
import { StatisticsDto } from './stats.dto.js';
import { StatsService } from './stats.service.js';

@ApiTags('Administration')
@Admins()
@Controller('api/admin/statistics')
export class StatsController {
  constructor(private readonly stats: StatsService) {}

  @Get()
  @ApiOperation({ summary: 'Donne les chiffres du site et leur évolution sur trente jours' })
  @ApiOkResponse({ type: StatisticsDto })
  async read(): Promise<StatisticsDto> {
    return this.stats.read();
  }
}
