import { ApiProperty } from '@nestjs/swagger';
import { ConsolePageQuery } from '../../platform/common/page-query.js';
import { ChoiceParam } from '../../platform/common/query-params.js';
import { type AskedText, states } from '../asked-searches/asked-searches.service.js';
import { hintKinds, type HintKind } from './search-hints.service.js';

export class AskedSearchesQuery extends ConsolePageQuery {
  @ChoiceParam(['asked'], 'Ce qui donne l’ordre.', 'asked')
  sort?: 'asked';

  @ChoiceParam(states, 'Celles qui n’ont rien trouvé, ou celles dont personne n’a ouvert de réponse.')
  state?: (typeof states)[number];
}

export class AskedSearchDto implements AskedText {
  @ApiProperty({
    enum: hintKinds,
    isArray: true,
    description:
      'Ce qui lui a été appris : une meilleure réponse à ce texte même, ou un synonyme d’un de ses mots.',
  })
  taught: HintKind[];

  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ description: 'En minuscules, sans accents.', example: 'tableau croise' })
  text: string;

  @ApiProperty({ type: 'integer', description: 'Nombre de recherches en douze semaines.' })
  asked: number;

  @ApiProperty({ type: 'integer', description: 'Nombre de celles qui n’ont rien trouvé.' })
  unanswered: number;

  @ApiProperty({ type: 'integer', description: 'Nombre de réponses ouvertes.' })
  opened: number;

  @ApiProperty({ format: 'date', description: 'Le lundi de la dernière semaine où elle a été faite.' })
  lastWeek: string;
}

export class AskedSearchListDto {
  @ApiProperty({ type: [AskedSearchDto] })
  searches: AskedSearchDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}
