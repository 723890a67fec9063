import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { languages, type Language } from './languages.js';

export class TranslateBody {
  @ApiProperty({ enum: languages })
  @IsIn(languages, { message: 'Cette langue n’est pas proposée.' })
  targetLanguage: Language;
}

export class TranslatedDto {
  @ApiProperty()
  title: string;

  @ApiProperty()
  description: string;

  @ApiProperty({ description: 'HTML assaini.' })
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
