import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ChoiceParam,
  CursorParam,
  IdParam,
  IntParam,
  TextListParam,
  TextParam,
} from '../../platform/common/query-params.js';
import type { Cursor } from '../../platform/common/cursor.js';
import { type Tutorial } from '../tutorials/tutorial.entity.js';
import { difficulties, type Difficulty } from '../revisions/written-text.js';
import { PreparationDto } from '../search-index/preparation.dto.js';
import type { Reason } from '../search-index/search-index.js';
import { TutorialItemDto, toTutorialItemDto } from '../tutorials/tutorials.dto.js';

export const searchSorts = ['date', 'title', 'views', 'readTime'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Difficulty names of the search page; « expert » is never stored and finds nothing. */
export const searchDifficulties = ['débutant', 'intermédiaire', 'avancé', 'expert'] as const;
export type SearchDifficulty = (typeof searchDifficulties)[number] | (typeof difficulties)[number];

export class SearchQuery {
  @TextParam(
    200,
    'Mots à trouver dans le titre, la description, les étiquettes, l’auteur ou le texte, quelles que soient leurs terminaisons ; entre guillemets, mot à mot ; après un tiret, à exclure.',
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

  @ChoiceParam(
    searchSorts,
    'Critère de tri ; sans lui, le plus pertinent d’abord, ou le plus récent sans texte.',
  )
  sortBy?: SearchSort;

  @ChoiceParam(['asc', 'desc'], 'Sens du tri.', 'desc')
  sortOrder?: 'asc' | 'desc';

  @IntParam({ min: 1, max: 100, fallback: 20, description: 'Nombre de tutoriels à donner.' })
  limit?: number;

  @IntParam({ min: 0, max: 1_000_000, fallback: 0, description: 'Nombre de tutoriels à passer.' })
  offset?: number;

  /** Without a text. */
  @CursorParam()
  cursor?: Cursor;
}

/** Range in a text: [start, end), in UTF-16 units. */
export type Mark = [start: number, end: number];

export const marksProperty = {
  type: 'array',
  items: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
  description: 'Les parties à marquer, du début à la fin exclue, en unités UTF-16.',
  example: [[0, 8]],
} as const;

export class PassageDto {
  @ApiProperty({
    description: 'Texte simple, 240 caractères au plus.',
    example: 'Attendre sans bloquer le four.',
  })
  text: string;

  @ApiProperty(marksProperty)
  marks: Mark[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Le titre au-dessus.',
    example: 'Pourquoi attendre',
  })
  heading: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'L’ancre de ce titre.',
    example: 'pourquoi-attendre',
  })
  anchor: string | null;
}

export class FoundTutorialDto extends TutorialItemDto {
  @ApiPropertyOptional(marksProperty)
  titleMarks?: Mark[];

  @ApiPropertyOptional({
    type: PassageDto,
    description: 'Le passage qui répond le mieux ; absent si rien du texte ne répond, ou sans texte cherché.',
  })
  passage?: PassageDto;
}

export class DomainFacetDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'Programmation' })
  name: string;

  @ApiProperty({ type: 'integer' })
  count: number;
}

export class DifficultyFacetDto {
  @ApiProperty({ enum: difficulties })
  value: Difficulty;

  @ApiProperty({ type: 'integer' })
  count: number;
}

export class TagFacetDto {
  @ApiProperty({ example: 'javascript' })
  name: string;

  @ApiProperty({ type: 'integer' })
  count: number;
}

export class ReadTimeFacetDto {
  @ApiProperty({ type: 'integer', description: 'Le plus court, en minutes.' })
  min: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Le plus long ; null sans limite.' })
  max: number | null;

  @ApiProperty({ type: 'integer' })
  count: number;
}

export class FacetsDto {
  @ApiProperty({ type: [DomainFacetDto] })
  domains: DomainFacetDto[];

  @ApiProperty({ type: [DifficultyFacetDto] })
  difficulties: DifficultyFacetDto[];

  @ApiProperty({ type: [TagFacetDto] })
  tags: TagFacetDto[];

  @ApiProperty({ type: [ReadTimeFacetDto] })
  readTimes: ReadTimeFacetDto[];
}

export class SearchResultDto {
  @ApiProperty({ type: [FoundTutorialDto] })
  tutorials: FoundTutorialDto[];

  @ApiProperty({ type: 'integer', description: 'Nombre de tutoriels donnés ici.' })
  count: number;

  @ApiProperty({ type: 'integer', description: 'Nombre de tutoriels trouvés en tout.' })
  total: number;

  @ApiProperty({ type: FacetsDto, description: 'Ce que chaque filtre laisserait, sous les autres filtres.' })
  facets: FacetsDto;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Un texte qui trouverait (davantage) ; null s’il n’y en a pas.',
    example: 'asynchrone',
  })
  suggestion: string | null;

  @ApiProperty({
    type: [TutorialItemDto],
    description: 'Quand rien n’est trouvé, ce qui en est le plus proche : trois au plus.',
  })
  nearest: TutorialItemDto[];

  @ApiProperty({
    type: PreparationDto,
    nullable: true,
    description:
      'Pour un texte, tant que la recherche ne connaît pas encore tous les tutoriels depuis le démarrage ; sinon null.',
  })
  preparing: PreparationDto | null;
}

/** @param reason why it matches; its title marks fit the indexed title */
export function toFoundTutorialDto(tutorial: Tutorial, reason: Reason | undefined): FoundTutorialDto {
  const found: FoundTutorialDto = toTutorialItemDto(tutorial);
  if (reason?.title === tutorial.title) found.titleMarks = reason.titleMarks;
  if (reason?.passage) found.passage = reason.passage;
  return found;
}
