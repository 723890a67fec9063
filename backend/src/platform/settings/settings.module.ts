import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentVersionModule } from '../content-version/content-version.module.js';
import { Setting } from './setting.entity.js';
import { SettingsService } from './settings.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Setting]), ContentVersionModule],
  providers: [SettingsService],
  exports: [SettingsService],
})
export class SettingsModule {}
