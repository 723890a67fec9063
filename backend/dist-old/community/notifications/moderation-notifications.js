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
import { Injectable } from '@nestjs/common';
import { Appeal } from '../../moderation/appeals/appeal.entity.js';
import { concernedAuthorIds } from '../../moderation/decisions/concerned-authors.js';
import { Decision } from '../../moderation/decisions/decision.entity.js';
import { Subscribers } from '../../platform/domain-events/subscribers.js';
import { User } from '../../members/users/user.entity.js';
import { draft } from './notification-data.js';
import { appealAnsweredText, appealText, decisionMadeText, decisionReversedText } from './moderation-texts.js';
import { NotificationsService } from './notifications.service.js';
export class ModerationNotifications {
    notifications;
    constructor(notifications, subscribers){
        this.notifications = notifications;
        subscribers.subscribe('moderation-notifications', {
            'decision.made': ({ id, payload: { decisionId } }, { manager })=>this.notifyAuthors(id, decisionId, decisionMadeText, manager),
            'decision.reversed': ({ id, payload: { decisionId, isBack } }, { manager })=>this.notifyAuthors(id, decisionId, (decision)=>decisionReversedText(decision, isBack), manager),
            'appeal.created': (event, { manager })=>this.notifyModerators(event, manager),
            'appeal.answered': (event, { manager })=>this.notifyOfAnswer(event, manager)
        });
    }
    async notifyAuthors(eventId, decisionId, textOf, manager) {
        const decision = await find(manager, decisionId);
        if (!decision) return;
        const text = textOf(decision);
        const told = (await concernedAuthorIds(manager, decision)).filter((id)=>id !== decision.decidedBy);
        await this.notifications.addNotifications(manager, eventId, told.map((id)=>draft(id, null, text)));
    }
    /** All moderators but the one who decided and the member concerned. */ async notifyModerators({ id, payload: { appealId } }, manager) {
        const appeal = await manager.findOneBy(Appeal, {
            id: appealId
        });
        const decision = appeal && await find(manager, appeal.decisionId);
        if (!decision) return;
        const moderators = await manager.find(User, {
            select: {
                id: true
            },
            where: [
                {
                    isAdmin: true
                },
                {
                    isModerator: true
                }
            ]
        });
        const involved = [
            decision.decidedBy,
            ...await concernedAuthorIds(manager, decision)
        ];
        const others = moderators.filter((one)=>!involved.includes(one.id));
        await this.notifications.addNotifications(manager, id, others.map((one)=>draft(one.id, null, appealText())));
    }
    /** An accepted appeal needs none: the reversed decision notifies. */ async notifyOfAnswer({ id, payload: { appealId } }, manager) {
        const appeal = await manager.findOneBy(Appeal, {
            id: appealId
        });
        const decision = appeal?.status === 'upheld' && await find(manager, appeal.decisionId);
        if (!decision) return;
        const text = appealAnsweredText(decision, appeal.answer);
        const told = await concernedAuthorIds(manager, decision);
        await this.notifications.addNotifications(manager, id, told.map((authorId)=>draft(authorId, null, text)));
    }
}
ModerationNotifications = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof NotificationsService === "undefined" ? Object : NotificationsService,
        typeof Subscribers === "undefined" ? Object : Subscribers
    ])
], ModerationNotifications);
/** Includes the token for its link. */ async function find(manager, id) {
    return manager.createQueryBuilder(Decision, 'decision').addSelect('decision.token').where('decision.id = :id', {
        id
    }).getOne();
}
//# sourceMappingURL=moderation-notifications.js.map
