import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { canModerate, type User } from '../../members/users/user.entity.js';
import {
  MutedBody,
  NotificationChoicesDto,
  NotificationListDto,
  ReadBody,
  InboxStateDto,
  toChoicesDto,
  toNotificationDto,
  toInboxStateDto,
} from './notifications.dto.js';
import { NotificationsService } from './notifications.service.js';

@ApiTags('Notifications')
@Members()
@Controller('api/notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get()
  @AnswersList('notifications', { pageSize: DEFAULT_LIMIT })
  @ApiOperation({ summary: 'Liste ses notifications, les plus récentes d’abord' })
  @ApiOkResponse({ type: NotificationListDto })
  async list(@Query() query: PageQuery, @CurrentUser() { id }: User): Promise<NotificationListDto> {
    // First, so that a notification that arrives meanwhile is at worst in both, never in neither.
    const state = await this.notifications.inboxState(id);
    const { notifications, total } = await this.notifications.list(id, toPage(query));
    return {
      notifications: notifications.map((each) => toNotificationDto(each, state.readSeq)),
      total,
      ...toInboxStateDto(state),
    };
  }

  @Get('unread')
  @ApiOperation({ summary: 'Dit combien de ses notifications ne sont pas lues' })
  @ApiOkResponse({ type: InboxStateDto })
  async unread(@CurrentUser() { id }: User): Promise<InboxStateDto> {
    return toInboxStateDto(await this.notifications.inboxState(id));
  }

  @Put('read')
  @ApiOperation({ summary: 'Marque ses notifications comme lues, sur tous ses appareils' })
  @ApiOkResponse({ type: InboxStateDto })
  async markRead(@Body() { upTo }: ReadBody, @CurrentUser() { id }: User): Promise<InboxStateDto> {
    return toInboxStateDto(await this.notifications.markRead(id, upTo ?? undefined));
  }

  @Delete()
  @ApiOperation({ summary: 'Efface toutes ses notifications' })
  @ApiOkResponse({ type: InboxStateDto })
  async clear(@CurrentUser() { id }: User): Promise<InboxStateDto> {
    return toInboxStateDto(await this.notifications.clear(id));
  }

  @Get('choices')
  @ApiOperation({ summary: 'Donne les sortes de notifications et celles que l’on a tues' })
  @ApiOkResponse({ type: NotificationChoicesDto })
  async choices(@CurrentUser() user: User): Promise<NotificationChoicesDto> {
    return toChoicesDto(await this.notifications.muted(user.id), canModerate(user));
  }

  @Put('choices')
  @ApiOperation({ summary: 'Choisit les sortes de notifications que l’on ne veut pas' })
  @ApiOkResponse({ type: NotificationChoicesDto })
  async mute(@Body() { muted }: MutedBody, @CurrentUser() user: User): Promise<NotificationChoicesDto> {
    return toChoicesDto(await this.notifications.mute(user.id, muted), canModerate(user));
  }
}
