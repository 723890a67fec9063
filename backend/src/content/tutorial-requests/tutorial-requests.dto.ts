import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../../platform/common/body-fields.js';
import { ConsolePageQuery } from '../../platform/common/page-query.js';
import { ChoiceParam, TextParam } from '../../platform/common/query-params.js';
import type { TutorialRequest } from './tutorial-request.entity.js';
import { requestSorts, type RequestSort } from './tutorial-requests.service.js';

export class TutorialRequestBody {
  @TextField({
    min: 3,
    max: 200,
    tooShort: 'Dites en quelques mots ce que vous cherchez : 3 caractères au moins.',
    tooLong: 'Dites en quelques mots ce que vous cherchez : 200 caractères au plus.',
    example: 'Régler un collimateur',
  })
  text: string;
}

export class TutorialRequestsQuery extends ConsolePageQuery {
  @ChoiceParam(requestSorts, 'Ce qui donne l’ordre.', 'times')
  sort?: RequestSort;

  @TextParam(200, 'Texte à trouver dans les demandes, sans égard à la casse ni aux accents.', 'collimateur')
  q?: string;
}

export class TutorialRequestDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'Régler un collimateur', description: 'Tel qu’il a été écrit la première fois.' })
  text: string;

  @ApiProperty({ type: 'integer', description: 'Combien de fois il a été demandé.' })
  times: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  lastAskedAt: string;
}

export class TutorialRequestListDto {
  @ApiProperty({ type: [TutorialRequestDto] })
  requests: TutorialRequestDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

export function toTutorialRequestDto(request: TutorialRequest): TutorialRequestDto {
  const { id, text, times, createdAt, lastAskedAt } = request;
  return { id, text, times, createdAt: createdAt.toISOString(), lastAskedAt: lastAskedAt.toISOString() };
}
