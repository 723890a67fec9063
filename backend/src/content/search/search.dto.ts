import { ApiProperty } from '@nestjs/swagger';
import {
  ChoiceParam,
  IdParam,
  IntParam,
  TextListParam,
  TextParam,
} from '../../platform/common/query-params.js';
import { difficulties } from '../tutorials/tutorial.entity.js';
import { TutorialItemDto } from '../tutorials/tutorials.dto.js';

export const searchSorts = ['date', 'title', 'views', 'readTime'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** The words the search page uses for difficulties; « expert » has no stored counterpart and finds nothing. */
export const searchDifficulties = ['débutant', 'intermédiaire', 'avancé', 'expert'] as const;
export type SearchDifficulty = (typeof searchDifficulties)[number] | (typeof difficulties)[number];

export class SearchQuery {
  @TextParam(
    200,
    'Mots à trouver, tous, dans le titre, la description, les étiquettes, l’auteur ou le texte.',
    'attendre sans bloquer',
  )
  query?: string;

  @IdParam('Identifiant du domaine.')
  domainId?: number;

  @ChoiceParam(
    [...searchDifficulties, ...difficulties],
    'Difficulté, en français ou comme elle est conservée.',
  )
  difficulty?: SearchDifficulty;

  @IntParam({ min: 0, max: 10_000, description: 'Temps de lecture le plus court, en minutes.' })
  minReadTime?: number;

  @IntParam({ min: 0, max: 10_000, description: 'Temps de lecture le plus long, en minutes.' })
  maxReadTime?: number;

  @TextListParam(
    20,
    'Étiquettes, séparées par des virgules ; toutes doivent être présentes.',
    'javascript,asynchrone',
  )
  tags?: string[];

  @ChoiceParam(searchSorts, 'Critère de tri.', 'date')
  sortBy?: SearchSort;

  @ChoiceParam(['asc', 'desc'], 'Sens du tri.', 'desc')
  sortOrder?: 'asc' | 'desc';

  @IntParam({ min: 1, max: 100, fallback: 20, description: 'Nombre de tutoriels à donner.' })
  limit?: number;

  @IntParam({ min: 0, max: 1_000_000, fallback: 0, description: 'Nombre de tutoriels à passer.' })
  offset?: number;
}

export class SearchResultDto {
  @ApiProperty({ type: [TutorialItemDto] })
  tutorials: TutorialItemDto[];

  @ApiProperty({ type: 'integer', description: 'Nombre de tutoriels donnés ici.' })
  count: number;

  @ApiProperty({ type: 'integer', description: 'Nombre de tutoriels trouvés en tout.' })
  total: number;
}
