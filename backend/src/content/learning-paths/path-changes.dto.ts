import { ApiProperty, ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import { FlagField, IdField, TextField } from '../../platform/common/body-fields.js';
import { ConsolePageQuery } from '../../platform/common/page-query.js';
import { ChoiceParam } from '../../platform/common/query-params.js';
import { difficulties, type Difficulty } from '../revisions/written-text.js';
import { badgeVariants, type BadgeVariant } from './learning-path.entity.js';
import { LearningPathDto, PathStepDto, toLearningPathDto } from './learning-paths.dto.js';
import { pathSorts, type PathSort } from './learning-paths.repository.js';
import type { PathProgress } from './path-progress.js';

const MAX_STEPS = 50;
const STEPS = `Donnez la liste des étapes, de 1 à ${MAX_STEPS}.`;
const TWICE = 'Un parcours ne passe qu’une fois par chaque tutoriel.';

export class AdminPathsQuery extends ConsolePageQuery {
  @ChoiceParam(pathSorts, 'Ce qui donne l’ordre.', 'position')
  sort?: PathSort;
}

export class NewPathBody {
  @TextField({
    min: 3,
    max: 200,
    tooShort: 'Le titre doit contenir au moins 3 caractères.',
    example: 'Premiers pas en JavaScript',
  })
  title: string;

  @TextField({
    lines: true,
    min: 10,
    max: 1000,
    tooShort: 'La description doit contenir au moins 10 caractères.',
    example: 'Du premier script aux promesses.',
  })
  description: string;

  @TextField({
    min: 2,
    max: 100,
    tooShort: 'La catégorie doit contenir au moins 2 caractères.',
    example: 'Programmation',
  })
  category: string;

  @ApiProperty({ enum: difficulties })
  @IsIn(difficulties, { message: `Le niveau doit valoir ${difficulties.join(', ')}.` })
  level: Difficulty;

  @TextField({ max: 40, optional: true, example: 'Nouveau' })
  badgeText?: string | null;

  @ApiPropertyOptional({ enum: badgeVariants, default: 'default' })
  @IsOptional()
  @IsIn(badgeVariants, { message: `La variante du badge doit valoir ${badgeVariants.join(', ')}.` })
  badgeVariant?: BadgeVariant;
}

/** Omitted fields stay as they are. */
export class PathChangesBody extends PartialType(NewPathBody) {
  @FlagField('Si les visiteurs voient le parcours.')
  isPublished?: boolean;
}

export class StepBody {
  @IdField({ message: 'ID de tutoriel invalide' })
  tutorialId: number;

  @TextField({
    min: 3,
    max: 200,
    tooShort: 'Le titre d’une étape doit contenir au moins 3 caractères.',
    example: 'Attendre sans bloquer',
  })
  title: string;

  @TextField({
    lines: true,
    max: 1000,
    description: 'Pourquoi lire ce tutoriel à ce moment ; peut être vide.',
    example: 'Lisez, puis faites l’exercice.',
  })
  description: string;
}

export class StepsBody {
  @ApiProperty({ type: [StepBody], minItems: 1, maxItems: MAX_STEPS, description: 'Dans l’ordre voulu.' })
  @Type(() => StepBody)
  @ValidateNested({ each: true, message: STEPS })
  @ArrayUnique((step: Partial<StepBody> | null) => step?.tutorialId, { message: TWICE })
  @ArrayMaxSize(MAX_STEPS, { message: STEPS })
  @ArrayMinSize(1, { message: STEPS })
  @IsArray({ message: STEPS })
  steps: StepBody[];
}

export class AdminPathStepDto extends OmitType(PathStepDto, ['isCompleted'] as const) {}

/** A path for administrators, published or not. */
export class AdminPathDto extends OmitType(LearningPathDto, ['progress', 'steps'] as const) {
  @ApiProperty({ description: 'Si les visiteurs voient le parcours.' })
  isPublished: boolean;

  @ApiProperty({ type: [AdminPathStepDto], description: 'Dans l’ordre du parcours.' })
  steps: AdminPathStepDto[];
}

export class AdminPathListDto {
  @ApiProperty({ type: [AdminPathDto] })
  paths: AdminPathDto[];

  @ApiProperty({ type: 'integer', description: 'Nombre de parcours, donnés ici ou non.' })
  total: number;
}

export function toAdminPathDto(advance: PathProgress): AdminPathDto {
  const { progress, steps, ...path } = toLearningPathDto(advance);
  return {
    ...path,
    isPublished: advance.path.isPublished,
    steps: steps.map(({ isCompleted, ...step }) => step),
  };
}
