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
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ofName } from '../../api-client/of-name.js';
import { Config } from '../../config.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { EmailSender } from '../../platform/email/email-sender.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { SenderRecords } from './sender-records.js';
import { adviceAfter, adviceOn } from './smtp-advice.js';
const MAX_ANSWER = 500;
export class MailService {
    config;
    settings;
    sender;
    emails;
    records;
    audit;
    dataSource;
    logger = new Logger(MailService.name);
    constructor(config, settings, sender, emails, records, audit, dataSource){
        this.config = config;
        this.settings = settings;
        this.sender = sender;
        this.emails = emails;
        this.records = records;
        this.audit = audit;
        this.dataSource = dataSource;
    }
    setup() {
        const { mailTest, dkimSelector } = this.settings.state;
        const { smtpUrl } = this.config;
        const { setup, ...lastTest } = mailTest ?? {
            setup: '',
            at: '',
            wasAccepted: false,
            answer: null
        };
        return {
            server: smtpUrl ? serverOf(new URL(smtpUrl)) : null,
            sender: this.sender.sender,
            lastTest: mailTest && setup === this.fingerprint() ? lastTest : null,
            dkimSelector
        };
    }
    /** Whether the mail server, as now configured, has accepted a test email. */ get works() {
        return this.setup().lastTest?.wasAccepted === true;
    }
    /** Sends a test email at once and reports the result. */ async sendTestEmail(recipient, { displayName }) {
        const trial = await this.send(recipient, displayName);
        const { wasAccepted, answer } = trial;
        const mailTest = {
            at: new Date().toISOString(),
            wasAccepted,
            answer,
            setup: this.fingerprint()
        };
        await this.settings.changeState('mailTest', ()=>mailTest);
        return trial;
    }
    /** @param selector stored for the next time; undefined uses the stored one */ async lookUpRecords(selector) {
        if (selector !== undefined && selector !== this.settings.state.dkimSelector) {
            await this.settings.changeState('dkimSelector', ()=>selector);
        }
        const domain = this.sender.sender.address.split('@')[1];
        return this.records.lookUp(domain, this.settings.state.dkimSelector);
    }
    /** @throws NotFoundException */ async retryFailure(failureId, { id: actorId }) {
        await this.emails.retryFailure(failureId);
        const entry = {
            actorId,
            action: 'email.retry',
            targetType: 'site',
            targetId: failureId
        };
        await this.audit.record(this.dataSource.manager, entry);
    }
    /** @throws NotFoundException */ async discardFailure(failureId, { id: actorId }) {
        await this.dataSource.transaction(async (manager)=>{
            await this.emails.discardFailure(manager, failureId);
            const entry = {
                actorId,
                action: 'email.forget',
                targetType: 'site',
                targetId: failureId
            };
            await this.audit.record(manager, entry);
        });
    }
    async send(recipient, who) {
        const { siteName } = this.settings.present;
        try {
            const answer = await this.sender.sendNow(recipient, {
                subject: `Message d\u{2019}essai ${ofName(siteName)}`,
                paragraphs: [
                    `${who} a demand\xe9 ce message depuis la console ${ofName(siteName)}, pour voir si le courrier du site arrive.`,
                    "Il arrive. Il n\u2019y a rien \xe0 faire."
                ]
            });
            return {
                wasAccepted: answer !== null,
                answer,
                advice: adviceAfter(answer)
            };
        } catch (error) {
            const failure = error;
            this.logger.warn(`Le message d\u{2019}essai n\u{2019}est pas parti : ${failure.message}`);
            const answer = (failure.response ?? failure.message).slice(0, MAX_ANSWER);
            return {
                wasAccepted: false,
                answer,
                advice: adviceOn(failure)
            };
        }
    }
    fingerprint() {
        const { smtpUrl } = this.config;
        const server = smtpUrl ? serverOf(new URL(smtpUrl)) : null;
        return JSON.stringify([
            server,
            this.sender.sender.address
        ]);
    }
}
MailService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof EmailSender === "undefined" ? Object : EmailSender,
        typeof EmailsService === "undefined" ? Object : EmailsService,
        typeof SenderRecords === "undefined" ? Object : SenderRecords,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], MailService);
function serverOf({ protocol, hostname, port, username }) {
    const isEncrypted = protocol === 'smtps:';
    return {
        host: hostname,
        port: Number(port) || (isEncrypted ? 465 : 587),
        isEncrypted,
        username: username ? decodeURIComponent(username) : null
    };
}
//# sourceMappingURL=mail.service.js.map
