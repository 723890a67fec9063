import { Module } from '@nestjs/common';
import { ContentVersionModule } from '../content-version/content-version.module.js';
import { KeptAnswers } from './kept-answers.service.js';

@Module({
  imports: [ContentVersionModule],
  providers: [KeptAnswers],
  exports: [KeptAnswers],
})
export class KeptAnswersModule {}
