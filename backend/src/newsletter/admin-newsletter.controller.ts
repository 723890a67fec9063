import { Controller, Delete, Get, Header, Param, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { DoneDto } from '../auth/auth.dto.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import { Admins } from '../common/access.decorator.js';
import { ApiErrorDto } from '../common/api-error.dto.js';
import { IdPipe } from '../common/id.pipe.js';
import { toPage } from '../common/page-query.js';
import type { User } from '../users/user.entity.js';
import { toCsv } from './csv.js';
import { SubscribersQuery, SubscriberListDto, toSubscriberDto } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

@ApiTags('Administration')
@ApiBadRequestResponse({ type: ApiErrorDto })
@Admins()
@Controller('api/admin/newsletter')
export class AdminNewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Get('subscribers')
  @ApiOperation({ summary: 'Liste les abonnés à la lettre d’information, les plus récents d’abord' })
  @ApiOkResponse({ type: SubscriberListDto })
  async list(@Query() { q, ...page }: SubscribersQuery): Promise<SubscriberListDto> {
    const { subscribers, total } = await this.newsletter.list(q, toPage(page));
    return { subscribers: subscribers.map(toSubscriberDto), total };
  }

  @Get('subscribers.csv')
  @ApiOperation({ summary: 'Donne tous les abonnés comme tableau pour un tableur' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="abonnes.csv"')
  @Header('Cache-Control', 'no-store')
  async export(): Promise<string> {
    const rows = (await this.newsletter.listAll()).map(({ email, createdAt }) => [
      email,
      createdAt.toISOString(),
    ]);
    return toCsv([['Adresse e-mail', 'Inscription'], ...rows]);
  }

  @Delete('subscribers/:id')
  @ApiOperation({ summary: 'Retire un abonné' })
  @ApiOkResponse({ type: DoneDto })
  @ApiNotFoundResponse({ type: ApiErrorDto })
  async remove(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.newsletter.remove(id, user);
    return { done: true };
  }
}
