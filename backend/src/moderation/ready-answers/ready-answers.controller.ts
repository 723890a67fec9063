import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Moderators } from '../../platform/common/access.decorator.js';
import { ReadyAnswersDto } from './ready-answers.dto.js';
import { ReadyAnswersService } from './ready-answers.service.js';

@ApiTags('Signalements')
@Moderators()
@Controller('api/admin/ready-answers')
export class ReadyAnswersController {
  constructor(private readonly answers: ReadyAnswersService) {}

  @Get()
  @ApiOperation({ summary: 'Donne les réponses toutes prêtes des modérateurs' })
  @ApiOkResponse({ type: ReadyAnswersDto })
  async list(): Promise<ReadyAnswersDto> {
    return { answers: await this.answers.list() };
  }

  @Put()
  @ApiOperation({ summary: 'Remplace les réponses toutes prêtes' })
  @ApiOkResponse({ type: ReadyAnswersDto })
  async replace(@Body() { answers }: ReadyAnswersDto, @CurrentUser() user: User): Promise<ReadyAnswersDto> {
    await this.answers.replace(answers, user);
    return { answers: await this.answers.list() };
  }
}
