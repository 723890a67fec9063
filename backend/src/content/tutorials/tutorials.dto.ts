import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import type { Cursor } from '../../platform/common/cursor.js';
import {
  CursorParam,
  ChoiceParam,
  IdParam,
  IntParam,
  TextListParam,
  TextParam,
} from '../../platform/common/query-params.js';
import { PreparationDto } from '../search-index/preparation.dto.js';
import { authorsOf } from './signature.js';
import { type SignedAuthor, type Tutorial } from './tutorial.entity.js';
import {
  reviewStates,
  withdrawerOf,
  withdrawers,
  type Review,
  type SeenUnpublished,
  type Withdrawer,
} from './unpublished-tutorial.entity.js';
import { difficulties, textFieldsOf, WrittenText, type Difficulty } from '../revisions/written-text.js';

/** Without paging parameters the list returns up to this many. */
export const MAX_LISTED = 1000;

export class AuthorDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Le membre ; null pour qui n’a pas de compte ici.',
  })
  id: number | null;

  @ApiProperty({ example: 'Ada Lovelace' })
  name: string;

  @ApiProperty({ type: String, nullable: true, example: 'https://exemple.fr/ada.png' })
  avatar: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'J’écris des programmes.' })
  bio: string | null;
}

/** Why a tutorial is not on the site. */
export class UnpublishedDto {
  @ApiProperty({
    type: String,
    enum: withdrawers,
    description:
      'Qui l’a retiré ou ne l’a pas encore publié ; ce qu’un administrateur a retiré, lui seul l’y remet.',
  })
  by: Withdrawer;

  @ApiProperty({
    type: String,
    enum: reviewStates,
    nullable: true,
    description: 'S’il attend une relecture avant de paraître, ou en est revenu.',
  })
  review: Review | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Pourquoi il en est revenu.',
    example: 'Citez vos sources.',
  })
  reviewNote: string | null;

  @ApiProperty({ description: 'Si qui le demande est un de ses auteurs.' })
  isOwn: boolean;
}

export class TutorialDto extends OmitType(WrittenText, ['source']) {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer', description: 'Combien de fois son texte a été écrit.' })
  version: number;

  @ApiProperty({
    description: 'HTML assaini.',
    example: '<h2 id="pourquoi">Pourquoi attendre</h2><p>Le four chauffe.</p>',
  })
  content: string;

  @ApiProperty({ format: 'date-time', description: 'Date de publication, ISO 8601 en UTC.' })
  date: string;

  @ApiProperty({ type: 'integer' })
  domainId: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Le premier de ses auteurs qui est membre du site, s’il y en a un.',
  })
  authorId: number | null;

  @ApiProperty({
    description: 'De plusieurs auteurs, leurs noms, autant que 200 caractères en tiennent.',
    example: 'Ada Lovelace et Alan Turing',
  })
  authorName: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'De plusieurs auteurs, celui du premier, comme la biographie.',
    example: 'https://exemple.fr/ada.png',
  })
  authorAvatar: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'J’écris des programmes.' })
  authorBio: string | null;

  @ApiProperty({ type: [AuthorDto], description: 'Tous ses auteurs, dans l’ordre où ils signent.' })
  authors: AuthorDto[];

  @ApiProperty({ type: 'integer', nullable: true, description: 'Temps de lecture en minutes.' })
  readTime: number | null;

  @ApiProperty({ type: 'integer' })
  likes: number;

  @ApiProperty({ type: 'integer' })
  views: number;

  @ApiProperty({ description: 'Moyenne des notes, de 1 à 5 ; 0 sans note.' })
  ratingAverage: number;

  @ApiProperty({ type: 'integer', description: 'Nombre de notes.' })
  ratingCount: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Adresse de l’original, s’il a paru ailleurs.',
    example: 'https://exemple.fr/attendre',
  })
  sourceUrl: string | null;

  @ApiProperty({ description: 'Si ses auteurs montrent ce qu’il disait avant.' })
  historyIsPublic: boolean;

  @ApiProperty({ format: 'date-time', description: 'Quand son texte a été écrit pour la dernière fois.' })
  updatedAt: string;

  @ApiPropertyOptional({
    type: UnpublishedDto,
    description: 'Là quand il n’est pas sur le site, pour qui peut le lire quand même.',
  })
  unpublished?: UnpublishedDto;
}

/** A tutorial in lists: without its content and the details of its authors. */
export class TutorialItemDto extends OmitType(TutorialDto, [
  'version',
  'content',
  'authors',
  'licence',
  'imageAlt',
  'sourceUrl',
  'historyIsPublic',
  'updatedAt',
  'unpublished',
]) {}

export class TagDto {
  @ApiProperty({ description: 'Comme le dernier tutoriel qui la porte l’écrit.', example: 'Pâtisserie' })
  name: string;
}

export class TutorialListDto {
  @ApiProperty({ type: [TutorialItemDto] })
  tutorials: TutorialItemDto[];

  @ApiProperty({
    type: 'integer',
    description: 'Nombre de tutoriels qui répondent aux critères, donnés ici ou non.',
  })
  total: number;

  @ApiPropertyOptional({
    type: PreparationDto,
    description:
      'Là pour un texte, tant que la recherche ne connaît pas encore tous les tutoriels depuis le démarrage.',
  })
  preparing?: PreparationDto;
}

/** One page of a list. */
export class DomainTutorialsQuery {
  @CursorParam()
  cursor?: Cursor;

  @IntParam({ min: 1, max: MAX_LISTED, fallback: MAX_LISTED, description: 'Nombre de tutoriels à donner.' })
  limit?: number;

  @IntParam({ min: 0, max: 1_000_000, fallback: 0, description: 'Nombre de tutoriels à passer.' })
  offset?: number;
}

export class ListTutorialsQuery extends DomainTutorialsQuery {
  @TextParam(200, 'Texte à trouver dans les tutoriels, comme le cherche `GET /api/search`.', 'attendre')
  q?: string;

  @IdParam('Identifiant du domaine.')
  domainId?: number;

  @ChoiceParam(difficulties, 'Difficulté.')
  difficulty?: Difficulty;

  @ChoiceParam(
    ['popularity', 'recent', 'title'],
    'Ordre ; popularity va de l’identifiant le plus grand au plus petit.',
  )
  sort?: 'popularity' | 'recent' | 'title';
}

export class TrendingQuery {
  @IntParam({ min: 1, max: 50, fallback: 6, description: 'Nombre de tutoriels à donner.' })
  limit?: number;
}

export class SuggestionsQuery {
  @IdParam('Identifiant du tutoriel à laisser de côté.')
  excludeId?: number;

  @IdParam('Identifiant du domaine.')
  domainId?: number;

  @TextListParam(20, 'Étiquettes, séparées par des virgules.', 'javascript,asynchrone')
  tags?: string[];

  @IntParam({ min: 1, max: 50, fallback: 3, description: 'Nombre de tutoriels à donner.' })
  limit?: number;
}

export function toTutorialItemDto(tutorial: Tutorial): TutorialItemDto {
  const { source: _, licence, imageAlt, ...said } = textFieldsOf(tutorial);
  return {
    id: tutorial.id,
    ...said,
    date: tutorial.date.toISOString(),
    authorId: tutorial.authorId,
    authorName: tutorial.authorName,
    authorAvatar: tutorial.authorAvatar,
    authorBio: tutorial.authorBio,
    readTime: tutorial.readTime,
    likes: tutorial.likes,
    views: tutorial.views,
    ratingAverage: tutorial.ratingAverage,
    ratingCount: tutorial.ratingCount,
  };
}

export function toTutorialDto(tutorial: Tutorial): TutorialDto {
  return {
    ...toTutorialItemDto(tutorial),
    authors: authorsOf(tutorial).map(toAuthorDto),
    version: tutorial.version,
    content: tutorial.content,
    licence: tutorial.licence,
    imageAlt: tutorial.imageAlt,
    sourceUrl: tutorial.sourceUrl,
    historyIsPublic: tutorial.historyIsPublic,
    updatedAt: tutorial.updatedAt.toISOString(),
    ...(tutorial.unpublished && { unpublished: toUnpublishedDto(tutorial.unpublished) }),
  };
}

function toUnpublishedDto(hidden: SeenUnpublished): UnpublishedDto {
  const { review, reviewNote, isOwn } = hidden;
  return { by: withdrawerOf(hidden), review, reviewNote, isOwn };
}

export function toAuthorDto({ id, name, avatar, bio }: SignedAuthor): AuthorDto {
  return { id, name, avatar, bio };
}
