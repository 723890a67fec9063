import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { DomainDto, DomainListDto, toDomainDto } from './domains.dto.js';
import { DomainsService } from './domains.service.js';

@ApiTags('Domaines')
@Public()
@Controller('api/domains')
export class DomainsController {
  constructor(private readonly domains: DomainsService) {}

  @Get()
  @AnswersList('domains')
  @ApiOperation({ summary: 'Liste les domaines' })
  @ApiOkResponse({ type: DomainListDto })
  async list(): Promise<DomainListDto> {
    return { domains: (await this.domains.findListed()).map(toDomainDto) };
  }

  @Get(':key')
  @ApiOperation({ summary: 'Donne un domaine' })
  @ApiParam({
    name: 'key',
    description:
      'Identifiant (des chiffres) ou slug (le reste), aussi ceux d’autrefois : la réponse dit ceux d’aujourd’hui.',
    schema: { type: 'string', example: 'programmation' },
  })
  @ApiOkResponse({ type: DomainDto })
  @Refuses({ 404: 'Ce domaine n’existe pas.' })
  async get(@Param('key') key: string): Promise<DomainDto> {
    return toDomainDto(await this.domains.get(key));
  }
}
