import { Module } from '@nestjs/common';
import { AuthModule } from '../../members/auth/auth.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { ApiCalls } from './api-calls.js';
import { PlainTexts } from './plain-texts.js';
import { PlainWritingController } from './plain-writing.controller.js';
import { PlainWritingService } from './plain-writing.service.js';

@Module({
  imports: [AuthModule, SettingsModule],
  controllers: [PlainWritingController],
  providers: [ApiCalls, PlainTexts, PlainWritingService],
})
export class PlainWritingModule {}
