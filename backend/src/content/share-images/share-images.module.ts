import { Module } from '@nestjs/common';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { DomainsModule } from '../domains/domains.module.js';
import { ExportsModule } from '../exports/exports.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { ShareImagesController } from './share-images.controller.js';
import { ShareImagesService } from './share-images.service.js';

@Module({
  imports: [TutorialsModule, DomainsModule, SettingsModule, ExportsModule],
  controllers: [ShareImagesController],
  providers: [ShareImagesService],
})
export class ShareImagesModule {}
