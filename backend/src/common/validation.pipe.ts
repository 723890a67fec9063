import { BadRequestException, ValidationPipe, type ValidationError } from '@nestjs/common';

/** Checks bodies and query strings against their DTO; a refusal names each field in French. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    exceptionFactory: (failures) => {
      const errors = Object.fromEntries(failures.map((failure) => [failure.property, firstMessage(failure)]));
      return new BadRequestException({ message: Object.values(errors).join(' '), errors });
    },
  });
}

function firstMessage(failure: ValidationError): string {
  const [message] = Object.values(failure.constraints ?? {});
  if (message) return message;
  const [child] = failure.children ?? [];
  return child ? firstMessage(child) : `La valeur de « ${failure.property} » n’est pas valable.`;
}
