import { ApiProperty, ApiPropertyOptional, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { IsBoolean, IsISO8601, IsOptional, Matches } from 'class-validator';
import { IdField, TextField } from '../../platform/common/body-fields.js';
import { PageQuery } from '../../platform/common/page-query.js';
import { IdParam } from '../../platform/common/query-params.js';
import { TutorialBody } from '../contributions/contributions.dto.js';
import { RevisionEditorDto } from '../contributions/revisions.dto.js';
import { textFieldsOf, WrittenText } from '../revisions/written-text.js';
import type { TutorialDraft } from './tutorial-draft.entity.js';

/** Reasons for 404 and 412, used in the API description. */
export const NO_SUCH_DRAFT = 'Ce brouillon n’existe pas, ou n’est pas à ce membre.';
export const STALE = 'Il n’est plus celui que nomme `If-Match` : il a été enregistré ailleurs entre-temps.';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;
const MOMENT_RULE = 'Le moment doit être une date et une heure avec leur fuseau (ISO 8601).';
const KEY = /^[\w-]{16,64}$/;

/** Nothing is required yet; the maximum lengths are those of a published tutorial. */
export class DraftBody extends OmitType(TutorialBody, ['title', 'description', 'domainId', 'source']) {
  @TextField({
    max: 200,
    tooLong: 'Le titre ne peut pas dépasser 200 caractères.',
    example: 'Attendre sans bloquer',
  })
  title: string;

  @TextField({
    lines: true,
    max: 1000,
    tooLong: 'La description ne peut pas dépasser 1000 caractères.',
    example: 'async et await, expliqués par une boulangerie.',
  })
  description: string;

  @IdField({
    nullable: true,
    message: 'Le domaine doit être un identifiant ou null.',
    description: 'Null tant qu’il n’est pas choisi.',
  })
  domainId: number | null;

  @TextField({
    lines: true,
    asWritten: true,
    max: 200_000,
    tooLong: 'Le texte du tutoriel ne peut pas dépasser 200 000 caractères.',
    description: 'Le texte, en Markdown.',
    example: '## Pourquoi attendre\n\nLe four chauffe.',
  })
  source: string;

  @IdField({
    optional: true,
    nullable: true,
    message: 'La version du tutoriel doit être un nombre entier.',
    description:
      'La version du tutoriel dont part le texte, pour n’en remplacer aucune autre ; sans elle, celle que le brouillon a déjà, ou la dernière.',
  })
  tutorialVersion?: number | null;
}

class DraftOrigin {
  @IdField({
    optional: true,
    nullable: true,
    message: 'Le tutoriel doit être un identifiant ou null.',
    description: 'Le tutoriel à réécrire ; null ou absent pour un nouveau.',
  })
  tutorialId?: number | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 64,
    pattern: KEY.source,
    description:
      'Une clé au choix pour un nouveau tutoriel : avec elle, la même demande, même plus tard et même avec un autre texte, retrouve le brouillon déjà créé.',
    example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
  })
  @IsOptional()
  @Matches(KEY, { message: 'La clé doit tenir en 16 à 64 lettres, chiffres ou tirets.' })
  key?: string | null;
}

export class CreateDraftBody extends IntersectionType(DraftOrigin, DraftBody) {}

export class ScheduleBody {
  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'À venir, et d’ici un an au plus.',
    example: '2027-01-04T07:30:00.000Z',
  })
  @IsISO8601({ strict: true }, { message: MOMENT_RULE })
  @Matches(MOMENT, { message: MOMENT_RULE })
  publishAt: string;
}

export class DraftsQuery extends PageQuery {
  @IdParam('Seulement celui de ce tutoriel, de qui qu’il soit.')
  tutorialId?: number;
}

/** A draft without its Markdown. */
export class DraftStateDto extends OmitType(WrittenText, ['source']) {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer', example: 3, description: 'Combien de fois il a été enregistré.' })
  version: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Le tutoriel qu’il réécrit ; null pour un nouveau.',
  })
  tutorialId: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'La version du tutoriel dont il part.' })
  tutorialVersion: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  domainId: number | null;

  @ApiProperty({ format: 'date-time' })
  savedAt: string;
}

export class DraftItemDto extends DraftStateDto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Le titre du tutoriel qu’il réécrit, tel qu’il est en ligne.',
    example: 'Attendre',
  })
  tutorialTitle: string | null;

  @ApiProperty({
    type: RevisionEditorDto,
    nullable: true,
    description: 'Qui l’a enregistré en dernier ; null une fois le compte supprimé.',
  })
  savedBy: RevisionEditorDto | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Quand il sera publié tout seul, tel qu’il sera alors ; null s’il ne doit pas l’être.',
  })
  publishAt: string | null;
}

export class DraftListDto {
  @ApiProperty({ type: [DraftItemDto] })
  drafts: DraftItemDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

/** A draft with its Markdown. */
export class DraftDto extends IntersectionType(DraftItemDto, PickType(WrittenText, ['source'])) {}

export class PublishDraftBody {
  @ApiPropertyOptional({
    type: Boolean,
    description: 'Propose aussi de nouveau son tutoriel, s’il est revenu d’une relecture.',
  })
  @IsOptional()
  @IsBoolean({ message: 'Le champ « submitsAgain » doit valoir vrai ou faux.' })
  submitsAgain?: boolean | null;
}

export class PublishedDraftDto {
  @ApiProperty({ type: 'integer', description: 'Le tutoriel.' })
  tutorialId: number;

  @ApiProperty({ type: 'integer', description: 'La version qu’est devenu le brouillon.' })
  version: number;

  @ApiProperty({ description: 'S’il attend une relecture avant de paraître.', example: false })
  isHeld: boolean;
}

export function toDraftStateDto(draft: TutorialDraft): DraftStateDto {
  const { id, version, tutorialId, tutorialVersion, savedAt } = draft;
  const { source: _, ...said } = textFieldsOf(draft);
  return { id, version, tutorialId, tutorialVersion, ...said, savedAt: savedAt.toISOString() };
}

export function toDraftItemDto(draft: TutorialDraft, tutorialTitle: string | null): DraftItemDto {
  const { savedBy, schedule } = draft;
  return {
    ...toDraftStateDto(draft),
    tutorialTitle,
    savedBy: savedBy ? { id: savedBy.id, displayName: savedBy.displayName } : null,
    publishAt: schedule?.publishAt.toISOString() ?? null,
  };
}

export function toDraftDto(draft: TutorialDraft, tutorialTitle: string | null): DraftDto {
  return { ...toDraftItemDto(draft, tutorialTitle), source: draft.source };
}
