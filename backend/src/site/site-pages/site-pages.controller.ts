import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import type { User } from '../../members/users/user.entity.js';
import { Admins, Public } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import {
  OwnPageDto,
  SitePageBody,
  SitePageFileDto,
  SitePageListDto,
  toSitePageDto,
  toSitePageVersionDto,
} from './site-pages.dto.js';
import { SitePagesService } from './site-pages.service.js';

const MISSING = { 404: 'Cette page n’existe pas.' };
const CHANGED = { 409: 'La page a été changée entre-temps.' };

const PageParam = () =>
  ApiParam({
    name: 'page',
    description: 'Son adresse, sans la barre.',
    schema: { type: 'string', example: 'faq' },
  });

@ApiTags('Réglages')
@Controller('api')
export class SitePagesController {
  constructor(private readonly pages: SitePagesService) {}

  @Get('pages/:page')
  @PageParam()
  @Public()
  @ApiOperation({ summary: 'Donne ce que l’exploitant a écrit sur une page, à la place du texte d’origine' })
  @ApiOkResponse({ type: OwnPageDto })
  @Refuses({ 404: 'La page a son texte d’origine, ou n’existe pas.' })
  async own(@Param('page') page: string): Promise<OwnPageDto> {
    const { html, opening, createdAt } = await this.pages.own(page);
    return { html, opening, updatedAt: createdAt.toISOString() };
  }

  @Get('admin/pages')
  @Admins()
  @AnswersList('pages')
  @ApiOperation({ summary: 'Liste les pages dont le texte peut être remplacé' })
  @ApiOkResponse({ type: SitePageListDto })
  async list(): Promise<SitePageListDto> {
    const pages = (await this.pages.list()).map(([page, latest]) => toSitePageDto(page, latest));
    return { pages, total: pages.length };
  }

  @Get('admin/pages/:page')
  @PageParam()
  @Admins()
  @ApiOperation({ summary: 'Donne une page et tout ce qu’elle a été' })
  @ApiOkResponse({ type: SitePageFileDto })
  @Refuses(MISSING)
  async read(@Param('page') page: string): Promise<SitePageFileDto> {
    const { page: known, versions } = await this.pages.history(page);
    return { ...toSitePageDto(known, versions[0]), versions: versions.map(toSitePageVersionDto) };
  }

  @Put('admin/pages/:page')
  @PageParam()
  @Admins()
  @ApiOperation({ summary: 'Remplace le texte d’une page ; ce qu’elle disait reste dans son historique' })
  @ApiOkResponse({ type: SitePageFileDto })
  @Refuses({ ...MISSING, ...CHANGED })
  async write(
    @Param('page') page: string,
    @Body() { source, replaces }: SitePageBody,
    @CurrentUser() user: User,
  ): Promise<SitePageFileDto> {
    await this.pages.write(page, source, replaces, user);
    return this.read(page);
  }

  @Delete('admin/pages/:page/versions/:version')
  @PageParam()
  @Admins()
  @ApiOperation({ summary: 'Revient au texte d’origine d’une page, à la place de sa version en cours' })
  @ApiOkResponse({ type: SitePageFileDto })
  @Refuses({ ...MISSING, ...CHANGED })
  async reset(
    @Param('page') page: string,
    @Param('version', IdPipe) version: number,
    @CurrentUser() user: User,
  ): Promise<SitePageFileDto> {
    await this.pages.write(page, null, version, user);
    return this.read(page);
  }
}
