import { Module } from '@nestjs/common';
import { ContentVersionModule } from '../content-version/content-version.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { PageServer } from './page-server.js';
import { WebController } from './web.controller.js';

@Module({
  imports: [TutorialsModule, ContentVersionModule, SettingsModule],
  controllers: [WebController],
  providers: [PageServer],
})
export class WebModule {}
