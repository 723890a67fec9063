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
import { TypeOrmModule } from '@nestjs/typeorm';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { LibreTranslate } from './libre-translate.js';
import { TranslatedSection } from './translated-section.entity.js';
import { TranslationController } from './translation.controller.js';
import { TranslationService } from './translation.service.js';
import { TranslationsRepository } from './translations.repository.js';
import { Translator } from './translator.js';
export class TranslationModule {
}
TranslationModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                TranslatedSection
            ]),
            TutorialsModule
        ],
        controllers: [
            TranslationController
        ],
        providers: [
            TranslationService,
            TranslationsRepository,
            {
                provide: Translator,
                useClass: LibreTranslate
            }
        ]
    })
], TranslationModule);
//# sourceMappingURL=translation.module.js.map
