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
import { AuthorInvitation } from '../../content/authors/author-invitation.entity.js';
import { Subscribers } from '../../platform/domain-events/subscribers.js';
import { draft, findName, findTutorial } from './notification-data.js';
import { invitationText, joinedText, leftText, refusedText, takenOffText } from './notification-texts.js';
import { NotificationsService } from './notifications.service.js';
export class AuthorNotifications {
    notifications;
    constructor(notifications, subscribers){
        this.notifications = notifications;
        subscribers.subscribe('author-notifications', {
            'author.invitation-delivered': (event, { manager })=>this.notifyOfInvitation(event, manager),
            'author.joined': (event, { manager })=>this.notifyOfArrival(event, manager),
            'author.refused': (event, { manager })=>this.notifyOfRefusal(event, manager),
            'author.left': (event, { manager })=>this.notifyOfDeparture(event, manager)
        });
    }
    async notifyOfInvitation({ id, payload: { invitationId } }, manager) {
        const invitation = await manager.findOneBy(AuthorInvitation, {
            id: invitationId
        });
        if (!invitation || invitation.userId === null) return;
        const { userId, tutorialId, invitedById } = invitation;
        const about = await findTutorial(manager, tutorialId);
        if (!about) return;
        const inviter = invitedById === null ? null : await findName(manager, invitedById);
        await this.notifications.addNotifications(manager, id, [
            draft(userId, invitedById, invitationText(inviter, about))
        ]);
    }
    async notifyOfArrival({ id, payload: { tutorialId, authorId } }, manager) {
        const about = await findTutorial(manager, tutorialId);
        const actor = await findName(manager, authorId);
        if (!about || actor === null) return;
        const others = about.authorIds.filter((each)=>each !== authorId);
        const text = joinedText(actor, about);
        await this.notifications.addNotifications(manager, id, others.map((each)=>draft(each, authorId, text)));
    }
    async notifyOfRefusal({ id, payload: { tutorialId, authorId, userId } }, manager) {
        const about = await findTutorial(manager, tutorialId);
        const actor = await findName(manager, authorId);
        if (!about || actor === null || userId === null) return;
        await this.notifications.addNotifications(manager, id, [
            draft(userId, authorId, refusedText(actor, about))
        ]);
    }
    async notifyOfDeparture({ id, payload: { tutorialId, authorId, actorId } }, manager) {
        const about = await findTutorial(manager, tutorialId);
        const name = await findName(manager, authorId);
        if (!about || name === null) return;
        const text = leftText(name, about);
        const drafts = about.authorIds.filter((each)=>each !== actorId).map((each)=>draft(each, authorId, text));
        if (actorId !== authorId) drafts.push(draft(authorId, null, takenOffText(about)));
        await this.notifications.addNotifications(manager, id, drafts);
    }
}
AuthorNotifications = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof NotificationsService === "undefined" ? Object : NotificationsService,
        typeof Subscribers === "undefined" ? Object : Subscribers
    ])
], AuthorNotifications);
//# sourceMappingURL=author-notifications.js.map
