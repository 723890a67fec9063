import { lengthOf } from '@passerelle/api-client/text-length';
import { ValidateBy, type ValidationOptions } from 'class-validator';

/* class-validator’s own MinLength and MaxLength do not count the selectors in emoji such as ❤️. */

export function MinCharacters(min: number, options?: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && lengthOf(value) >= min;
  return ValidateBy({ name: 'minCharacters', validator: { validate } }, options);
}

export function MaxCharacters(max: number, options?: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && lengthOf(value) <= max;
  return ValidateBy({ name: 'maxCharacters', validator: { validate } }, options);
}
