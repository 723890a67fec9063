import { Body, Controller, Delete, Get, NotFoundException, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import {
  attestable,
  firstRunSteps,
  type Attested,
  type FirstRunStep,
} from '../../platform/settings/site-state.js';
import { ChecklistService } from './checklist.service.js';
import { DemoContentService } from './demo-content.service.js';
import { AttestBody, ChecklistDto, DemoContentDto, FirstRunDto, StepBody } from './first-run.dto.js';
import { FirstRunService } from './first-run.service.js';

const NO_STEP = 'Cette étape n’existe pas.';
const NOT_ATTESTABLE = 'Le site constate ce point lui-même.';

@ApiTags('Réglages')
@Admins()
@Controller('api/admin')
export class FirstRunController {
  constructor(
    private readonly firstRun: FirstRunService,
    private readonly checklist: ChecklistService,
    private readonly demo: DemoContentService,
  ) {}

  @Get('first-run')
  @ApiOperation({ summary: 'Dit où en sont les premiers pas d’un site neuf' })
  @ApiOkResponse({ type: FirstRunDto })
  read(): FirstRunDto {
    return this.firstRun.read();
  }

  @Put('first-run/steps/:step')
  @ApiOperation({ summary: 'Note qu’une étape est faite, ou remise à plus tard' })
  @ApiParam({ name: 'step', enum: firstRunSteps })
  @ApiOkResponse({ type: FirstRunDto })
  @Refuses({ 404: NO_STEP })
  async decide(@Param('step') step: string, @Body() { state }: StepBody): Promise<FirstRunDto> {
    if (!firstRunSteps.includes(step as FirstRunStep)) throw new NotFoundException(NO_STEP);
    return this.firstRun.decide(step as FirstRunStep, state);
  }

  @Delete('first-run')
  @ApiOperation({ summary: 'Met fin aux premiers pas : la console n’y conduit plus' })
  @ApiOkResponse({ type: FirstRunDto })
  async end(): Promise<FirstRunDto> {
    return this.firstRun.end();
  }

  @Get('checklist')
  @ApiOperation({ summary: 'Dit ce qu’il manque encore à un site public en France' })
  @ApiOkResponse({ type: ChecklistDto })
  async list(): Promise<ChecklistDto> {
    return { items: await this.checklist.list() };
  }

  @Put('checklist/:name')
  @ApiOperation({ summary: 'Note que quelqu’un a relu une page et en répond, ou n’en répond plus' })
  @ApiParam({ name: 'name', enum: attestable })
  @ApiOkResponse({ type: ChecklistDto })
  @Refuses({ 404: NOT_ATTESTABLE })
  async attest(
    @Param('name') name: string,
    @Body() { isTrue }: AttestBody,
    @CurrentUser() user: User,
  ): Promise<ChecklistDto> {
    if (!attestable.includes(name as Attested)) throw new NotFoundException(NOT_ATTESTABLE);
    await this.checklist.attest(name as Attested, isTrue, user);
    return this.list();
  }

  @Get('demo-content')
  @ApiOperation({ summary: 'Dit ce qui partirait avec le contenu de démonstration, et ce qui resterait' })
  @ApiOkResponse({ type: DemoContentDto })
  async look(): Promise<DemoContentDto> {
    return this.demo.look();
  }

  @Delete('demo-content')
  @ApiOperation({
    summary: 'Retire pour de bon le contenu avec lequel le site est venu',
    description: 'Ce que d’autres ont écrit depuis reste, avec ce qui l’entoure.',
  })
  @ApiOkResponse({ type: DemoContentDto })
  @Refuses({ 409: 'Ce site n’a pas, ou plus, de contenu de démonstration.' })
  async remove(@CurrentUser() user: User): Promise<DemoContentDto> {
    return this.demo.remove(user);
  }
}
