import { ApiProperty } from '@nestjs/swagger';
import { difficulties, type Difficulty } from '../revisions/written-text.js';
import { badgeVariants, type BadgeVariant } from './learning-path.entity.js';
import type { PathProgress, StepProgress } from './path-progress.js';

export class PathStepDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'Attendre sans bloquer' })
  title: string;

  @ApiProperty({ example: 'Lisez, puis faites l’exercice.' })
  description: string;

  @ApiProperty({ type: 'integer' })
  tutorialId: number;

  @ApiProperty({ type: 'integer', description: 'Temps de lecture du tutoriel en minutes.' })
  duration: number;

  @ApiProperty({ description: 'Si le membre a terminé le tutoriel ; non, pour un visiteur.' })
  isCompleted: boolean;
}

export class LearningPathDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'Premiers pas en JavaScript' })
  title: string;

  @ApiProperty({ example: 'Du premier script aux promesses.' })
  description: string;

  @ApiProperty({ example: 'Programmation' })
  category: string;

  @ApiProperty({ enum: difficulties })
  level: Difficulty;

  @ApiProperty({ type: 'integer', description: 'Temps de lecture de toutes les étapes en minutes.' })
  duration: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: 100,
    description: 'Part des étapes que le membre a terminées, arrondie ; 0 pour un visiteur.',
  })
  progress: number;

  @ApiProperty({ type: String, nullable: true, example: 'Nouveau' })
  badgeText: string | null;

  @ApiProperty({ enum: badgeVariants })
  badgeVariant: BadgeVariant;

  @ApiProperty({ type: [PathStepDto], description: 'Dans l’ordre du parcours.' })
  steps: PathStepDto[];
}

export class LearningPathListDto {
  @ApiProperty({ type: [LearningPathDto] })
  paths: LearningPathDto[];

  @ApiProperty({ type: 'integer', description: 'Nombre de parcours, donnés ici ou non.' })
  total: number;
}

export function toLearningPathDto({ path, steps, duration, progress }: PathProgress): LearningPathDto {
  return {
    id: path.id,
    title: path.title,
    description: path.description,
    category: path.category,
    level: path.level,
    duration,
    progress,
    badgeText: path.badgeText,
    badgeVariant: path.badgeVariant,
    steps: steps.map(toStepDto),
  };
}

function toStepDto({ step, duration, isCompleted }: StepProgress): PathStepDto {
  const { id, title, description, tutorialId } = step;
  return { id, title, description, tutorialId, duration, isCompleted };
}
