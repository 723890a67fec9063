import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsString, Matches, ValidateIf } from 'class-validator';
import { LINE, MaxCharacters, MinCharacters, trimmed } from '../../platform/common/plain-text.js';
import { IdField, IdListField } from '../../platform/common/body-fields.js';
import { SLUG, SLUG_LENGTH } from './slug.js';

/** Limit of domains per site, and of ids in one reorder call. */
export const MAX_DOMAINS = 200;

interface TextRules {
  min: number;
  max: number;
  pattern: RegExp;
  message: string;
  example: string;
}

const texts = {
  name: {
    min: 2,
    max: 80,
    pattern: LINE,
    message: 'Le nom du domaine doit contenir 2 à 80 caractères.',
    example: 'Programmation',
  },
  slug: {
    min: 1,
    max: SLUG_LENGTH,
    pattern: SLUG,
    message: `L’adresse s’écrit en minuscules sans accents, chiffres et tirets, avec une lettre au moins, en ${SLUG_LENGTH} caractères au plus.`,
    example: 'programmation',
  },
  description: {
    min: 1,
    max: 1000,
    pattern: LINE,
    message: 'La description doit contenir 1 à 1000 caractères, sur une ligne.',
    example: 'Du premier script à l’architecture.',
  },
  icon: {
    min: 1,
    max: 60,
    pattern: /^[\w-]+$/,
    message: 'Le nom de l’icône ne peut contenir que des lettres, chiffres et tirets.',
    example: 'code',
  },
} satisfies Record<string, TextRules>;

function Text({ min, max, pattern, message }: TextRules): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => trimmed(value)),
    Matches(pattern, { message }),
    MinCharacters(min, { message }),
    MaxCharacters(max, { message }),
    IsString({ message }),
  );
}

function describe({ min, max, pattern, example }: TextRules) {
  return { type: String, minLength: min, maxLength: max, pattern: pattern.source, example };
}

function NewText(rules: TextRules): PropertyDecorator {
  return applyDecorators(ApiProperty(describe(rules)), Text(rules));
}

/** A text that may be omitted but not null, since the columns of a domain are not nullable. */
function ChangedText(rules: TextRules): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional(describe(rules)),
    ValidateIf((_, value) => value !== undefined),
    Text(rules),
  );
}

function HiddenField(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: Boolean, description: 'Absent des listes que voient les visiteurs.' }),
    ValidateIf((_, value) => value !== undefined),
    IsBoolean({ message: 'Dites si le domaine est masqué, par true ou false.' }),
  );
}

const colour = (example: string): TextRules => ({
  min: 4,
  max: 7,
  pattern: /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i,
  message: 'Les couleurs s’écrivent comme #0c6a64.',
  example,
});

export class DomainOrderBody {
  @IdListField({
    min: 1,
    max: MAX_DOMAINS,
    tooShort: 'Donnez tous les domaines, chacun une fois.',
    message: 'Donnez tous les domaines, chacun une fois.',
  })
  ids: number[];
}

export class DomainBody {
  @NewText(texts.name)
  name: string;

  /** Derived from the name when omitted. */
  @ChangedText(texts.slug)
  slug?: string;

  @NewText(texts.description)
  description: string;

  @NewText(texts.icon)
  icon: string;

  @NewText(colour('#e3f4f3'))
  iconBg: string;

  @NewText(colour('#0c6a64'))
  iconColor: string;

  @HiddenField()
  isHidden?: boolean;
}

export class DomainChangesBody {
  @ChangedText(texts.name)
  name?: string;

  @ChangedText(texts.slug)
  slug?: string;

  @ChangedText(texts.description)
  description?: string;

  @ChangedText(texts.icon)
  icon?: string;

  @ChangedText(colour('#e3f4f3'))
  iconBg?: string;

  @ChangedText(colour('#0c6a64'))
  iconColor?: string;

  @HiddenField()
  isHidden?: boolean;
}

export class DomainMoveBody {
  @IdField({ message: 'Choisissez le domaine qui reçoit les tutoriels.' })
  into: number;
}
