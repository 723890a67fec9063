import { Module } from '@nestjs/common';
import { ImagesModule } from '../../content/images/images.module.js';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { AppearanceController } from './appearance.controller.js';
import { AppearanceService } from './appearance.service.js';

@Module({
  imports: [AuditModule, ImagesModule, SettingsModule],
  controllers: [AppearanceController],
  providers: [AppearanceService],
})
export class AppearanceModule {}
