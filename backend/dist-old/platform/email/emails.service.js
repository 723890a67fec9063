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
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan } from 'typeorm';
import { deleteInBatches } from '../database/delete-in-batches.js';
import { Config } from '../../config.js';
import { DomainEvents } from '../domain-events/domain-events.js';
import { EventBacklog } from '../domain-events/event-backlog.js';
import { QueuedEmail } from './queued-email.entity.js';
const DAY_MS = 24 * 60 * 60 * 1000;
/** An email unsent for this long is useless, and it contains personal data. */ const KEPT_DAYS = 14;
/** Reserved by RFC 2606; used for sample members. */ const NOWHERE = '.invalid';
/** Name of the event subscriber that sends emails. */ export const EMAILS = 'emails';
export class EmailsService {
    emails;
    events;
    backlog;
    config;
    checks = new Map();
    constructor(emails, events, backlog, config){
        this.emails = emails;
        this.events = events;
        this.backlog = backlog;
        this.config = config;
    }
    /** Whether emails leave this machine. */ get isConfigured() {
        return this.config.smtpUrl !== undefined;
    }
    /** Sends an email after the caller's transaction commits, so that no request waits for a mail server. */ async queueEmail(manager, recipient, content) {
        if (recipient.endsWith(NOWHERE)) return;
        const { identifiers } = await manager.insert(QueuedEmail, {
            recipient,
            content,
            createdAt: new Date()
        });
        const { id } = identifiers[0];
        await this.events.publish(manager, 'email.queued', {
            emailId: id
        });
    }
    /** Lets higher modules register a check for emails that are sent only while a condition holds. */ sendOnlyIf(name, check) {
        this.checks.set(name, check);
    }
    /** Whether an email should still be sent. */ async isDue({ recipient, content: { onlyIf } }) {
        return onlyIf === undefined || await this.checks.get(onlyIf.check)?.(onlyIf, recipient) === true;
    }
    /** Null once sent. */ async findQueued(id) {
        return this.emails.findOneBy({
            id
        });
    }
    async deleteQueued(id) {
        await this.emails.delete({
            id
        });
    }
    /** Deletes unsent emails to the address of a deleted account. */ async deleteForRecipient(manager, recipient) {
        // Selected first: without an index on the column, a DELETE by address would lock the whole queue on MariaDB.
        const emails = await manager.find(QueuedEmail, {
            select: {
                id: true
            },
            where: {
                recipient
            }
        });
        if (emails.length > 0) await manager.delete(QueuedEmail, {
            id: In(emails.map(({ id })=>id))
        });
    }
    async deleteOldEmails() {
        const before = new Date(Date.now() - KEPT_DAYS * DAY_MS);
        await deleteInBatches(this.emails, {
            createdAt: LessThan(before)
        });
        await this.backlog.discardOldDeadLetters(EMAILS, before);
    }
    /** Emails that failed at least once, with the server's reply, newest first. */ async listFailures(page) {
        const { failures, total } = await this.backlog.listFailures(EMAILS, page);
        const emails = await this.emails.findBy({
            id: In(failures.map(({ event })=>emailIdOf(event)))
        });
        const byId = new Map(emails.map((email)=>[
                email.id,
                email
            ]));
        return {
            failures: failures.map((failure)=>({
                    ...failure,
                    email: byId.get(emailIdOf(failure.event))
                })),
            total
        };
    }
    /** Retries at once with a fresh set of attempts. @throws NotFoundException */ async retryFailure(failureId) {
        await this.backlog.retryFailure(EMAILS, failureId);
    }
    /** Gives up and deletes an email. @throws NotFoundException */ async discardFailure(manager, failureId) {
        const event = await this.backlog.discardFailure(manager, EMAILS, failureId);
        await manager.delete(QueuedEmail, {
            id: emailIdOf(event)
        });
    }
}
EmailsService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(QueuedEmail)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof EventBacklog === "undefined" ? Object : EventBacklog,
        typeof Config === "undefined" ? Object : Config
    ])
], EmailsService);
function emailIdOf(event) {
    return event.payload.emailId;
}
//# sourceMappingURL=emails.service.js.map
