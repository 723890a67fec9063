import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Matches, ValidateBy, ValidateIf } from 'class-validator';
import { MEDIA_PATH, TextField } from '../../platform/common/body-fields.js';
import { settingDefinitions, settingProblem } from '../../platform/settings/setting-definitions.js';

/** May be absent; null restores the built-in value. */
export const isGiven = (_: object, value: unknown) => value !== undefined && value !== null;

export function ImageField(description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: String,
      maxLength: 60,
      nullable: true,
      description,
      example: '/media/0c/0c6a640c6a640c6a640c6a64.webp',
    }),
    ValidateIf(isGiven),
    Matches(MEDIA_PATH, { message: 'Envoyez d’abord l’image au site.' }),
  );
}

export const line = (max: number, example: string) => TextField({ max, optional: true, example });
export const lines = (max: number, example: string) =>
  TextField({ max, optional: true, lines: true, example });

/** Applies the rules of a setting; the field cannot be empty. */
export function SettingField(name: 'siteName' | 'siteDescription'): PropertyDecorator {
  const { maxLength, label } = settingDefinitions[name];
  return applyDecorators(
    ApiPropertyOptional({ type: String, minLength: 1, maxLength, description: label }),
    ValidateIf((_, value) => value !== undefined),
    ValidateBy(
      { name: 'isSetting', validator: { validate: (value) => !settingProblem(name, value) } },
      { message: ({ value }) => settingProblem(name, value)! },
    ),
  );
}
