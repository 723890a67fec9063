import { licences } from '@passerelle/api-client/licences';
import { ApiProperty, ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, IsString, Matches } from 'class-validator';
import { MaxCharacters, MinCharacters } from '../../platform/common/plain-text.js';
import { IdField, MEDIA_PATH, TextField } from '../../platform/common/body-fields.js';
import { ConsolePageQuery, OlderField } from '../../platform/common/page-query.js';
import type { Cursor } from '../../platform/common/cursor.js';
import {
  BeforeParam,
  CursorParam,
  ChoiceParam,
  IdParam,
  TextParam,
} from '../../platform/common/query-params.js';
import { normalTags, TAG_SIGN } from '../tutorials/tags.js';
import { difficulties, WrittenText, type Difficulty } from '../revisions/written-text.js';
import { publicationStates, type PublicationState } from '../tutorials/published.js';
import {
  reviewStates,
  withdrawers,
  type Review,
  type Withdrawer,
} from '../tutorials/unpublished-tutorial.entity.js';
import { AuthorDto, TutorialDto, TutorialItemDto } from '../tutorials/tutorials.dto.js';
import type { TutorialSort } from '../tutorials/tutorials.repository.js';

const MAX_TAGS = 10;
const TAGS = `Les étiquettes doivent être une liste de ${MAX_TAGS} textes de 1 à 50 caractères au plus.`;

/** Reason for 503 when text is submitted, used in the API description. */
export const RENDERING_BUSY =
  'Trop d’autres textes sont mis en forme en ce moment ; `Retry-After` dit quand revenir.';

export class PreviewBody {
  @TextField({
    lines: true,
    asWritten: true,
    min: 1,
    max: 200_000,
    tooShort: 'Le texte du tutoriel est vide.',
    tooLong: 'Le texte du tutoriel ne peut pas dépasser 200 000 caractères.',
    description: 'Le texte, en Markdown.',
    example: '## Pourquoi attendre\n\nLe four chauffe.',
  })
  source: string;
}

/** A tutorial as submitted by a contributor. */
export class TutorialBody extends PreviewBody {
  @TextField({
    min: 3,
    max: 200,
    tooShort: 'Le titre doit contenir au moins 3 caractères.',
    tooLong: 'Le titre ne peut pas dépasser 200 caractères.',
    example: 'Attendre sans bloquer',
  })
  title: string;

  @TextField({
    lines: true,
    min: 10,
    max: 1000,
    tooShort: 'La description doit contenir au moins 10 caractères.',
    tooLong: 'La description ne peut pas dépasser 1000 caractères.',
    example: 'async et await, expliqués par une boulangerie.',
  })
  description: string;

  @IdField({ message: 'Choisissez un domaine.' })
  domainId: number;

  @ApiPropertyOptional({ type: String, enum: difficulties, nullable: true })
  @IsOptional()
  @IsIn(difficulties, { message: `La difficulté doit valoir ${difficulties.join(', ')}.` })
  difficulty?: Difficulty | null;

  @ApiPropertyOptional({
    type: 'array',
    maxItems: MAX_TAGS,
    items: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^,]*$' },
    description:
      'Sans virgule ; de celles qui ne diffèrent que par la casse ou les accents, la première est gardée.',
    example: ['javascript', 'asynchrone'],
  })
  @Transform(({ value }: { value: unknown }) => asTags(value))
  @IsOptional()
  @Matches(/^[^,]*$/, { each: true, message: 'Une étiquette ne peut pas contenir de virgule.' })
  @Matches(TAG_SIGN, { each: true, message: 'Une étiquette contient au moins une lettre ou un chiffre.' })
  @Matches(/^[^\p{Cc}\p{Cs}]*$/u, { each: true, message: TAGS })
  @MaxCharacters(50, { each: true, message: TAGS })
  @MinCharacters(1, { each: true, message: TAGS })
  @IsString({ each: true, message: TAGS })
  @ArrayMaxSize(MAX_TAGS, { message: TAGS })
  @IsArray({ message: TAGS })
  tags?: string[] | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 40,
    pattern: MEDIA_PATH.source,
    description:
      'Couverture, comme `POST /api/images` en donne l’adresse ; null l’enlève, absente elle reste.',
    example: '/media/0c/0c6a640c6a640c6a640c6a64.webp',
  })
  @IsOptional()
  @Matches(MEDIA_PATH, { message: 'La couverture doit être une image envoyée au site.' })
  image?: string | null;

  @TextField({
    optional: true,
    max: 200,
    tooLong: 'La licence ne peut pas dépasser 200 caractères.',
    description: `Une de celles-ci, ou celle que le tutoriel a déjà : ${licences.join(', ')}. Null est celle du site, que disent ses mentions légales ; absente elle reste.`,
    example: 'CC BY-SA 4.0',
  })
  licence?: string | null;

  @TextField({
    optional: true,
    max: 300,
    tooLong: 'Le texte de remplacement de la couverture ne peut pas dépasser 300 caractères.',
    description:
      'Ce que montre la couverture, pour qui ne la voit pas ; absent, il reste tant que la couverture reste.',
    example: 'Un four à pain, la porte ouverte.',
  })
  imageAlt?: string | null;
}

export class RemarkDto {
  @ApiProperty({ type: 'integer', description: 'Ligne du texte, comptée de 1.', example: 12 })
  line: number;

  @ApiProperty({ example: 'Lien vers « #fin » : aucun intertitre de ce nom, seul son texte est montré' })
  message: string;
}

export class PreviewDto {
  @ApiProperty({
    description: 'HTML assaini ; `data-line` dit à quelle ligne du texte, comptée de 1, un bloc commence.',
    example: '<h2 id="pourquoi" data-line="1">Pourquoi attendre</h2><p data-line="3">Le four chauffe.</p>',
  })
  html: string;

  @ApiProperty({ type: 'integer', description: 'Nombre de mots.' })
  words: number;

  @ApiProperty({ type: 'integer', description: 'Temps de lecture en minutes.' })
  readTime: number;

  @ApiProperty({
    type: [String],
    description: 'Adresses auxquelles le texte renvoie de tutoriels qui n’existent pas.',
    example: ['/tutoriels/999999'],
  })
  deadLinks: string[];

  @ApiProperty({
    type: [RemarkDto],
    description: 'Ce qui n’est pas lu comme il est écrit, ou n’est pas montré, dans l’ordre des lignes.',
  })
  remarks: RemarkDto[];
}

/** A tutorial with its Markdown. */
export class TutorialSourceDto extends IntersectionType(TutorialDto, PickType(WrittenText, ['source'])) {}

/** A tutorial in the lists of its authors and of administrators. */
export class ContributionDto extends TutorialItemDto {
  @ApiProperty({ type: [AuthorDto], description: 'Tous ses auteurs, dans l’ordre où ils signent.' })
  authors: AuthorDto[];

  @ApiProperty({ description: 'Faux quand seuls ses auteurs et les administrateurs peuvent le lire.' })
  isPublished: boolean;

  @ApiProperty({
    type: String,
    enum: withdrawers,
    nullable: true,
    description:
      'Qui l’a retiré du site ; null quand il y est. Ce qu’un administrateur a retiré, lui seul l’y remet.',
  })
  unpublishedBy: Withdrawer | null;

  @ApiProperty({
    type: String,
    enum: reviewStates,
    nullable: true,
    description:
      'S’il attend une relecture avant de paraître, ou en est revenu ; ses auteurs le proposent alors de nouveau en le publiant.',
  })
  review: Review | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Pourquoi il en est revenu.',
    example: 'Citez vos sources.',
  })
  reviewNote: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Depuis quand il est dans la corbeille, où personne ne peut le lire ; null ailleurs.',
  })
  deletedAt: string | null;
}

export class ContributionListDto {
  @ApiProperty({ type: [ContributionDto] })
  tutorials: ContributionDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

export class AdminTutorialListDto extends ContributionListDto {
  @OlderField()
  older?: number | undefined;
}

/** A tutorial just published. */
export class PublishedDto extends TutorialDto {
  @ApiProperty({ description: 'S’il attend une relecture avant de paraître.', example: false })
  isHeld: boolean;
}

/** A tutorial in the trash. */
export class DeletedTutorialDto extends TutorialItemDto {
  @ApiProperty({ format: 'date-time' })
  deletedAt: string;

  @ApiProperty({ format: 'date-time', description: 'Quand il est effacé pour de bon, à un jour près.' })
  erasedAt: string;

  @ApiProperty({ description: 'Faux quand un administrateur l’a supprimé : lui seul peut le rétablir.' })
  isRestorable: boolean;
}

export class DeletedTutorialListDto {
  @ApiProperty({ type: [DeletedTutorialDto] })
  tutorials: DeletedTutorialDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

export class PublicationBody {
  @ApiProperty({ type: Boolean, description: 'Si le tutoriel doit être sur le site.' })
  @IsBoolean({ message: 'Le champ « isPublished » doit valoir vrai ou faux.' })
  isPublished: boolean;
}

export class AdminTutorialsQuery extends ConsolePageQuery {
  @CursorParam()
  cursor?: Cursor;

  @TextParam(
    200,
    'Texte à trouver dans le titre ou la description, sans égard à la casse ni aux accents.',
    'attendre',
  )
  q?: string;

  @BeforeParam()
  before?: number;

  @IdParam('Identifiant du domaine.')
  domainId?: number;

  @ChoiceParam(difficulties, 'Difficulté.')
  difficulty?: Difficulty;

  @ChoiceParam(
    publicationStates,
    'Seulement ceux qui sont sur le site, ceux qui n’y sont pas, ou ceux de la corbeille ; sans lui, tous sauf la corbeille.',
  )
  state?: PublicationState;

  @ChoiceParam(
    ['recent', 'title', 'views', 'likes', 'date', 'id'],
    'Ordre ; tous vont du plus grand au plus petit, sauf title.',
    'recent',
  )
  sort?: TutorialSort;
}

function asTags(value: unknown): unknown {
  const isTexts = Array.isArray(value) && value.every((item) => typeof item === 'string');
  return isTexts ? normalTags(value) : value;
}
