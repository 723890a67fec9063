import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested } from 'class-validator';
import { TextField } from '../../platform/common/body-fields.js';

/** One per digit key. */
export const MAX_ANSWERS = 9;

export class ReadyAnswerDto {
  @TextField({ min: 2, max: 60, description: 'Ce que la liste montre.', example: 'Publicité' })
  name: string;

  @TextField({
    lines: true,
    min: 2,
    max: 1000,
    description: 'Le motif donné à l’auteur.',
    example: 'Ce contenu fait la publicité d’un produit ou d’un service.',
  })
  text: string;
}

export class ReadyAnswersDto {
  @ApiProperty({ type: [ReadyAnswerDto], minItems: 1, maxItems: MAX_ANSWERS })
  @IsArray({ message: 'Donnez la liste des réponses.' })
  @ArrayMinSize(1, { message: 'Gardez au moins une réponse.' })
  @ArrayMaxSize(MAX_ANSWERS, { message: `Gardez ${MAX_ANSWERS} réponses au plus.` })
  @ValidateNested({ each: true })
  @Type(() => ReadyAnswerDto)
  answers: ReadyAnswerDto[];
}
