import { ApiProperty } from '@nestjs/swagger';
import { IdField } from '../../platform/common/body-fields.js';

export class AddFavoriteBody {
  @IdField({ message: 'Indiquez l’identifiant du tutoriel à garder.' })
  tutorialId: number;
}

export class FavoriteIdsDto {
  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    description: 'Identifiants de tutoriels, les derniers ajoutés d’abord.',
  })
  ids: number[];
}

export class FavoriteStatusDto {
  @ApiProperty({ description: 'Si le tutoriel est l’un des favoris du membre.' })
  isFavorite: boolean;
}
