import { BadRequestException, Injectable, Optional, type PipeTransform } from '@nestjs/common';

/** Largest id that both databases can store. */
export const MAX_ID = 2_147_483_647;

/** Whether a text writes an id: plain digits without leading zeros. It may exceed `MAX_ID`. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}

/** Parses an id in a path. `refusal` is the message of the 404, word for word. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  constructor(
    @Optional() private readonly refusal: string = 'L’identifiant doit être un nombre entier supérieur à 0.',
  ) {}

  transform(value: string): number {
    if (!isId(value)) throw new BadRequestException({ message: this.refusal });
    return Number(value);
  }
}
