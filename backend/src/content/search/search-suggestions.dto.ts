import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { TextParam } from '../../platform/common/query-params.js';
import { PreparationDto } from '../search-index/preparation.dto.js';
import { marksProperty, type Mark } from './search.dto.js';

export class SearchSuggestionsQuery {
  @TextParam(200, 'Ce qui a été tapé jusqu’ici.', 'asyn')
  query?: string;
}

class SuggestionDto {
  @ApiProperty({ example: 'Asynchrone' })
  text: string;

  @ApiProperty(marksProperty)
  marks: Mark[];
}

export class TutorialSuggestionDto extends SuggestionDto {
  @ApiProperty({ enum: ['tutorial'] })
  kind: 'tutorial';

  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'Programmation' })
  domainName: string;
}

export class DomainSuggestionDto extends SuggestionDto {
  @ApiProperty({ enum: ['domain'] })
  kind: 'domain';

  @ApiProperty({ type: 'integer' })
  id: number;
}

export class TagSuggestionDto extends SuggestionDto {
  @ApiProperty({ enum: ['tag'] })
  kind: 'tag';
}

@ApiExtraModels(TutorialSuggestionDto, DomainSuggestionDto, TagSuggestionDto)
export class SuggestionListDto {
  @ApiProperty({
    type: 'array',
    items: {
      oneOf: [TutorialSuggestionDto, DomainSuggestionDto, TagSuggestionDto].map((type) => ({
        $ref: getSchemaPath(type),
      })),
    },
    description: 'Des tutoriels, des domaines et des étiquettes, dix au plus.',
  })
  suggestions: (TutorialSuggestionDto | DomainSuggestionDto | TagSuggestionDto)[];

  @ApiProperty({
    type: PreparationDto,
    nullable: true,
    description:
      'Tant que la recherche ne connaît pas encore tous les tutoriels depuis le démarrage ; sinon null.',
  })
  preparing: PreparationDto | null;
}
