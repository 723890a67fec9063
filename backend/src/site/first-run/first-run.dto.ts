import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { firstRunSteps, type FirstRunStep } from '../../platform/settings/site-state.js';
import { checks, type Check, type CheckedItem } from './checklist.service.js';
import type { DemoContent } from './demo-content.service.js';
import type { FirstRun, StepState } from './first-run.service.js';

const states = ['todo', 'done', 'later'] as const;
const decisions = ['done', 'later'] as const;

class FirstRunStepDto {
  @ApiProperty({ enum: firstRunSteps })
  name: FirstRunStep;

  @ApiProperty({ enum: states, description: 'later : remis à plus tard.' })
  state: StepState;
}

export class FirstRunDto implements FirstRun {
  @ApiProperty({
    description: 'Si la console y conduit : il reste une étape ni faite ni remise à plus tard.',
  })
  isDue: boolean;

  @ApiProperty({ type: [FirstRunStepDto] })
  steps: FirstRunStepDto[];

  @ApiProperty({ description: 'L’adresse que le site croit avoir.', example: 'https://exemple.fr' })
  publicUrl: string;
}

export class StepBody {
  @ApiProperty({ enum: decisions })
  @IsIn(decisions, { message: 'Une étape est faite (done) ou remise à plus tard (later).' })
  state: (typeof decisions)[number];
}

class CheckedItemDto implements CheckedItem {
  @ApiProperty({ enum: checks })
  name: Check;

  @ApiProperty()
  isDone: boolean;

  @ApiProperty({ description: 'Si quelqu’un doit le dire, faute qu’un programme puisse le savoir.' })
  isAttestable: boolean;
}

export class ChecklistDto {
  @ApiProperty({ type: [CheckedItemDto] })
  items: CheckedItemDto[];
}

export class AttestBody {
  @ApiProperty()
  @IsBoolean({ message: 'Le champ « $property » doit valoir vrai ou faux.' })
  isTrue: boolean;
}

export class DemoContentDto implements DemoContent {
  @ApiProperty({ description: 'Si le site a encore le contenu avec lequel il est venu.' })
  isThere: boolean;

  @ApiProperty({ type: 'integer', description: 'Tutoriels qui partent.' })
  tutorials: number;

  @ApiProperty({ type: 'integer', description: 'Membres qui partent.' })
  members: number;

  @ApiProperty({ type: 'integer', description: 'Commentaires qui partent avec eux.' })
  comments: number;

  @ApiProperty({ type: 'integer', description: 'Parcours qui partent.' })
  paths: number;

  @ApiProperty({
    type: [String],
    description: 'Titres de ce qui reste, parce que quelqu’un y a écrit depuis.',
    example: ['Écrire des contrastes lisibles'],
  })
  kept: string[];
}
