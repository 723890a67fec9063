import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../settings/settings.module.js';
import { EmailSender } from './email-sender.js';
import { EmailsService } from './emails.service.js';
import { QueuedEmail } from './queued-email.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([QueuedEmail]), SettingsModule],
  providers: [EmailsService, EmailSender],
  exports: [EmailsService, EmailSender],
})
export class EmailModule {}
