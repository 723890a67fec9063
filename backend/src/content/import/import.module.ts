import { Module } from '@nestjs/common';
import { DomainsModule } from '../domains/domains.module.js';
import { MarkdownModule } from '../markdown/markdown.module.js';
import { MediaModule } from '../media/media.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { ImportService } from './import.service.js';

@Module({
  imports: [DomainsModule, MarkdownModule, MediaModule, TutorialsModule],
  providers: [ImportService],
  exports: [ImportService],
})
export class ImportModule {}
