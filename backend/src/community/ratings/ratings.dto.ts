import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IntField } from '../../platform/common/body-fields.js';

export const MIN_SCORE = 1;
export const MAX_SCORE = 5;

export class RateBody {
  @IntField({
    min: MIN_SCORE,
    max: MAX_SCORE,
    tooSmall: 'La note minimum est 1',
    tooBig: 'La note maximum est 5',
    notWhole: 'La note doit être un nombre entier',
  })
  score: number;
}

export class ScoreDto {
  @ApiProperty({ type: 'integer', minimum: MIN_SCORE, maximum: MAX_SCORE })
  score: number;
}

class AverageDto {
  @ApiProperty({ description: 'Moyenne des notes, de 1 à 5 ; 0 sans note.' })
  average: number;

  @ApiProperty({ type: 'integer', description: 'Nombre de notes.' })
  count: number;
}

export class RatingSummaryDto extends AverageDto {
  @ApiPropertyOptional({ description: 'Si le membre connecté l’a noté ; absent pour un visiteur.' })
  isRated?: boolean;
}

export class RatedDto extends AverageDto {
  @ApiProperty({ type: ScoreDto, description: 'La note que l’on vient de donner.' })
  rating: ScoreDto;
}
