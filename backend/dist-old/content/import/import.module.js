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
import { MarkdownModule } from '../markdown/markdown.module.js';
import { MediaModule } from '../media/media.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { ImportService } from './import.service.js';
export class ImportModule {
}
ImportModule = _ts_decorate([
    Module({
        imports: [
            DomainsModule,
            MarkdownModule,
            MediaModule,
            TutorialsModule
        ],
        providers: [
            ImportService
        ],
        exports: [
            ImportService
        ]
    })
], ImportModule);
//# sourceMappingURL=import.module.js.map
