import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Length, Matches, ValidateIf } from 'class-validator';
import { IdListField } from '../../platform/common/body-fields.js';
import { LINE, trimmed } from '../../platform/common/plain-text.js';

/** A text that may be left out, but not be null: a column of a domain always holds something. */
function ChangedText(rules: {
  min: number;
  max: number;
  pattern: RegExp;
  message: string;
  example: string;
}): PropertyDecorator {
  const { min, max, pattern, message, example } = rules;
  return applyDecorators(
    ApiPropertyOptional({ type: String, minLength: min, maxLength: max, pattern: pattern.source, example }),
    Transform(({ value }) => trimmed(value)),
    ValidateIf((_, value) => value !== undefined),
    Matches(pattern, { message }),
    Length(min, max, { message }),
    IsString({ message }),
  );
}

const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const colourMessage = 'Les couleurs s’écrivent comme #0c6a64.';

export class DomainOrderBody {
  @IdListField({
    min: 1,
    max: 200,
    tooShort: 'Donnez tous les domaines, chacun une fois.',
    message: 'Donnez tous les domaines, chacun une fois.',
  })
  ids: number[];
}

export class DomainChangesBody {
  @ChangedText({
    min: 2,
    max: 80,
    pattern: LINE,
    message: 'Le nom du domaine doit contenir 2 à 80 caractères.',
    example: 'Programmation',
  })
  name?: string;

  @ChangedText({
    min: 1,
    max: 1000,
    pattern: LINE,
    message: 'La description doit contenir 1 à 1000 caractères, sur une ligne.',
    example: 'Du premier script à l’architecture.',
  })
  description?: string;

  @ChangedText({
    min: 1,
    max: 60,
    pattern: /^[\w-]+$/,
    message: 'Le nom de l’icône ne peut contenir que des lettres, chiffres et tirets.',
    example: 'code',
  })
  icon?: string;

  @ChangedText({ min: 4, max: 7, pattern: COLOUR, message: colourMessage, example: '#e3f4f3' })
  iconBg?: string;

  @ChangedText({ min: 4, max: 7, pattern: COLOUR, message: colourMessage, example: '#0c6a64' })
  iconColor?: string;
}
