import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { LibreTranslate } from './libre-translate.js';
import { TranslatedSection } from './translated-section.entity.js';
import { TranslationController } from './translation.controller.js';
import { TranslationService } from './translation.service.js';
import { TranslationsRepository } from './translations.repository.js';
import { Translator } from './translator.js';

@Module({
  imports: [TypeOrmModule.forFeature([TranslatedSection]), TutorialsModule],
  controllers: [TranslationController],
  providers: [TranslationService, TranslationsRepository, { provide: Translator, useClass: LibreTranslate }],
})
export class TranslationModule {}
