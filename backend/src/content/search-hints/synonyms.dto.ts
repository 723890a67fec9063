import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, Matches } from 'class-validator';
import { LINE, MaxCharacters, MinCharacters, trimmed } from '../../platform/common/plain-text.js';
import { ConsolePageQuery } from '../../platform/common/page-query.js';
import { ChoiceParam, TextParam } from '../../platform/common/query-params.js';
import type { SynonymGroup } from './synonym-group.entity.js';
import { synonymSorts, type SynonymSort } from './synonyms.service.js';

const FEWEST = 2;
const MOST = 8;
const SHORTEST = 2;
const LONGEST = 60;

/** A list of short single-line texts. */
function SynonymListField(): PropertyDecorator {
  const count = `Donnez de ${FEWEST} à ${MOST} synonymes.`;
  const each = `Chaque synonyme doit contenir de ${SHORTEST} à ${LONGEST} caractères, sur une ligne, sans virgule ni signe égal.`;
  const item = /^[^,=]*$/;
  return applyDecorators(
    ApiProperty({
      type: 'array',
      minItems: FEWEST,
      maxItems: MOST,
      items: { type: 'string', minLength: SHORTEST, maxLength: LONGEST, pattern: item.source },
      example: ['visio', 'visioconférence'],
    }),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(trimmed) : value)),
    Matches(LINE, { each: true, message: each }),
    Matches(item, { each: true, message: each }),
    MinCharacters(SHORTEST, { each: true, message: each }),
    MaxCharacters(LONGEST, { each: true, message: each }),
    IsString({ each: true, message: each }),
    ArrayMinSize(FEWEST, { message: count }),
    ArrayMaxSize(MOST, { message: count }),
    IsArray({ message: count }),
  );
}

export class SynonymsBody {
  @SynonymListField()
  texts: string[];
}

export class SynonymsQuery extends ConsolePageQuery {
  @ChoiceParam(synonymSorts, 'Ce qui donne l’ordre.', 'id')
  sort?: SynonymSort;

  @TextParam(60, 'Texte à trouver dans les synonymes, sans égard à la casse ni aux accents.', 'visio')
  q?: string;
}

export class SynonymGroupDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: [String], example: ['visio', 'visioconférence'] })
  texts: string[];

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class SynonymGroupListDto {
  @ApiProperty({ type: [SynonymGroupDto] })
  synonyms: SynonymGroupDto[];

  @ApiProperty({ type: 'integer' })
  total: number;
}

export function toSynonymGroupDto({ id, texts, createdAt }: SynonymGroup): SynonymGroupDto {
  return { id, texts, createdAt: createdAt.toISOString() };
}
