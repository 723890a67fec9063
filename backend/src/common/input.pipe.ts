import {
  type ArgumentMetadata,
  BadRequestException,
  ValidationPipe,
  type ValidationError,
} from '@nestjs/common';

/** Deeper than any body that a route takes, and shallow enough for whatever goes through one by calling itself. */
const MAX_DEPTH = 10;

/** Checks bodies and query strings against their DTO; a refusal names each field in French. */
export class InputPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      stopAtFirstError: true,
      exceptionFactory: (failures) => {
        const errors = Object.fromEntries(
          failures.map((failure) => [failure.property, firstMessage(failure)]),
        );
        return new BadRequestException({ message: Object.values(errors).join(' '), errors });
      },
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // A route reads its parameters itself; here `1e3` would become the number 1000 first.
    if (metadata.type === 'param') return value;
    if (metadata.type === 'body') refuseOddBody(value);
    return super.transform(value, metadata) as Promise<unknown>;
  }
}

function refuseOddBody(body: unknown): void {
  if (Array.isArray(body)) throw new BadRequestException('Le contenu envoyé doit être un objet JSON.');
  if (isDeeper(body, MAX_DEPTH)) throw new BadRequestException('Le contenu envoyé est trop imbriqué.');
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((item) => isDeeper(item, depth - 1));
}

function firstMessage(failure: ValidationError): string {
  const [message] = Object.values(failure.constraints ?? {});
  if (message) return message;
  const [child] = failure.children ?? [];
  return child ? firstMessage(child) : `La valeur de « ${failure.property} » n’est pas valable.`;
}
