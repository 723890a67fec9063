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
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { shadesOf } from '../../api-client/shades.js';
import { Config } from '../../config.js';
import { Subscribers, UnrecoverableError } from '../domain-events/subscribers.js';
import { SettingsService } from '../settings/settings.service.js';
import { toHtml, toText } from './email.js';
import { EMAILS, EmailsService } from './emails.service.js';
/** Default accent colour. */ const OURS = '#0c6a64';
/** Emails sent concurrently, since mail servers are slow. */ const CONCURRENCY = 5;
/**
 * Pauses between attempts in seconds, some nineteen hours in all, so that an outage in the evening can be fixed first.
 */ const PAUSES_S = [
    5,
    60,
    300,
    1800,
    7200,
    14_400,
    43_200
];
/** A server silent for this long counts as unreachable. */ const TIMEOUTS_MS = {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000
};
export class EmailSender {
    config;
    settings;
    emails;
    constructor(config, settings, emails, subscribers){
        this.config = config;
        this.settings = settings;
        this.emails = emails;
        subscribers.subscribeExternal(EMAILS, {
            concurrency: CONCURRENCY,
            pauses: PAUSES_S
        }, {
            'email.queued': ({ payload })=>this.sendOnce(payload.emailId)
        });
    }
    /** The From address of the site. */ get sender() {
        const { hostname } = new URL(this.config.publicUrl);
        const name = this.settings.appearance.mailSender ?? this.settings.present.siteName;
        return {
            name,
            address: `ne-pas-repondre@${hostname}`
        };
    }
    /**
   * Sends an email at once without storing it; resolves to the server's reply, or to null when written as a file.
   * @throws SmtpError
   */ async sendNow(recipient, content) {
        return this.send({
            id: 0,
            recipient,
            content,
            createdAt: new Date()
        });
    }
    async sendOnce(id) {
        const email = await this.emails.findQueued(id);
        if (!email) return;
        if (!await this.emails.isDue(email)) return this.emails.deleteQueued(id);
        await this.send(email).catch((error)=>{
            throw isRefusedForGood(error) ? new UnrecoverableError(error.message, {
                cause: error
            }) : error;
        });
        await this.emails.deleteQueued(id);
    }
    async send({ id, recipient, content, createdAt }) {
        const { siteName } = this.settings.present;
        const { mailSignature, accent } = this.settings.appearance;
        const look = {
            signature: mailSignature ?? `\u{2014} ${siteName}`,
            color: accent ? shadesOf(accent).light.solid : OURS
        };
        const host = new URL(this.config.publicUrl).hostname;
        const name = `${createdAt.getTime()}-${String(id).padStart(10, '0')}`;
        const message = {
            // The same for each attempt, so that mail programs recognize duplicates.
            messageId: `<${name}@${host}>`,
            date: createdAt,
            from: this.sender,
            to: recipient,
            ...content.replyTo && {
                replyTo: content.replyTo
            },
            subject: content.subject,
            text: toText(content, look),
            html: toHtml(content, look),
            headers: content.unsubscribe ? unsubscribeHeaders(content.unsubscribe) : {}
        };
        if (this.config.smtpUrl) return sendBySmtp(this.config.smtpUrl, message);
        await this.writeFile(`${name}.eml`, message);
        return null;
    }
    async writeFile(name, message) {
        const { createTransport } = await nodemailer();
        const { message: raw } = await createTransport({
            streamTransport: true,
            buffer: true
        }).sendMail(message);
        await mkdir(this.config.outboxDir, {
            recursive: true
        });
        const path = join(this.config.outboxDir, name);
        // Atomic: the file is complete or absent, and a retry overwrites it.
        await writeFile(`${path}.part`, raw, {
            mode: 0o600
        });
        await rename(`${path}.part`, path);
    }
}
EmailSender = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof EmailsService === "undefined" ? Object : EmailsService,
        typeof Subscribers === "undefined" ? Object : Subscribers
    ])
], EmailSender);
/** Loaded with the first email, since it is large. */ const nodemailer = ()=>import('nodemailer');
/** Resolves to the server's reply. @throws SmtpError */ async function sendBySmtp(url, message) {
    const { createTransport } = await nodemailer();
    const transport = createTransport({
        url,
        ...TIMEOUTS_MS
    });
    try {
        const { response } = await transport.sendMail(message);
        return response;
    } finally{
        transport.close();
    }
}
/** Whether the server permanently rejects the recipient or the message. */ function isRefusedForGood(error) {
    const { code, responseCode = 0 } = error;
    return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
/** RFC 8058: mail programs show a button that sends a POST to this URL. */ function unsubscribeHeaders(address) {
    return {
        'List-Unsubscribe': `<${address}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click'
    };
}
//# sourceMappingURL=email-sender.js.map
