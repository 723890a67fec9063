import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { OpenInMaintenance } from '../../members/auth/maintenance.decorator.js';
import { Public } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';

class HealthDto {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

@ApiTags('État')
@Public()
@OpenInMaintenance()
@Controller('api')
export class HealthController {
  constructor(private readonly dataSource: DataSource) {}

  @Get('health')
  @ApiOperation({ summary: 'Répond tant que le processus vit' })
  @ApiOkResponse({ type: HealthDto })
  health(): HealthDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ summary: 'Répond quand la base de données répond' })
  @ApiOkResponse({ type: HealthDto })
  @Refuses({ 503: 'La base de données ne répond pas.' })
  async ready(): Promise<HealthDto> {
    // Migrations run before the first connection is given out, so a database that answers is migrated.
    await this.dataSource.query('SELECT 1').catch((cause: unknown) => {
      throw new ServiceUnavailableException('La base de données ne répond pas.', { cause });
    });
    return { status: 'ok' };
  }
}
