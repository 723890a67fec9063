function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
function _ts_param(paramIndex, decorator) {
    return function(target, key) {
        decorator(target, key, paramIndex);
    };
}
import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { canModerate } from '../../members/users/roles.js';
import { MutedBody, NotificationChoicesDto, NotificationListDto, ReadBody, InboxStateDto, toChoicesDto, toNotificationDto, toInboxStateDto } from './notifications.dto.js';
import { NotificationsService } from './notifications.service.js';
export class NotificationsController {
    notifications;
    constructor(notifications){
        this.notifications = notifications;
    }
    async list(query, { id }) {
        // First, so that a notification that arrives meanwhile is at worst in both, never in neither.
        const state = await this.notifications.inboxState(id);
        const { notifications, total } = await this.notifications.list(id, toPage(query));
        return {
            notifications: notifications.map((each)=>toNotificationDto(each, state.readSeq)),
            total,
            ...toInboxStateDto(state)
        };
    }
    async unread({ id }) {
        return toInboxStateDto(await this.notifications.inboxState(id));
    }
    async markRead({ upTo }, { id }) {
        return toInboxStateDto(await this.notifications.markRead(id, upTo ?? undefined));
    }
    async clear({ id }) {
        return toInboxStateDto(await this.notifications.clear(id));
    }
    async choices(user) {
        return toChoicesDto(await this.notifications.muted(user.id), canModerate(user));
    }
    async mute({ muted }, user) {
        return toChoicesDto(await this.notifications.mute(user.id, muted), canModerate(user));
    }
}
_ts_decorate([
    Get(),
    AnswersList('notifications', {
        pageSize: DEFAULT_LIMIT
    }),
    ApiOperation({
        summary: "Liste ses notifications, les plus r\xe9centes d\u2019abord"
    }),
    ApiOkResponse({
        type: NotificationListDto
    }),
    _ts_param(0, Query()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PageQuery === "undefined" ? Object : PageQuery,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], NotificationsController.prototype, "list", null);
_ts_decorate([
    Get('unread'),
    ApiOperation({
        summary: 'Dit combien de ses notifications ne sont pas lues'
    }),
    ApiOkResponse({
        type: InboxStateDto
    }),
    _ts_param(0, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], NotificationsController.prototype, "unread", null);
_ts_decorate([
    Put('read'),
    ApiOperation({
        summary: 'Marque ses notifications comme lues, sur tous ses appareils'
    }),
    ApiOkResponse({
        type: InboxStateDto
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ReadBody === "undefined" ? Object : ReadBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], NotificationsController.prototype, "markRead", null);
_ts_decorate([
    Delete(),
    ApiOperation({
        summary: 'Efface toutes ses notifications'
    }),
    ApiOkResponse({
        type: InboxStateDto
    }),
    _ts_param(0, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], NotificationsController.prototype, "clear", null);
_ts_decorate([
    Get('choices'),
    ApiOperation({
        summary: "Donne les sortes de notifications et celles que l\u2019on a tues"
    }),
    ApiOkResponse({
        type: NotificationChoicesDto
    }),
    _ts_param(0, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], NotificationsController.prototype, "choices", null);
_ts_decorate([
    Put('choices'),
    ApiOperation({
        summary: "Choisit les sortes de notifications que l\u2019on ne veut pas"
    }),
    ApiOkResponse({
        type: NotificationChoicesDto
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof MutedBody === "undefined" ? Object : MutedBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], NotificationsController.prototype, "mute", null);
NotificationsController = _ts_decorate([
    ApiTags('Notifications'),
    Members(),
    Controller('api/notifications'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof NotificationsService === "undefined" ? Object : NotificationsService
    ])
], NotificationsController);
//# sourceMappingURL=notifications.controller.js.map
