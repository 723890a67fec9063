import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { MailService } from './mail.service.js';

@Module({ imports: [SettingsModule], providers: [MailService], exports: [MailService] })
export class MailModule {}
