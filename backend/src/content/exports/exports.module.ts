import { Module } from '@nestjs/common';
import { DomainsModule } from '../domains/domains.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { MarkdownModule } from '../markdown/markdown.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { ArticleMaker } from './article-maker.js';
import { BookMaker } from './book-maker.js';
import { SharedBrowser } from './chromium/shared-browser.js';
import { ExportImages } from './export-images.js';
import { ExportsController } from './exports.controller.js';
import { ExportsService } from './exports.service.js';
import { FileMaker } from './file-maker.js';
import { FileCache } from './file-cache.js';
import { PdfPrinter } from './pdf-printer.js';

@Module({
  imports: [TutorialsModule, DomainsModule, SettingsModule, MarkdownModule],
  controllers: [ExportsController],
  providers: [
    ExportsService,
    FileMaker,
    BookMaker,
    ArticleMaker,
    FileCache,
    ExportImages,
    PdfPrinter,
    SharedBrowser,
  ],
  exports: [BookMaker, ExportImages, FileCache, SharedBrowser],
})
export class ExportsModule {}
