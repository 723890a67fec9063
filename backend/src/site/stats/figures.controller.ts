import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/common/access.decorator.js';
import { FiguresDto } from './stats.dto.js';
import { FiguresService } from './figures.service.js';

@ApiTags('Réglages')
@Public()
@Controller('api/figures')
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Get()
  @ApiOperation({
    summary: 'Donne les chiffres du site ; null sous le nombre que l’exploitant a choisi',
  })
  @ApiOkResponse({ type: FiguresDto })
  async read(): Promise<FiguresDto> {
    return this.figures.read();
  }
}
