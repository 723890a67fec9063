import { Module } from '@nestjs/common';
import { DomainsModule } from '../domains/domains.module.js';
import { MediaModule } from '../media/media.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { ImportService } from './import.service.js';

@Module({
  imports: [DomainsModule, MediaModule, TutorialsModule],
  providers: [ImportService],
  exports: [ImportService],
})
export class ImportModule {}
