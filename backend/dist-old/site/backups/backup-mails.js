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
import { DataSource } from 'typeorm';
import { Config } from '../../config.js';
import { User } from '../../members/users/user.entity.js';
import { EmailsService } from '../../platform/email/emails.service.js';
export class BackupMails {
    config;
    dataSource;
    emails;
    constructor(config, dataSource, emails){
        this.config = config;
        this.dataSource = dataSource;
        this.emails = emails;
    }
    async send(subject, paragraphs) {
        await this.dataSource.transaction(async (manager)=>{
            const admins = await manager.find(User, {
                where: {
                    isAdmin: true
                }
            });
            for (const { email } of admins){
                await this.emails.queueEmail(manager, email, {
                    subject,
                    paragraphs,
                    link: {
                        label: 'Voir les sauvegardes',
                        href: `${this.config.publicUrl}/admin/parametres?tab=maintenance`
                    }
                });
            }
        });
    }
}
BackupMails = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config,
        typeof DataSource === "undefined" ? Object : DataSource,
        typeof EmailsService === "undefined" ? Object : EmailsService
    ])
], BackupMails);
//# sourceMappingURL=backup-mails.js.map
