import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/access.decorator.js';
import { ApiErrorDto } from '../common/api-error.dto.js';
import { DomainDto, DomainListDto, toDomainDto } from './domains.dto.js';
import { DomainsService } from './domains.service.js';

@ApiTags('Domaines')
@Public()
@Controller('api/domains')
export class DomainsController {
  constructor(private readonly domains: DomainsService) {}

  @Get()
  @ApiOperation({ summary: 'Liste les domaines' })
  @ApiOkResponse({ type: DomainListDto })
  async list(): Promise<DomainListDto> {
    return { domains: (await this.domains.findAll()).map(toDomainDto) };
  }

  @Get(':key')
  @ApiOperation({ summary: 'Donne un domaine' })
  @ApiParam({
    name: 'key',
    description: 'Identifiant (des chiffres) ou slug (le reste).',
    schema: { type: 'string' },
  })
  @ApiOkResponse({ type: DomainDto })
  @ApiNotFoundResponse({ type: ApiErrorDto })
  async get(@Param('key') key: string): Promise<DomainDto> {
    return toDomainDto(await this.domains.get(key));
  }
}
