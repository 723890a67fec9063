import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsOptional,
  Matches,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { MaxCharacters } from '../../platform/common/plain-text.js';
import { SLUG, SLUG_LENGTH } from '../../content/domains/slug.js';
import { TextField } from '../../platform/common/body-fields.js';
import { isGiven } from './appearance-fields.js';

const MAX_EXPERTISE = 30;
const EXPERTISE = 'Donnez une liste de domaines d’expertise.';
const TWICE = 'Chaque domaine d’expertise ne peut paraître qu’une fois.';

export class ExpertiseDto {
  @ApiPropertyOptional({
    type: String,
    maxLength: SLUG_LENGTH,
    description: 'Ce que les membres en ont ; fait du nom s’il manque, et gardé quand le nom change.',
    example: 'voile',
  })
  @IsOptional()
  @Matches(SLUG, { message: 'Le code d’un domaine d’expertise s’écrit comme faire-du-pain.' })
  @MaxCharacters(SLUG_LENGTH, { message: 'Le code d’un domaine d’expertise est trop long.' })
  code?: string;

  @TextField({ min: 1, max: 60, tooShort: 'Un domaine d’expertise a un nom.', example: 'Voile' })
  label: string;
}

export class ContributorsDto {
  @ApiPropertyOptional({
    type: [ExpertiseDto],
    minItems: 1,
    maxItems: MAX_EXPERTISE,
    nullable: true,
    description: 'Domaines d’expertise proposés aux contributeurs ; null rend les douze d’origine.',
  })
  @ValidateIf(isGiven)
  @ValidateNested({ each: true, message: EXPERTISE })
  @Type(() => ExpertiseDto)
  @ArrayUnique((each: Partial<ExpertiseDto> | null) => each?.label, { message: TWICE })
  @ArrayUnique((each: Partial<ExpertiseDto> | null) => each?.code ?? each, { message: TWICE })
  @ArrayMinSize(1, { message: 'Donnez au moins un domaine d’expertise.' })
  @ArrayMaxSize(MAX_EXPERTISE, { message: `${MAX_EXPERTISE} domaines d’expertise au plus.` })
  @IsArray({ message: EXPERTISE })
  expertise?: ExpertiseDto[] | null;
}
