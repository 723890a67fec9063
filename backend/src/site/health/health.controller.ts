import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { OpenInMaintenance, Public } from '../../platform/common/access.decorator.js';
import { IndexFeed } from '../../content/search/index-feed.js';
import { EventBacklog } from '../../platform/domain-events/event-backlog.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';

class HealthDto {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

class EventsStateDto {
  @ApiProperty({ type: 'integer', description: 'Traitements d’événements qui restent à faire.' })
  pending: number;

  @ApiProperty({ type: 'integer', description: 'Traitements abandonnés, qui attendent un administrateur.' })
  deadLetters: number;

  @ApiProperty({ type: 'integer', description: 'Âge du plus ancien événement à traiter, en millisecondes.' })
  lagMs: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Délai médian des derniers traitements de ce processus, en millisecondes ; null sans aucun.',
  })
  medianLagMs: number | null;
}

class SearchStateDto {
  @ApiProperty({ description: 'Si l’index de recherche a tout ce que l’on connaît.' })
  upToDate: boolean;

  @ApiProperty({ type: 'integer', description: 'Tutoriels indexés depuis que l’index rattrape ; 0 sinon.' })
  done: number;

  @ApiProperty({ type: 'integer', description: 'Tutoriels en tout ; 0 quand l’index est à jour.' })
  total: number;
}

class ReadyDto extends HealthDto {
  @ApiProperty({ type: EventsStateDto })
  events: EventsStateDto;

  @ApiProperty({ type: SearchStateDto })
  search: SearchStateDto;
}

@ApiTags('État')
@Public()
@OpenInMaintenance()
@Controller('api')
export class HealthController {
  constructor(
    private readonly backlog: EventBacklog,
    private readonly search: IndexFeed,
  ) {}

  @Get('health')
  @ApiOperation({ summary: 'Répond tant que le processus vit' })
  @ApiOkResponse({ type: HealthDto })
  health(): HealthDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ summary: 'Répond quand la base de données répond' })
  @ApiOkResponse({ type: ReadyDto })
  @Refuses({ 503: 'La base de données ne répond pas.' })
  async ready(): Promise<ReadyDto> {
    // Migrations run before the first connection is used, so a database that answers is migrated.
    const events = await this.backlog.measure().catch((cause: unknown) => {
      throw new ServiceUnavailableException('La base de données ne répond pas.', { cause });
    });
    const { done = 0, total = 0 } = this.search.progress ?? {};
    return {
      status: 'ok',
      events,
      search: { upToDate: this.search.isUpToDate, done, total },
    };
  }
}
