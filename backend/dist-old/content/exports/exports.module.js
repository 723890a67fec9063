function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
import { Module } from '@nestjs/common';
import { DomainsModule } from '../domains/domains.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
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
export class ExportsModule {
}
ExportsModule = _ts_decorate([
    Module({
        imports: [
            TutorialsModule,
            DomainsModule,
            SettingsModule
        ],
        controllers: [
            ExportsController
        ],
        providers: [
            ExportsService,
            FileMaker,
            BookMaker,
            ArticleMaker,
            FileCache,
            ExportImages,
            PdfPrinter,
            SharedBrowser
        ],
        exports: [
            BookMaker,
            ExportImages,
            FileCache,
            SharedBrowser
        ]
    })
], ExportsModule);
//# sourceMappingURL=exports.module.js.map
