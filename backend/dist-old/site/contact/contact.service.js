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
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { Config } from '../../config.js';
import { User } from '../../members/users/user.entity.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { ContactMessage } from './contact-message.entity.js';
const DAY_MS = 24 * 60 * 60 * 1000;
/** As stated in the privacy policy. */ const KEPT_DAYS = 365;
/** Genuine messages contain one or two links, spam has more. */ const MANY_LINKS = 3;
/** Messages mailed in 24 hours; further ones are only listed, so that a flood does not reach the mailboxes. */ const MAILED_A_DAY = 100;
const notFound = ()=>new NotFoundException("Ce message n\u2019existe pas.");
export class ContactService {
    messages;
    emails;
    audit;
    config;
    constructor(messages, emails, audit, config){
        this.messages = messages;
        this.emails = emails;
        this.audit = audit;
        this.config = config;
    }
    async send({ website, ...body }, sender) {
        const { name, email, subject, message } = body;
        const isSuspect = !!website || (message.match(/https?:\/\//gi) ?? []).length >= MANY_LINKS;
        const row = {
            name,
            email,
            subject,
            message,
            isSuspect,
            userId: sender?.id ?? null
        };
        await this.messages.manager.transaction(async (manager)=>{
            const earlier = await manager.countBy(ContactMessage, {
                isSuspect: false,
                createdAt: MoreThan(new Date(Date.now() - DAY_MS))
            });
            await manager.insert(ContactMessage, {
                ...row,
                handledAt: null,
                createdAt: new Date()
            });
            if (isSuspect || earlier >= MAILED_A_DAY) return;
            const mail = this.mail(body, sender, earlier + 1 === MAILED_A_DAY);
            const admins = await manager.find(User, {
                where: {
                    isAdmin: true
                },
                select: {
                    id: true,
                    email: true
                }
            });
            for (const admin of admins)await this.emails.queueEmail(manager, admin.email, mail);
        });
    }
    /** Sent from the site's own address; marks where the visitor's text starts and ends, so that it cannot pass for the site's. */ mail({ name, email, subject, message }, sender, isLast) {
        const who = sender ? `${name} (${email}), membre du site sous le nom d\u{2019}utilisateur ${sender.username}, vous \xe9crit depuis la page Contact :` : `Une personne qui dit s\u{2019}appeler ${name} (${email}) vous \xe9crit depuis la page Contact, sans \xeatre connect\xe9e :`;
        const paragraphs = [
            who,
            ...message.split(/\n\s*\n/),
            `Fin du message. Votre r\xe9ponse \xe0 cet e-mail ira \xe0 ${email}.`
        ];
        if (isLast) {
            paragraphs.push(`C\u{2019}est le ${MAILED_A_DAY}e message en vingt-quatre heures : les suivants ne vous seront plus envoy\xe9s et vous attendront dans la console.`);
        }
        const link = {
            label: 'Voir les messages',
            href: `${this.config.publicUrl}/admin/messages`
        };
        const replyTo = {
            name,
            address: email
        };
        return {
            subject: `Message de contact : ${subject}`,
            paragraphs,
            link,
            replyTo
        };
    }
    async list(state, { limit, offset }) {
        const handledAt = state && (state === 'waiting' ? IsNull() : Not(IsNull()));
        const [messages, total] = await this.messages.findAndCount({
            where: handledAt ? {
                handledAt
            } : {},
            order: {
                id: 'DESC'
            },
            take: limit,
            skip: offset
        });
        return {
            messages,
            total
        };
    }
    /** @throws NotFoundException */ async setState(id, state) {
        const handledAt = state === 'handled' ? new Date() : null;
        await this.messages.update({
            id
        }, {
            handledAt
        });
        const message = await this.messages.findOneBy({
            id
        });
        if (!message) throw notFound();
        return message;
    }
    /**
   * Deletes a message early, as its sender may request. The audit trail keeps nothing about them. @throws
   * NotFoundException
   */ async delete(id, { id: actorId }) {
        await this.messages.manager.transaction(async (manager)=>{
            const { affected } = await manager.delete(ContactMessage, {
                id
            });
            if (!affected) throw notFound();
            await this.audit.record(manager, {
                actorId,
                action: 'message.delete',
                targetType: 'message',
                targetId: id
            });
        });
    }
    async deleteOld() {
        await deleteInBatches(this.messages, {
            createdAt: LessThan(new Date(Date.now() - KEPT_DAYS * DAY_MS))
        });
    }
}
ContactService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(ContactMessage)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof EmailsService === "undefined" ? Object : EmailsService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof Config === "undefined" ? Object : Config
    ])
], ContactService);
//# sourceMappingURL=contact.service.js.map
