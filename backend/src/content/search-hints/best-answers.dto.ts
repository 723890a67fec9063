import { ApiProperty } from '@nestjs/swagger';
import { IdField, TextField } from '../../platform/common/body-fields.js';
import { ConsolePageQuery } from '../../platform/common/page-query.js';
import { ChoiceParam, TextParam } from '../../platform/common/query-params.js';
import { bestAnswerSorts, type BestAnswerSort, type ListedBestAnswer } from './best-answers.service.js';

export class BestAnswerBody {
  @TextField({
    min: 2,
    max: 100,
    tooShort: 'Donnez le texte cherché : 2 caractères au moins.',
    tooLong: 'Donnez le texte cherché : 100 caractères au plus.',
    description: 'Le texte cherché, sans égard à la casse ni aux accents.',
    example: 'faire une visio',
  })
  text: string;

  @IdField({ message: 'Choisissez le tutoriel qui vient en premier.' })
  tutorialId: number;
}

export class BestAnswersQuery extends ConsolePageQuery {
  @ChoiceParam(bestAnswerSorts, 'Ce qui donne l’ordre.', 'id')
  sort?: BestAnswerSort;

  @TextParam(
    100,
    'Texte à trouver dans ceux qui sont cherchés, sans égard à la casse ni aux accents.',
    'visio',
  )
  q?: string;
}

export class BestAnswerDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'faire une visio' })
  text: string;

  @ApiProperty({ type: 'integer' })
  tutorialId: number;

  @ApiProperty({ example: 'Réussir une visioconférence' })
  tutorialTitle: string;

  @ApiProperty({ description: 'Un tutoriel retiré ne vient en premier pour personne.' })
  isPublished: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class BestAnswerListDto {
  @ApiProperty({ type: [BestAnswerDto] })
  answers: BestAnswerDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

export function toBestAnswerDto({ answer, title, isPublished }: ListedBestAnswer): BestAnswerDto {
  const { id, text, tutorialId, createdAt } = answer;
  return { id, text, tutorialId, tutorialTitle: title, isPublished, createdAt: createdAt.toISOString() };
}
