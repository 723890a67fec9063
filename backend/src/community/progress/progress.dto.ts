import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsNumber,
  IsOptional,
  Max,
  Min,
} from 'class-validator';
import { TextField } from '../../platform/common/body-fields.js';
import { PageQuery } from '../../platform/common/page-query.js';
import { ChoiceParam } from '../../platform/common/query-params.js';
import { TutorialItemDto, toTutorialItemDto } from '../../content/tutorials/tutorials.dto.js';
import type { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { STEP_COUNT } from './steps.js';
import type { TutorialProgress } from './tutorial-progress.entity.js';

const wrongSteps = `Les étapes doivent être une liste de ${STEP_COUNT} valeurs, vrai ou faux.`;
const wrongPosition = 'La position doit être un nombre entre 0 et 1.';
/** More paragraphs than any text has. */
const MAX_BLOCK = 100_000;
const wrongBlock = `Le paragraphe doit être un nombre entier entre 0 et ${MAX_BLOCK}.`;

export class SaveProgressBody {
  @ApiPropertyOptional({
    type: [Boolean],
    minItems: STEP_COUNT,
    maxItems: STEP_COUNT,
    description: 'Si chacune des étapes est faite.',
  })
  @IsOptional()
  @IsArray({ message: wrongSteps })
  @ArrayMinSize(STEP_COUNT, { message: wrongSteps })
  @ArrayMaxSize(STEP_COUNT, { message: wrongSteps })
  @IsBoolean({ each: true, message: wrongSteps })
  steps?: boolean[];

  @ApiPropertyOptional({ type: Number, minimum: 0, maximum: 1, description: 'Part du texte déjà parcourue.' })
  @IsOptional()
  @IsNumber({}, { message: wrongPosition })
  @Min(0, { message: wrongPosition })
  @Max(1, { message: wrongPosition })
  position?: number;

  @TextField({
    lines: true,
    max: 200,
    optional: true,
    description: 'Identifiant de l’intertitre atteint.',
    example: 'pourquoi',
  })
  heading?: string | null;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: MAX_BLOCK,
    description: 'Nombre de paragraphes, listes, etc. passés sous cet intertitre.',
  })
  @IsOptional()
  @IsInt({ message: wrongBlock })
  @Min(0, { message: wrongBlock })
  @Max(MAX_BLOCK, { message: wrongBlock })
  block?: number;
}

export class ProgressQuery extends PageQuery {
  @ChoiceParam(['underway'], '« underway » : seulement les textes commencés et pas encore lus jusqu’au bout.')
  reading?: 'underway';
}

export class ProgressDto {
  @ApiProperty({ type: 'integer' })
  tutorialId: number;

  @ApiProperty({ type: [Boolean], minItems: STEP_COUNT, maxItems: STEP_COUNT })
  steps: boolean[];

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: 100,
    description: 'Part des étapes faites, arrondie.',
  })
  percent: number;

  @ApiProperty({ minimum: 0, maximum: 1, description: 'Part du texte déjà parcourue.' })
  position: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Identifiant de l’intertitre atteint.',
    example: 'pourquoi',
  })
  heading: string | null;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Nombre de paragraphes, listes, etc. passés sous cet intertitre, ou depuis le début.',
  })
  block: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Fin de la dernière étape.',
  })
  finishedAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'null avant la première lecture.',
  })
  updatedAt: string | null;
}

export class ProgressItemDto extends ProgressDto {
  @ApiProperty({ type: TutorialItemDto })
  tutorial: TutorialItemDto;
}

export class ProgressListDto {
  @ApiProperty({ type: [ProgressItemDto] })
  progress: ProgressItemDto[];

  @ApiProperty({ type: 'integer', description: 'Nombre de tutoriels commencés, donnés ici ou non.' })
  total: number;
}

export function toProgressDto(
  progress: Omit<TutorialProgress, 'userId' | 'updatedAt'> & { updatedAt: Date | null },
): ProgressDto {
  return {
    tutorialId: progress.tutorialId,
    steps: progress.steps,
    percent: progress.percent,
    position: progress.position,
    heading: progress.heading,
    block: progress.block,
    finishedAt: progress.finishedAt?.toISOString() ?? null,
    updatedAt: progress.updatedAt?.toISOString() ?? null,
  };
}

export function toProgressItemDto(progress: TutorialProgress, tutorial: Tutorial): ProgressItemDto {
  return { ...toProgressDto(progress), tutorial: toTutorialItemDto(tutorial) };
}
