import { ConflictException } from '@nestjs/common';
import { errorBody } from '../../platform/common/error-codes.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';

export function addressTaken(): ConflictException {
  const message = 'Cette adresse e-mail est déjà utilisée.';
  return new ConflictException(errorBody('already_exists', message, { email: message }));
}

/** Turns a unique violation of an email change into a refusal. @throws ConflictException when the address is taken */
export async function unlessAddressTaken<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    throw isUniqueViolation(error) ? addressTaken() : error;
  }
}
