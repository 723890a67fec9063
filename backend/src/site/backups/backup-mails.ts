import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config.js';
import { User } from '../../members/users/user.entity.js';
import { EmailsService } from '../../platform/email/emails.service.js';

/** Emails administrators about failed backups. */
@Injectable()
export class BackupMails {
  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly emails: EmailsService,
  ) {}

  async send(subject: string, paragraphs: string[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const admins = await manager.find(User, { where: { isAdmin: true } });
      for (const { email } of admins) {
        await this.emails.queueEmail(manager, email, {
          subject,
          paragraphs,
          link: {
            label: 'Voir les sauvegardes',
            href: `${this.config.publicUrl}/admin/parametres?tab=maintenance`,
          },
        });
      }
    });
  }
}
