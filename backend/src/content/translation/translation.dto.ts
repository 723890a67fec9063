import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { languages, type Language } from './translator.js';

export class TranslateBody {
  @ApiProperty({ enum: languages })
  @IsIn(languages, { message: 'Cette langue n’est pas proposée.' })
  targetLanguage: Language;
}

export class TranslatedDto {
  @ApiProperty({ example: 'Understanding async/await' })
  title: string;

  @ApiProperty({ example: 'Waiting for a result without stopping.' })
  description: string;

  @ApiProperty({ description: 'HTML assaini.', example: '<p>A promise.</p>' })
  content: string;
}

export class TranslationDto {
  @ApiProperty({ type: TranslatedDto })
  translated: TranslatedDto;
}

export class TranslationServiceDto {
  @ApiProperty({ description: 'Si le site a un service de traduction.' })
  available: boolean;
}
