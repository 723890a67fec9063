import { Readable } from 'node:stream';
import { Controller, Delete, Get, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { READ_TOO_LONG } from '../../platform/common/busy.exception.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { readableAddress } from '../../platform/common/mailboxes.js';
import type { User } from '../../members/users/user.entity.js';
import { CSV_MARK, csvDate, toCsvLine } from './csv.js';
import {
  SubscriberListDto,
  SubscribersFileQuery,
  SubscribersQuery,
  toSubscriberDto,
} from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

const columns = ['Adresse e-mail', 'Inscription', 'État', 'Confirmation', 'Lien de désinscription'];

@ApiTags('Administration')
@Admins()
@Controller('api/admin/newsletter')
export class AdminNewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Get('subscribers')
  @AnswersList('subscribers', {
    pageSize: DEFAULT_LIMIT,
    hasCursors: true,
    hasBlocks: true,
    console: { query: SubscribersQuery, maxPageSize: MAX_LIMIT },
  })
  @Refuses({ 503: READ_TOO_LONG })
  @ApiOperation({ summary: 'Liste les abonnés à la lettre d’information, les plus récents d’abord' })
  @ApiOkResponse({ type: SubscriberListDto })
  async list(
    @Query() { q, before, state, id, sort, order, ...page }: SubscribersQuery,
  ): Promise<SubscriberListDto> {
    const { subscribers, ...found } = await this.newsletter.list(
      q,
      state,
      { ids: id, before, sort, order },
      toPage(page),
    );
    return { subscribers: subscribers.map(toSubscriberDto), ...found };
  }

  @Get('subscribers.csv')
  @ApiOperation({
    summary: 'Donne les abonnés comme tableau pour un tableur, chacun avec son lien de désinscription',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', example: toCsvLine(columns) } })
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="abonnes.csv"')
  @Header('Cache-Control', 'no-store')
  export(@Query() { state }: SubscribersFileQuery): StreamableFile {
    return new StreamableFile(Readable.from(this.lines(state)), { type: 'text/csv; charset=utf-8' });
  }

  @Delete('subscribers/:id')
  @ApiOperation({ summary: 'Retire un abonné' })
  @ApiOkResponse({ type: DoneDto })
  @Refuses({ 404: 'Cet abonné n’existe pas.' })
  async remove(@Param('id', IdPipe) id: number, @CurrentUser() user: User): Promise<DoneDto> {
    await this.newsletter.remove(id, user);
    return { done: true };
  }

  private async *lines(state: SubscribersFileQuery['state']): AsyncGenerator<string> {
    yield CSV_MARK + toCsvLine(columns);
    for await (const batch of this.newsletter.inBatches(state)) {
      yield batch
        .map((subscription) =>
          toCsvLine([
            readableAddress(subscription.email),
            csvDate(subscription.createdAt),
            subscription.confirmedAt ? 'Confirmée' : 'En attente de confirmation',
            subscription.confirmedAt ? csvDate(subscription.confirmedAt) : '',
            this.newsletter.unsubscribeLink(subscription),
          ]),
        )
        .join('');
    }
  }
}
